import { ActionIcon } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import { noticeLengths } from '@prostuti/contract/text-lengths'
import { memo, type ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { isWhole, type RangeRow, type RowFinding } from './range-rows.ts'
import styles from './ranges.module.css'
import { RollInput } from './roll-input.tsx'

export interface RangeLineProps {
  row: RangeRow
  /** Its place in the form's table. */
  index: number
  finding: RowFinding | undefined
  /** What is wrong with a field of it, and which. */
  fault: string | undefined
  wrongField: string | undefined
  hasPlaces: boolean
  change(row: number, changes: Partial<RangeRow>): void
  remove(row: number): void
}

/** A range: its centre, its rolls, how many they are, and what is odd about it. */
export const RangeLine = memo(function RangeLine(props: RangeLineProps): ReactElement {
  const { row, index, finding, fault, wrongField, hasPlaces, change, remove } = props
  const t = useTexts('notices')
  const { number } = useFigures()
  const nameOf = (field: string) => t('notices.cell', { field, row: number(index + 1) })
  const text = (field: 'name' | 'hall' | 'address') => (
    <textarea
      className={styles.cell}
      rows={1}
      aria-label={nameOf(t(`notices.range.${field}`))}
      placeholder={field === 'name' ? undefined : t(`notices.range.${field}`)}
      aria-invalid={wrongField === field || undefined}
      data-path={`ranges.${index}.${field}`}
      maxLength={noticeLengths.centre}
      value={row[field]}
      onChange={event => change(row.row, { [field]: event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ') })}
    />
  )
  const roll = (field: 'from' | 'to') => (
    <RollInput
      label={nameOf(t(`notices.range.${field}`))}
      path={`ranges.${index}.${field}`}
      value={row[field]}
      isWrong={wrongField === field}
      onChange={value => change(row.row, { [field]: value })}
    />
  )
  return (
    <tr data-row={row.row} data-odd={finding !== undefined || fault !== undefined || undefined}>
      <td>
        {text('name')}
        {hasPlaces && (
          <div className={styles.places}>
            {text('hall')}
            {text('address')}
          </div>
        )}
      </td>
      <td>
        <div className={styles.rolls}>
          {roll('from')}
          <span aria-hidden="true">–</span>
          {roll('to')}
        </div>
      </td>
      <td className={`staff-num ${styles.count}`} data-header={t('notices.range.count')}>
        {isWhole(row) ? number(row.to - row.from + 1) : '—'}
      </td>
      <td>
        <Check finding={finding} fault={fault} />
      </td>
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--staff-control)"
          aria-label={t('notices.remove_row', { row: number(index + 1) })}
          onClick={() => remove(row.row)}
        >
          <Icon name="x" size={16} />
        </ActionIcon>
      </td>
    </tr>
  )
})

function Check({ finding, fault }: Pick<RangeLineProps, 'finding' | 'fault'>): ReactElement {
  const t = useTexts('notices')
  const { number } = useFigures()
  if (fault)
    return (
      <span className={styles.check} data-tone="wrong">
        <Icon name="circle-x" size={16} /> {fault}
      </span>
    )
  if (!finding)
    return (
      <span className={styles.check}>
        <Icon name="circle-check" size={16} /> {t('notices.row_right')}
      </span>
    )
  const count = number(finding.to - finding.from + 1)
  return (
    <span className={styles.check} data-tone="odd">
      <Icon name="triangle-alert" size={16} />{' '}
      {finding.kind === 'gap'
        ? t('notices.row_gap', { count })
        : t('notices.row_overlap', { count, name: finding.before.name })}
    </span>
  )
}
