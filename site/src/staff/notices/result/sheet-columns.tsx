import { Button, NativeSelect } from '@mantine/core'
import type { ResultColumn, ResultSheet } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from './result-sheet.module.css'
import { SheetFindings } from './sheet-findings.tsx'
import type { ColumnChoice } from './use-result-sheet.ts'

type Column = ResultSheet['columns'][number]

interface SheetColumnsProps {
  sheet: ResultSheet
  /** Numbers that the result has now. */
  before: number
  take(choice: ColumnChoice): Promise<void>
}

/** Which column holds what, with its first values; names, phones and their like cannot be chosen. */
export function SheetColumns({ sheet, before, take }: SheetColumnsProps): ReactElement {
  const t = useTexts('notices')
  const { number } = useFigures()
  const [choice, setChoice] = useState<ColumnChoice>({})
  const [isBusy, setBusy] = useState(false)
  const holds = ({ column, holds: guessed }: Column): ResultColumn => choice[column] ?? guessed
  const isChanged = sheet.columns.some(each => holds(each) !== each.holds)
  const hasNumber = sheet.columns.some(each => holds(each) === 'number')
  const mayTake = sheet.state !== 'done' || isChanged
  const choose = (column: number, value: ResultColumn) => {
    // Numbers and outcomes stand in one column each.
    const others = sheet.columns.filter(each => value !== 'none' && each.column !== column && holds(each) === value)
    setChoice({ ...choice, ...Object.fromEntries(others.map(each => [each.column, 'none'])), [column]: value })
  }
  const run = async () => {
    setBusy(true)
    await take(choice)
    setBusy(false)
  }
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('notices.column')}</th>
            <th scope="col">{t('notices.first_three')}</th>
            <th scope="col">{t('notices.holds')}</th>
            <th scope="col">{t('notices.range.check')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.columns.map(each => (
            <ColumnLine
              key={each.column}
              column={each}
              value={holds(each)}
              verdict={<Verdict sheet={sheet} column={each} value={holds(each)} />}
              onChange={value => choose(each.column, value)}
            />
          ))}
        </tbody>
      </table>
      <SheetFindings sheet={sheet} isOutdated={isChanged} />
      {mayTake && (
        <div className={styles.take}>
          <p className="staff-small">
            {!hasNumber
              ? t('notices.number_needed')
              : before > 0
                ? t('notices.replaces', { count: number(before) })
                : t('notices.comes_at_once')}
          </p>
          <Button variant="default" loading={isBusy} disabled={!hasNumber} onClick={() => void run()}>
            {isChanged ? t('notices.take') : t('notices.take_count', { count: number(sheet.numbers) })}
          </Button>
        </div>
      )}
    </>
  )
}

interface ColumnLineProps {
  column: Column
  value: ResultColumn
  verdict: ReactElement
  onChange(value: ResultColumn): void
}

function ColumnLine({ column, value, verdict, onChange }: ColumnLineProps): ReactElement {
  const t = useTexts('notices')
  const name = column.header || t('notices.column_number', { number: column.column + 1 })
  const isPrivate = column.private !== null
  return (
    <tr data-private={isPrivate || undefined}>
      <th scope="row">{name}</th>
      <td className={styles.samples}>{isPrivate ? t('notices.not_read') : column.samples.slice(0, 3).join(', ')}</td>
      <td>
        <NativeSelect
          aria-label={t('notices.holds_of', { column: name })}
          disabled={isPrivate}
          value={isPrivate ? 'none' : value}
          data={(['number', 'outcome', 'none'] as const).map(each => ({
            value: each,
            label: t(`notices.holds.${each}`),
          }))}
          onChange={event => onChange(event.currentTarget.value as ResultColumn)}
        />
      </td>
      <td className="staff-small">{verdict}</td>
    </tr>
  )
}

interface VerdictProps {
  sheet: ResultSheet
  column: Column
  value: ResultColumn
}

/** What was found in a column, or why it stays out. */
function Verdict({ sheet, column, value }: VerdictProps): ReactElement | null {
  const t = useTexts('notices')
  const { number } = useFigures()
  if (column.private) return <>{t(`notices.private.${column.private}`)}</>
  if (value === 'none') return null
  if (value !== column.holds) return <>{t('notices.counted_later')}</>
  const odd =
    value === 'number'
      ? [
          sheet.repeated.count > 0 && t('notices.twice', { count: number(sheet.repeated.count) }),
          sheet.refused_count > 0 && t('notices.no_number', { count: number(sheet.refused_count) }),
        ].filter(text => text !== false)
      : []
  if (odd.length === 0)
    return (
      <span className={styles.right}>
        <Icon name="circle-check" size={16} /> {t('notices.row_right')}
      </span>
    )
  return (
    <span className={styles.odd}>
      <Icon name="triangle-alert" size={16} /> {odd.join(', ')}
    </span>
  )
}
