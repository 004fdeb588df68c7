import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { UseFormReturnType } from '@mantine/form'
import { maxRanges } from '@prostuti/contract/notices/bounds'
import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { RangeLine } from './range-line.tsx'
import { type RangeRow, type RowFinding, withNewRow } from './range-rows.ts'
import styles from './ranges.module.css'
import type { SeatPlanValues } from './use-seat-plan-form.ts'

const pageSize = 50

export interface RangeTableProps {
  form: UseFormReturnType<SeatPlanValues>
  findings: readonly RowFinding[]
  /** The row to look at, as the findings' buttons say; a new object looks again. */
  wanted: { readonly row: number } | null
}

/** The centres of a seat plan as a table whose cells are typed in; a page of it at a time. */
export function RangeTable({ form, findings, wanted }: RangeTableProps): ReactElement {
  const t = useTexts('notices')
  const { number } = useFigures()
  const rows = form.values.ranges
  const [start, setStart] = useState(0)
  const [asksPlaces, setAsksPlaces] = useState<boolean | null>(null)
  const hasPlaces = asksPlaces ?? rows.some(({ hall, address }) => hall !== '' || address !== '')
  const [focused, setFocused] = useState<{ readonly path: string } | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const first = Math.min(start, Math.max(0, Math.floor((rows.length - 1) / pageSize) * pageSize))
  const latest = useRef(form)
  latest.current = form
  const byRow = new Map(findings.map(finding => [finding.row, finding]))

  const change = useCallback((row: number, changes: Partial<RangeRow>) => {
    const { values, setFieldValue, errors, clearFieldError } = latest.current
    const index = values.ranges.findIndex(each => each.row === row)
    setFieldValue(
      'ranges',
      values.ranges.map(each => (each.row === row ? { ...each, ...changes } : each)),
    )
    for (const path of Object.keys(errors)) if (path.startsWith(`ranges.${index}.`)) clearFieldError(path)
  }, [])
  const remove = useCallback((row: number) => {
    const { values, setFieldValue, errors, clearFieldError } = latest.current
    setFieldValue(
      'ranges',
      values.ranges.filter(each => each.row !== row),
    )
    // They name places, which are others now.
    for (const path of Object.keys(errors)) if (path.startsWith('ranges')) clearFieldError(path)
  }, [])

  const toRow = useCallback((index: number, field: string) => {
    setStart(Math.floor(index / pageSize) * pageSize)
    setFocused({ path: `ranges.${index}.${field}` })
  }, [])
  useEffect(() => {
    if (!focused) return
    const cell = table.current?.querySelector<HTMLElement>(`[data-path="${focused.path}"]`)
    cell?.focus()
    cell?.scrollIntoView({ block: 'nearest' })
  }, [focused])

  useEffect(() => {
    if (!wanted) return
    const index = latest.current.values.ranges.findIndex(each => each.row === wanted.row)
    if (index >= 0) toRow(index, 'from')
  }, [wanted, toRow])

  // A wrong cell on another page is looked at, as the form itself does with those that it sees.
  const firstWrong = Object.keys(form.errors)[0]
  useEffect(() => {
    const [name, index, field] = firstWrong?.split('.') ?? []
    if (name === 'ranges' && index !== undefined && field !== undefined) toRow(Number(index), field)
  }, [firstWrong, toRow])

  const add = () => {
    form.setFieldValue('ranges', withNewRow(rows))
    toRow(rows.length, 'name')
  }

  return (
    <>
      <table className={styles.table} ref={table} onKeyDown={goDown}>
        <thead>
          <tr>
            <th scope="col">{t('notices.range.name')}</th>
            <th scope="col">{t('notices.range.rolls')}</th>
            <th scope="col" className={styles.count}>
              {t('notices.range.count')}
            </th>
            <th scope="col">{t('notices.range.check')}</th>
            <th scope="col">
              <span className="hidden">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(first, first + pageSize).map((row, place) => {
            const index = first + place
            const path = Object.keys(form.errors).find(each => each.startsWith(`ranges.${index}.`))
            return (
              <RangeLine
                key={row.row}
                {...{ row, index, hasPlaces, change, remove }}
                finding={byRow.get(row.row)}
                fault={path === undefined ? undefined : String(form.errors[path])}
                wrongField={path?.split('.')[2]}
              />
            )
          })}
        </tbody>
      </table>
      <div className={styles.foot}>
        <Button
          variant="subtle"
          leftSection={<Icon name="plus" size={16} />}
          disabled={rows.length >= maxRanges}
          onClick={add}
        >
          {t('notices.add_row')}
        </Button>
        <Switch
          label={t('notices.with_places')}
          checked={hasPlaces}
          onChange={event => setAsksPlaces(event.currentTarget.checked)}
        />
        {rows.length > pageSize && (
          <span className={styles.pages}>
            <Button variant="default" disabled={first === 0} onClick={() => setStart(first - pageSize)}>
              <Icon name="chevron-left" size={16} />
              <span className="hidden">{t('notices.rows_before')}</span>
            </Button>
            <span className="staff-num">
              {t('list.range', {
                from: number(first + 1),
                to: number(Math.min(first + pageSize, rows.length)),
                count: number(rows.length),
              })}
            </span>
            <Button
              variant="default"
              disabled={first + pageSize >= rows.length}
              onClick={() => setStart(first + pageSize)}
            >
              <Icon name="chevron-right" size={16} />
              <span className="hidden">{t('notices.rows_after')}</span>
            </Button>
          </span>
        )}
      </div>
    </>
  )
}

/** Enter and the arrows go to the same cell of the next row, and do not save. */
function goDown(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  const path = event.target instanceof HTMLElement ? event.target.dataset.path : undefined
  if (step === undefined || path === undefined) return
  event.preventDefault()
  const [name, index, field] = path.split('.')
  event.currentTarget.querySelector<HTMLElement>(`[data-path="${name}.${Number(index) + step}.${field}"]`)?.focus()
}
