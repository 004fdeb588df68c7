import { Button } from '@mantine/core'
import type { StaffResult, SubjectMarks } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { Icon, saveFile, useAddress, useStaff, useTexts, useToldAct } from '../foundation/index.ts'
import { PrintedList } from './printed-list.tsx'

/** So many lines are printed; a file holds them all. */
const mostPrinted = 2_000

export interface WholeList {
  readonly title: string
  readonly subjects: readonly SubjectMarks[]
  readonly results: readonly StaffResult[]
  readonly count: number
}

/** The list as files, and on paper: everybody whom the search finds. */
export function ResultFiles({ exam }: { exam: string }): ReactElement {
  const t = useTexts('results')
  const admin = useStaff()
  const act = useToldAct()
  const [address] = useAddress()
  const [busy, setBusy] = useState<'csv' | 'xlsx' | 'print' | null>(null)
  const [printed, setPrinted] = useState<WholeList | null>(null)
  const search = address.get('search') ?? undefined
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(format)
    await act(async () => {
      const file = await admin.results.file(exam, format, search)
      saveFile(`results-${exam}.${format}`, file, file.type)
    }, t('list.csv_done'))
    setBusy(null)
  }
  const readAll = async () => {
    let page = await admin.results.list(exam, { search, pageSize: 100 })
    const results = [...page.results]
    while (page.next && results.length < mostPrinted) {
      const cursor = new URL(page.next, location.origin).searchParams.get('cursor') ?? undefined
      page = await admin.results.list(exam, { search, pageSize: 100, cursor })
      results.push(...page.results)
    }
    return { title: page.title, subjects: page.subjects, results, count: page.count }
  }
  const print = async () => {
    setBusy('print')
    await act(async () => setPrinted(await readAll()))
    setBusy(null)
  }
  return (
    <>
      {(['csv', 'xlsx'] as const).map(format => (
        <Button
          key={format}
          variant="default"
          leftSection={<Icon name="download" />}
          loading={busy === format}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <Button
        variant="default"
        leftSection={<Icon name="printer" />}
        loading={busy === 'print'}
        onClick={() => void print()}
      >
        {t('results.print')}
      </Button>
      {printed && <PrintedList list={printed} onPrinted={() => setPrinted(null)} />}
    </>
  )
}
