import type { ResultColumn, ResultSheet, StaffGovtResult } from '@prostuti/contract'
import { maxResultSheetBytes } from '@prostuti/contract/notices/bounds'
import { ApiError } from '@prostuti/sdk'
import { useEffect, useRef, useState } from 'react'
import { refusalWords, useFollowTask, useOutdate, useStaff, useTexts } from '../../foundation/index.ts'
import { formHref } from '../notice-kinds.ts'
import type { NoticeForm } from '../publishing/use-notice-form.ts'
import type { ResultValues } from './use-result-form.ts'

/** What each column holds, by its place. */
export type ColumnChoice = Readonly<Record<number, ResultColumn>>

export interface ResultSheetState {
  /** The last one; null: none was sent. */
  readonly sheet: ResultSheet | null
  readonly isSending: boolean
  /** Why the last file was not taken. */
  readonly problem: string | null
  /** A result that is not there yet is saved first. */
  send(file: File): Promise<void>
  take(choice: ColumnChoice): Promise<void>
}

const askMs = 1_000

const isUnderWay = (sheet: ResultSheet | null): boolean => sheet?.state === 'reading' || sheet?.state === 'importing'

/** The sheet of a result on its way in; what is under way is found again, and followed from page to page. */
export function useResultSheet(result: NoticeForm<ResultValues, StaffGovtResult>): ResultSheetState {
  const t = useTexts('notices')
  const { govtResults } = useStaff()
  const outdate = useOutdate()
  const { thing, refresh, savedId } = result
  const [newer, setNewer] = useState<ResultSheet | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sheet = newer ?? thing?.sheet ?? null
  const id = thing?.id ?? null
  useFollowed(sheet, id)

  const show = useRef((_: ResultSheet) => {})
  show.current = next => {
    setNewer(next)
    if (next.state !== 'done' || sheet?.state === 'done') return
    // Its numbers are the result's now.
    outdate(['notices', 'list'])
    refresh().catch((error: unknown) => console.warn('the result could not be read again', error))
  }

  const isBusy = isUnderWay(sheet)
  useEffect(() => {
    if (!isBusy || id === null) return
    const timer = setInterval(() => {
      govtResults.sheet(id).then(
        next => show.current(next),
        (error: unknown) => console.warn('the sheet could not be asked for', error),
      )
    }, askMs)
    return () => clearInterval(timer)
  }, [isBusy, id, govtResults])

  async function send(file: File): Promise<void> {
    setProblem(null)
    if (file.size > maxResultSheetBytes) return setProblem(t('notices.sheet_too_large'))
    setSending(true)
    try {
      const saved = await savedId()
      if (saved !== null) setNewer(await govtResults.readSheet(saved, file))
    } catch (error) {
      console.error('a sheet was not taken', error)
      const isOther = error instanceof ApiError && error.code === 'unsupported_type'
      setProblem(isOther ? t('notices.no_sheet') : refusalWords(t, error))
    }
    setSending(false)
  }

  async function take(choice: ColumnChoice): Promise<void> {
    if (id === null || !sheet) return
    const columns = sheet.columns.map(({ column, holds }) => ({ column, holds: choice[column] ?? holds }))
    setProblem(null)
    try {
      show.current(await govtResults.importSheet(id, columns))
    } catch (error) {
      console.error('a sheet was not taken in', error)
      const rules = error instanceof ApiError ? error.fields.map(({ message }) => message) : []
      setProblem(rules.join(' ') || refusalWords(t, error))
    }
  }

  return { sheet, isSending, problem, send, take }
}

/** Its card stands in the sidebar while it is under way. */
function useFollowed(sheet: ResultSheet | null, id: string | null): void {
  const t = useTexts('notices')
  const follow = useFollowTask()
  const job = isUnderWay(sheet) ? (sheet?.job ?? null) : null
  const name = sheet?.name ?? ''
  const isImporting = sheet?.state === 'importing'
  useEffect(() => {
    if (job === null || id === null) return
    follow({
      id: job,
      title: t(isImporting ? 'notices.job_importing' : 'notices.job_reading', { name }),
      href: formHref('result', id),
    })
  }, [job, id, name, isImporting, follow, t])
}
