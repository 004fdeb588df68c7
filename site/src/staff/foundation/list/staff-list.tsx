import '../input/mantine-inputs.css'
import { Button } from '@mantine/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import type { DataKey } from '../data/data-key.ts'
import { useQuery } from '../data/use-query.ts'
import { Icon } from '../icon/icon.tsx'
import { PageHead } from '../page/page-head.tsx'
import { ErrorState } from '../state/error-state.tsx'
import { toast } from '../state/toast.ts'
import { errorWords } from '../text/error-words.ts'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { countText } from './count-text.ts'
import { EmptyList } from './empty-list.tsx'
import { ListPages } from './list-pages.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import type { BulkAction, ListFilterField, ListPage, ListQuery, ListSort, RowPlace, StaffColumn } from './list-types.ts'
import styles from './staff-list.module.css'
import { type CsvExport, useCsvExport } from './use-csv-export.ts'
import { useListAddress } from './use-list-address.ts'
import { useSelection } from './use-selection.ts'
import { type ShownColumns, useShownColumns } from './use-shown-columns.ts'

export interface StaffListProps<Row extends object> {
  title: string
  /** 2 where the list is a part of a page. Default 1. */
  level?: 1 | 2
  /** The tab above says its title; the figure stands beside the search. */
  isNamedAbove?: boolean
  /** The first one names the row. */
  columns: readonly StaffColumn<Row>[]
  /** Lets people choose the columns, kept on this device by this name; the columns with a header alone. */
  choosesColumns?: string
  rowId(row: Row): string
  /** A row in words, for who cannot see it: "Select: …". */
  rowName(row: Row): string
  /** Where a row opens. */
  rowHref?(row: Row): string
  /** What `useChange` names it by; with the query, all that `load` depends on. */
  dataKey: DataKey
  load(query: ListQuery): Promise<ListPage<Row>>
  /** Says what the search searches; without it there is none. */
  searchLabel?: string
  filters?: readonly ListFilterField[]
  sorts?: readonly ListSort[]
  bulkActions?: readonly BulkAction[]
  csv?: CsvExport<Row>
  /** What can be done here besides; the filled button last. */
  actions?: ReactNode
  /** In place of an empty list that nothing narrows down. */
  empty?: ReactNode
  /** In place of the list where a search finds nothing and there is more to say of it; undefined leaves it to the list. */
  nothingFound?(search: string): ReactNode
  /** Rows a page, at most 100. */
  pageSize?: number
  /** Rows are moved by dragging, and with Alt and the arrows: `of` is the row beside which it is put. */
  move?(row: Row, place: RowPlace<Row>): void
}

const none: readonly never[] = []

/**
 * The staff's list: everything that it shows is in the address; pages by cursors; rows selected over pages; whole by keyboard
 * (J and K move, X selects, Enter opens, / searches).
 */
