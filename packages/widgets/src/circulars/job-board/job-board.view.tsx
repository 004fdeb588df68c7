import type { CircularFilters, KeptSearch } from '@prostuti/contract'
import { addressOf } from '@prostuti/sdk/circulars'
import { useState } from 'react'
import { formatNumber } from '../../foundation/text/format.ts'
import { Skeleton } from '../../foundation/ui/skeleton.tsx'
import { Tabs } from '../../foundation/ui/tabs.tsx'
import { useNow } from '../rows/index.ts'
import { AllCirculars } from './all-circulars.tsx'
import { RowsBones } from './board-skeleton.tsx'
import { useBoardState } from './board-state.ts'
import type { JobBoardProps } from './job-board.props.ts'
import { useBoard } from './use-board.ts'
import { useKeptPart } from './use-kept-part.ts'
import type { BoardViewProps } from './view-props.ts'

export function JobBoard(props: JobBoardProps) {
  const { client, t, heading, pageSize, initial, drawn, keptSearches, addressState } = props
  const now = useNow(client, drawn?.at)
  const state = useBoardState(props)
  const board = useBoard({ client, state, pageSize, initial, drawn })
  const view = { ...props, now, state, board }
  return (
    <section
      className="jobs"
      aria-label={heading ?? t('jobs.title')}
      data-own={keptSearches || addressState ? '' : undefined}
    >
      {heading ? (
        <h2 part="heading" className="jobs-heading">
          {heading}
        </h2>
      ) : null}
      {keptSearches ? <WithKept {...view} /> : <AllCirculars {...view} />}
    </section>
  )
}

/** Two tabs; what they share of the kept searches is here, so that a search that is kept counts at once. */
function WithKept(view: BoardViewProps) {
  const { t, state, initial } = view
  const { part, want } = useKeptPart(view, state)
  const [searches, setSearches] = useState<readonly KeptSearch[]>()
  const [isKeeping, setKeeping] = useState(false)
  const unseen = searches?.reduce((sum, search) => sum + search.unseen, 0) ?? initial?.unseen ?? 0
  const isKept = searches?.some(search => filtersKey(search.filters) === filtersKey(state.filters))
  const keep = () => {
    want()
    setKeeping(true)
  }
  return (
    <>
      <Tabs
        label={t('jobs.tabs')}
        tabs={[
          { name: 'all' as const, label: t('jobs.tab_all') },
          { name: 'kept' as const, label: <KeptLabel {...view} unseen={unseen} /> },
        ]}
        current={state.tab}
        onChange={tab => state.choose({ tab })}
      >
        {state.tab === 'all' ? (
          <AllCirculars
            {...view}
            onKeep={isKept ? undefined : keep}
            aside={part && <part.KeptSummary {...view} searches={searches} />}
          />
        ) : part ? (
          <part.KeptSearches {...view} />
        ) : (
          <Skeleton label={t('ui.loading')}>
            <RowsBones />
          </Skeleton>
        )}
      </Tabs>
      {part ? <part.KeepSearch {...view} isOpen={isKeeping} onOpen={setKeeping} onSearches={setSearches} /> : null}
    </>
  )
}

const filtersKey = (filters: CircularFilters): string => addressOf({ filters, sortBy: 'deadline' })

function KeptLabel({ t, language, unseen }: Pick<JobBoardProps, 't' | 'language'> & { unseen: number }) {
  return (
    <>
      {t('jobs.tab_kept')}{' '}
      {unseen > 0 ? (
        <span className="jobs-badge ui-num">
          <span aria-hidden="true">{formatNumber(unseen, language)}</span>
          <span className="ui-hidden">{t('jobs.new', { count: unseen })}</span>
        </span>
      ) : null}
    </>
  )
}
