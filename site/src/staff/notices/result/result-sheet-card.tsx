import type { StaffGovtResult } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { Icon, useFigures, useTask, useTexts } from '../../foundation/index.ts'
import { SheetButton } from '../fields/sheet-button.tsx'
import { SheetDrop } from '../fields/sheet-drop.tsx'
import styles from './result-sheet.module.css'
import { SheetColumns } from './sheet-columns.tsx'
import type { ResultSheetState } from './use-result-sheet.ts'

interface ResultSheetCardProps {
  result: StaffGovtResult | null
  state: ResultSheetState
}

/** The sheet of numbers: sent, read, its columns named, taken in. */
export function ResultSheetCard({ result, state }: ResultSheetCardProps): ReactElement {
  const t = useTexts('notices')
  const { number } = useFigures()
  const title = useId()
  const { sheet, isSending, problem } = state
  const isUnderWay = sheet?.state === 'reading' || sheet?.state === 'importing'
  const send = (file: File) => void state.send(file)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('notices.numbers_sheet')}</h2>
        {sheet && (
          <span className="staff-small">
            {sheet.rows > 0 ? t('notices.sheet_rows', { name: sheet.name, count: number(sheet.rows) }) : sheet.name}
          </span>
        )}
        {sheet && !isUnderWay && <SheetButton label={t('notices.other_sheet')} isBusy={isSending} onFile={send} />}
      </header>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {sheet === null && (
        <SheetDrop
          title={t('notices.drop_numbers')}
          text={t('notices.drop_numbers_text')}
          isBusy={isSending}
          onFile={send}
        />
      )}
      {sheet && isUnderWay && <Progress job={sheet.job} rows={sheet.rows} isImporting={sheet.state === 'importing'} />}
      {sheet?.state === 'failed' && (
        <div className={styles.end} data-tone="wrong" role="alert">
          <Icon name="circle-x" />
          <p>
            <b>{t('notices.sheet_failed')}</b> {t(`notices.failure.${sheet.failure ?? 'something_wrong'}`)}
          </p>
        </div>
      )}
      {sheet?.state === 'done' && (
        <div className={styles.end} role="status">
          <Icon name="circle-check" />
          <p>
            <b>{t('notices.taken', { count: number(sheet.numbers) })}</b> {t('notices.taken_text')}
          </p>
        </div>
      )}
      {sheet && !isUnderWay && sheet.columns.length > 0 && (
        <SheetColumns
          key={`${sheet.id} ${sheet.state}`}
          sheet={sheet}
          before={result?.shown.numbers ?? 0}
          take={state.take}
        />
      )}
    </section>
  )
}

interface ProgressProps {
  job: string | null
  rows: number
  isImporting: boolean
}

function Progress({ job, rows, isImporting }: ProgressProps): ReactElement {
  const t = useTexts('notices')
  const { number } = useFigures()
  const { task } = useTask(job)
  const total = task?.total || rows
  const label = t(isImporting ? 'notices.importing' : 'notices.reading')
  return (
    <div className={styles.progress} role="status">
      <p>
        <b>{label}</b>{' '}
        {total > 0 && (
          <span className="staff-num">
            {t('notices.progress', { done: number(task?.done ?? 0), total: number(total) })}
          </span>
        )}
      </p>
      <progress {...(total > 0 && { value: task?.done ?? 0, max: total })} aria-label={label} />
      <p className="staff-small">{t('notices.may_leave')}</p>
    </div>
  )
}
