import { Checkbox, Skeleton } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../text/use-texts.ts'
import styles from './list-table.module.css'
import type { RowPlace, StaffColumn } from './list-types.ts'
import { useReorder } from './use-reorder.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { ListSelection } from './use-selection.ts'

interface ListTableProps<Row extends object> {
  name: string
  columns: readonly StaffColumn<Row>[]
  /** Null until the first page is there. */
  rows: readonly Row[] | null
  rowId(row: Row): string
  rowName(row: Row): string
  rowHref?(row: Row): string
  isLoading: boolean
  selection: ListSelection | null
  /** Stands in the place of the head while rows are selected, so that nothing moves. */
  bulkBar: ReactNode
  move?(row: Row, place: RowPlace<Row>): void
}

const nothing: readonly never[] = []
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8]

/** The rows of a list, as a table, and as cards on phones. */
export function ListTable<Row extends object>(props: ListTableProps<Row>): ReactElement {
  const { columns, rowHref, rowName, selection, bulkBar, move } = props
  const t = useTexts()
  const rows = props.rows ?? nothing
  const ids = rows.map(props.rowId)
  const keys = useRowKeys(ids, selection)
  const reorderProps = useReorder<Row>({
    items: rows,
    move: move && ((row, by) => move(row, { side: by < 0 ? 'above' : 'below', of: rows[rows.indexOf(row) + by]! })),
  })
  const span = columns.length + (selection ? 1 : 0)

  return (
    <table className={styles.table} aria-label={props.name} ref={keys.table}>
      <colgroup>
        {selection && <col className={styles.checks} />}
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        {bulkBar ? (
          <tr>
            <td className={styles.bulk} colSpan={span}>
              {bulkBar}
            </td>
          </tr>
        ) : (
          <HeadRow columns={columns} ids={ids} selection={selection} />
        )}
      </thead>
      <tbody data-stale={(props.isLoading && rows.length > 0) || undefined}>
        {props.rows === null && <SkeletonRows span={span} />}
        {rows.map((row, index) => {
          const id = ids[index]!
          return (
            <tr
              key={id}
              data-row={id}
              data-active={keys.active === id || undefined}
              data-selected={selection?.has(id) || undefined}
              tabIndex={-1}
              onFocus={() => keys.activate(id)}
              {...(move && reorderProps(index))}
            >
              {selection && (
                <td className={styles.check}>
                  <Checkbox
                    aria-label={t('list.select_row', { name: rowName(row) })}
                    checked={selection.has(id)}
                    onChange={event => selection.toggle([id], event.currentTarget.checked)}
                  />
                </td>
              )}
              <Cells columns={columns} row={row} rowHref={rowHref} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface HeadRowProps<Row> {
  columns: readonly StaffColumn<Row>[]
  /** Of the rows on this page. */
  ids: readonly string[]
  selection: ListSelection | null
}

/** The names of the columns, and the box that selects the page. */
function HeadRow<Row>({ columns, ids, selection }: HeadRowProps<Row>): ReactElement {
  const t = useTexts()
  return (
    <tr>
      {selection && (
        <th scope="col">
          <Checkbox
            aria-label={t('list.select_page')}
            checked={ids.length > 0 && ids.every(selection.has)}
            onChange={event => selection.toggle(ids, event.currentTarget.checked)}
          />
        </th>
      )}
      {columns.map(({ id, header, align }) => (
        <th key={id} scope="col" data-align={align}>
          {header || <span className="hidden">{t('list.actions')}</span>}
        </th>
      ))}
    </tr>
  )
}

interface CellsProps<Row> {
  columns: readonly StaffColumn<Row>[]
  row: Row
  rowHref: ((row: Row) => string) | undefined
}

/** What a row says in each column; the first one opens it. */
function Cells<Row>({ columns, row, rowHref }: CellsProps<Row>): ReactElement {
  return (
    <>
      {columns.map((column, place) => (
        <td
          key={column.id}
          data-align={column.align}
          data-phone={column.phone}
          data-header={column.phone === 'named' ? column.header : undefined}
        >
          {place === 0 && rowHref ? (
            <a className={styles.name} href={rowHref(row)} data-row-link>
              {column.cell(row)}
            </a>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </>
  )
}

/** In place of the rows until they come for the first time. */
function SkeletonRows({ span }: { span: number }): ReactElement {
  return (
    <>
      {skeletonRows.map(number => (
        <tr key={number}>
          <td colSpan={span}>
            <Skeleton height={18} radius="sm" />
          </td>
        </tr>
      ))}
    </>
  )
}