export function StaffList<Row extends object>(props: StaffListProps<Row>): ReactElement {
  const { filters = none, sorts = none, bulkActions = none, pageSize = 20, load, rowId } = props
  const t = useTexts()
  const { number } = useFigures()
  const address = useListAddress(filters, pageSize)
  const { data, error, isLoading, reload } = useQuery([...props.dataKey, address.query], () => load(address.query))
  const selection = useSelection(address.query)
  const columns = useShownColumns(props.choosesColumns, props.columns)
  const [isSelecting, setSelecting] = useState(false)
  const selects = bulkActions.length > 0
  const isNarrowed = Boolean(address.query.search) || Object.keys(address.query.filters).length > 0
  const isEmpty = data?.count === 0 && !error
  const found = data && !error && t('list.found', { count: countText(data, number) })
  const hasTools = props.searchLabel !== undefined || filters.length > 0 || sorts.length > 0

  const chooseAll = useChooseAll(data, selection, () =>
    load({ ...address.query, cursor: undefined, pageSize: 1, exactCount: true }),
  )

  return (
    <div className={styles.list} data-selecting={isSelecting || undefined}>
      <PageHead
        title={props.title}
        level={props.level}
        isHidden={props.isNamedAbove}
        figure={!props.isNamedAbove && found}
      >
        <ListButtons {...{ isSelecting, setSelecting, isEmpty, selects, columns }} list={props} query={address.query} />
        {props.actions}
      </PageHead>
      {hasTools && !(isEmpty && !isNarrowed) && (
        <ListToolbar {...{ address, filters, sorts }} searchLabel={props.searchLabel}>
          {props.isNamedAbove && found}
        </ListToolbar>
      )}
      <section className={`staff-card ${styles.card}`} aria-busy={isLoading} aria-label={props.title}>
        {error ? (
          <ErrorState
            error={error}
            title={t('list.failed')}
            note={selection.count > 0 ? t('list.selection_kept', { count: number(selection.count) }) : undefined}
            onRetry={reload}
          />
        ) : isEmpty ? (
          <EmptyList
            {...{ address, filters, isNarrowed }}
            empty={props.empty}
            nothingFound={address.query.search && props.nothingFound?.(address.query.search)}
          />
        ) : (
          <ListTable
            {...{ columns: columns.shown, rowId, rowName: props.rowName, rowHref: props.rowHref, move: props.move }}
            name={props.title}
            rows={data?.results ?? null}
            isLoading={isLoading}
            selection={selects ? selection : null}
            bulkBar={
              selection.chosen && (
                <BulkBar
                  selection={selection}
                  actions={bulkActions}
                  found={data ?? { count: 0 }}
                  chooseAll={() => void chooseAll()}
                  onPage={data?.results.map(rowId) ?? none}
                />
              )
            }
          />
        )}
        {data && !error && data.count > 0 && (
          <ListPages page={data} at={address.at} pageSize={pageSize} goTo={address.goTo} />
        )}
      </section>
    </div>
  )
}

/** Chooses all that is found: what is done to all is done to a number that the person has seen. */
function useChooseAll(
  data: ListPage<object> | null,
  selection: ReturnType<typeof useSelection>,
  count: () => Promise<ListPage<object>>,
) {
  const t = useTexts()
  return async () => {
    if (!data) return
    if (data.count_is_exact !== false) return selection.chooseAll(data.count)
    try {
      selection.chooseAll((await count()).count)
    } catch (problem) {
      toast(t(errorWords(problem).title), 'wrong')
    }
  }
}

interface ListButtonsProps<Row extends object> {
  list: Pick<StaffListProps<Row>, 'columns' | 'choosesColumns' | 'csv' | 'load'>
  query: ListQuery
  isEmpty: boolean
  /** Rows can be selected. */
  selects: boolean
  isSelecting: boolean
  setSelecting(isSelecting: boolean): void
  columns: ShownColumns<Row>
}

/** What every list can do: select on phones, give its rows as a file, choose its columns. */
function ListButtons<Row extends object>({
  list,
  query,
  isEmpty,
  selects,
  isSelecting,
  setSelecting,
  columns,
}: ListButtonsProps<Row>): ReactElement {
  const t = useTexts()
  const csv = useCsvExport(list.load)
  return (
    <>
      {selects && (
        <Button className={styles.select} variant="default" onClick={() => setSelecting(!isSelecting)}>
          {t(isSelecting ? 'list.select_done' : 'list.select')}
        </Button>
      )}
      {list.csv && !isEmpty && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Icon name="download" />}
          disabled={csv.isRunning}
          onClick={() => void csv.run(list.csv!, query)}
        >
          {t(csv.isRunning ? 'list.csv_running' : 'list.csv')}
        </Button>
      )}
      {list.choosesColumns !== undefined && !isEmpty && (
        <span className={styles.columns}>
          <ColumnMenu columns={list.columns} choice={columns} />
        </span>
      )}
    </>
  )
}
