import { Checkbox, Skeleton } from '@mantine/core'
import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactElement, type ReactNode, useMemo } from 'react'
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

const features = tableFeatures({ rowSelectionFeature })
const nothing: readonly never[] = []
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8]

/** The rows of a list, as a table, and as cards on phones. */
export function ListTable<Row extends object>(props: ListTableProps<Row>): ReactElement {
  const { columns, rowHref, rowName, selection, bulkBar, move } = props
  const t = useTexts()
  const rows = props.rows ?? nothing
  const table = useRowsTable(rows, props)
  const ids = table.getRowModel().rows.map(row => row.id)
  const keys = useRowKeys(ids, selection)
  const reorderProps = useReorder<Row>({
    items: rows,
    move: move && ((row, by) => move(row, { side: by < 0 ? 'above' : 'below', of: rows[rows.indexOf(row) + by]! })),
  })
  const chosenHere = selection ? ids.filter(selection.has).length : 0
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
          table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {selection && (
                <th scope="col">
                  <Checkbox
                    aria-label={t('list.select_page')}
                    checked={ids.length > 0 && chosenHere === ids.length}
                    onChange={event => selection.toggle(ids, event.currentTarget.checked)}
                  />
                </th>
              )}
              {group.headers.map((header, index) => (
                <th key={header.id} scope="col" data-align={columns[index]?.align}>
                  {columns[index]?.header ? (
                    <table.FlexRender header={header} />
                  ) : (
                    <span className={styles.unseen}>{t('list.actions')}</span>
                  )}
                </th>
              ))}
            </tr>
          ))
        )}
      </thead>
      <tbody data-stale={(props.isLoading && rows.length > 0) || undefined}>
        {props.rows === null && <SkeletonRows span={span} />}
        {table.getRowModel().rows.map((row, index) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-active={keys.active === row.id || undefined}
            data-selected={row.getIsSelected() || undefined}
            tabIndex={-1}
            onFocus={() => keys.activate(row.id)}
            {...(move && reorderProps(index))}
          >
            {selection && (
              <td className={styles.check}>
                <Checkbox
                  aria-label={t('list.select_row', { name: rowName(row.original) })}
                  checked={selection.has(row.id)}
                  onChange={event => selection.toggle([row.id], event.currentTarget.checked)}
                />
              </td>
            )}
            {row.getAllCells().map((cell, column) => (
              <td
                key={cell.id}
                data-align={columns[column]?.align}
                data-phone={columns[column]?.phone}
                data-header={columns[column]?.phone === 'named' ? columns[column].header : undefined}
              >
                {column === 0 && rowHref ? (
                  <a className={styles.name} href={rowHref(row.original)} data-row-link>
                    <table.FlexRender cell={cell} />
                  </a>
                ) : (
                  <table.FlexRender cell={cell} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Rows, columns and selection as the table's library has them. */
function useRowsTable<Row extends object>(rows: readonly Row[], { columns, rowId, selection }: ListTableProps<Row>) {
  return useTable({
    features,
    columns: useMemo(
      () =>
        columns.map(column => ({
          id: column.id,
          header: column.header,
          cell: ({ row }: { row: { original: Row } }) => column.cell(row.original),
        })),
      [columns],
    ),
    data: rows,
    getRowId: rowId,
    state: { rowSelection: useSelected(rows, rowId, selection) },
  })
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

/** The selection as the table wants it. */
function useSelected<Row extends object>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  selection: ListSelection | null,
): Record<string, true> {
  return Object.fromEntries(
    rows
      .map(rowId)
      .filter(id => selection?.has(id))
      .map(id => [id, true as const]),
  )
}
