import '../../foundation/input/mantine-inputs.css'
import { Button } from '@mantine/core'
import type { StaffCircularCard } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  Icon,
  type ListFilterField,
  type ListQuery,
  PageHead,
  Shortcut,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useLanguage,
  useQuery,
  useShortcut,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { ListPages } from '../../foundation/list/list-pages.tsx'
import { ListTable } from '../../foundation/list/list-table.tsx'
import { useCsvExport } from '../../foundation/list/use-csv-export.ts'
import { useListAddress } from '../../foundation/list/use-list-address.ts'
import { hasPage } from '../../foundation/page/has-page.ts'
import { UndoBar } from '../acts/undo-bar.tsx'
import { useCircularActs } from '../acts/use-circular-acts.ts'
import { circularHref } from '../circular/circular-href.ts'
import { CircularBulkBar } from './circular-bulk-bar.tsx'
import { filterNames, filterOf, orderOf, statesOf } from './circular-filter.ts'
import styles from './circular-list.module.css'
import { CircularToolbar } from './circular-toolbar.tsx'
import { useCircularColumns } from './use-circular-columns.tsx'
import { useCircularFilters } from './use-circular-filters.ts'
import { useCircularSelection } from './use-circular-selection.ts'

const pageSize = 20
const nothing: readonly never[] = []
/** The names alone: what each offers is the toolbar's. */
const inAddress: readonly ListFilterField[] = filterNames.map(name => ({ name, label: name }))

/** Circulars of every state: found, and approved, published or deleted many at a time. */
export function CircularListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Circulars />
    </StaffRoot>
  )
}

function Circulars(): ReactElement {
  const t = useTexts('circulars')
  const { circulars: api } = useStaff()
  const { number } = useFigures()
  const order = orderOf(useAddress()[0])
  const address = useListAddress(inAddress, pageSize)
  const { query } = address
  const load = (asked: ListQuery) => api.list(filterOf(asked, order))
  const { data, error, isLoading, reload } = useQuery(['circulars', 'list', query, order], () => load(query))
  const selection = useCircularSelection({ query, shown: data?.results ?? nothing, load })
  const acts = useCircularActs(selection.clear)
  const left = acts.asked?.outcome?.left.map(({ id }) => id).join() ?? ''
  const columns = useCircularColumns(left === '' ? nothing : left.split(','))
  const [isSelecting, setSelecting] = useState(false)
  const isEmpty = data?.count === 0 && !error
  const all = data?.states.reduce((sum, { count }) => sum + count, 0) ?? 0
  const onPage = data?.results.map(({ id }) => id) ?? nothing
  useShortcut({ key: 'n' }, () => location.assign('/admin/jobs/create'))
  return (
    <div data-selecting={isSelecting || undefined}>
      <PageHead
        title={t('circulars.title')}
        figure={data && !error && t('circulars.found_of', { count: number(data.count), all: number(all) })}
      >
        <ListActions {...{ query, load, isEmpty, isSelecting, setSelecting }} isQuiet={acts.asked !== null} />
      </PageHead>
      <CircularToolbar address={address} order={order} counts={data?.states ?? null} filters={useCircularFilters()} />
      <UndoBar acts={acts} />
      <section className="staff-card" aria-busy={isLoading} aria-label={t('circulars.title')}>
        {error ? (
          <ErrorState error={error} title={t('list.failed')} onRetry={reload} />
        ) : isEmpty ? (
          <NoCirculars query={query} clear={address.clear} />
        ) : (
          <ListTable<StaffCircularCard>
            columns={columns}
            rowId={({ id }) => id}
            rowName={({ title }) => title}
            rowHref={({ id }) => circularHref(id)}
            name={t('circulars.title')}
            rows={data?.results ?? null}
            isLoading={isLoading}
            selection={selection.ofTable}
            bulkBar={
              selection.count > 0 && (
                <CircularBulkBar selection={selection} acts={acts} found={data?.count ?? 0} onPage={onPage} />
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

interface ListActionsProps {
  query: ListQuery
  load(query: ListQuery): Promise<Awaited<ReturnType<ReturnType<typeof useStaff>['circulars']['list']>>>
  isEmpty: boolean
  isSelecting: boolean
  setSelecting(isSelecting: boolean): void
  /** Something is asked: its button is the filled one. */
  isQuiet: boolean
}

function ListActions({ query, load, isEmpty, isSelecting, setSelecting, isQuiet }: ListActionsProps): ReactElement {
  const t = useTexts('circulars')
  const csv = useCsvExport<StaffCircularCard>(load)
  const download = () =>
    csv.run(
      {
        name: 'circulars',
        columns: [
          { header: t('circulars.field.title'), value: ({ title }) => title },
          { header: t('circulars.field.company'), value: ({ company }) => company },
          { header: t('circulars.field.category'), value: ({ category }) => t(`circulars.category.${category}`) },
          { header: t('circulars.states'), value: ({ state }) => t(`circulars.state.${state}`) },
          { header: t('circulars.vacancy'), value: ({ vacancy }) => vacancy },
          { header: t('circulars.field.application_start_date'), value: ({ application_start_date: day }) => day },
          { header: t('circulars.field.deadline'), value: ({ deadline }) => deadline },
          { header: t('circulars.field.exam_date'), value: ({ exam_date }) => exam_date },
        ],
      },
      query,
    )
  return (
    <>
      {!isEmpty && (
        <Button className={styles.select} variant="default" onClick={() => setSelecting(!isSelecting)}>
          {t(isSelecting ? 'list.select_done' : 'list.select')}
        </Button>
      )}
      {!isEmpty && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Icon name="download" />}
          disabled={csv.isRunning}
          onClick={() => void download()}
        >
          {t(csv.isRunning ? 'list.csv_running' : 'list.csv')}
        </Button>
      )}
      {hasPage('/admin/jobs/import') && (
        <Button component="a" href="/admin/jobs/import" variant="default" leftSection={<Icon name="file-up" />}>
          {t('circulars.import')}
        </Button>
      )}
      <Button
        component="a"
        href="/admin/jobs/create"
        variant={isQuiet ? 'default' : 'filled'}
        leftSection={<Icon name="plus" />}
        rightSection={<Shortcut keys="N" />}
      >
        {t('circulars.add')}
      </Button>
    </>
  )
}

/** Why there is nothing, and what else there may be. */
function NoCirculars({ query, clear }: { query: ListQuery; clear(): void }): ReactElement {
  const t = useTexts('circulars')
  const language = useLanguage()
  const [, change] = useAddress()
  const { state, ...others } = query.filters
  if (query.search || Object.keys(others).length > 0)
    return (
      <StateMessage
        icon="search-x"
        title={t('list.nothing_found')}
        text={query.search && t('list.nothing_found_search', { search: query.search })}
      >
        <Button variant="default" onClick={clear}>
          {t('list.clear_filters')}
        </Button>
      </StateMessage>
    )
  const names = statesOf(query.filters).map(each => t(`circulars.state.${each}`))
  return (
    <StateMessage
      icon="check-check"
      title={t('circulars.none_in', { states: new Intl.ListFormat(language, { type: 'disjunction' }).format(names) })}
      text={t('circulars.none_text')}
    >
      {state !== '2' && (
        <Button variant="default" onClick={() => change({ state: '2', cursor: null, at: null })}>
          {t('circulars.show_approved')}
        </Button>
      )}
    </StateMessage>
  )
}
