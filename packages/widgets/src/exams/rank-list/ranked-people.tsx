import type { Standings } from '@prostuti/contract'
import { useEffect, useRef, useState } from 'react'
import { IconPencil } from '../../foundation/icons/exam-icons.tsx'
import { formatNumber } from '../../foundation/text/format.ts'
import { Button, EmptyState, RequestError } from '../../foundation/ui/index.ts'
import { AliasDialog } from './alias-dialog.tsx'
import { ListHead } from './list-head.tsx'
import { type ListPosition, pagesOf } from './list-position.ts'
import { MyRank } from './my-rank.tsx'
import { Pager } from './pager.tsx'
import { Podium } from './podium.tsx'
import type { ListProps } from './rank-list.props.ts'
import { RankTable } from './rank-table.tsx'
import { SearchBox } from './search-box.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useMyRowInView } from './use-my-row-in-view.ts'
import { useSearch } from './use-search.ts'
import { useSeek } from './use-seek.ts'
import type { StandingsView } from './use-standings.ts'

interface PeopleProps extends ListProps {
  view: StandingsView
  shown: Standings
  goTo: (place: ListPosition) => void
  onSearch: (name: string | undefined) => void
}

/** Standings that are here: its head, the search, the first three, the table, pages, and my own row while it is out of view. */
export function RankedPeople(props: PeopleProps) {
  const { t, language, examId, view, shown, goTo, emit } = props
  const { search, page } = view.shownPosition
  const list = useRef<HTMLElement>(null)
  const box = useSearch(props.onSearch)
  const seek = useSeek(list, shown, view, goTo)
  const mineInView = useMyRowInView(list, shown)
  const examinees = useExaminees(shown, search)
  const said = useAnnouncements(shown, view.shownPosition, t, language)
  useEffect(
    () => emit('shown', { exam: examId, page, provisional: shown.provisional }),
    [examId, page, shown.provisional, emit],
  )
  const go = (to: ListPosition) => {
    goTo(to)
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section className="ranks">
      <ListHead standings={shown} examinees={examinees} {...props} />
      {shown.ranking === 'sample' ? null : <SearchBox t={t} value={box.typed} onInput={box.setTyped} />}
      <p className="ui-hidden" role="status">
        {said}
      </p>
      <section className="ranks-list" ref={list} aria-label={t('ranks.list')} data-busy={view.loading || undefined}>
        {view.error ? <RequestError t={t} error={view.error} retry={view.retry} retrying={view.trying} /> : null}
        {shown.results.length > 0 ? <People {...props} /> : <Nobody t={t} search={search} shown={shown} />}
      </section>
      <Pager {...props} standings={shown} place={view.shownPosition} pages={pagesOf(shown, search)} onGo={go} />
      {shown.me ? (
        <>
          <Alias {...props} name={shown.me.user.name} />
          <MyRank me={shown.me} hidden={mineInView} t={t} language={language} onSeek={seek} />
        </>
      ) : null}
    </section>
  )
}

/** How many stand in the whole list, also while a search shows some of them. */
function useExaminees({ count }: Standings, search: string | undefined): number {
  const all = useRef(count)
  if (!search) all.current = count
  return all.current
}

function People({ shown, view, t, language }: PeopleProps) {
  const { search, page } = view.shownPosition
  const podium = search || page > 1 ? [] : podiumOf(shown)
  return (
    <>
      {search ? (
        <p className="ui-small ui-muted">{t('ranks.found', { total: formatNumber(shown.count, language) })}</p>
      ) : null}
      {podium.length > 0 ? <Podium rows={podium} t={t} language={language} /> : null}
      <RankTable
        standings={shown}
        rows={shown.results.slice(podium.length)}
        around={search || page > 1 ? [] : aroundOf(shown)}
        inOrder={!search}
        busy={view.loading}
        t={t}
        language={language}
      />
    </>
  )
}

/** Three people stand on steps where more follow and all three have passed: a line between them has no place there. */
function podiumOf({ results }: Standings) {
  const three = results.slice(0, 3)
  return results.length > 3 && three.every(row => row.passed !== false) ? three : []
}

/** My neighbours, where I am not on the page anyway. */
const aroundOf = ({ results, neighbours }: Standings) =>
  results.some(row => row.is_me) ? [] : neighbours.filter(row => !results.some(({ place }) => place === row.place))

function Nobody({ t, search, shown }: Pick<PeopleProps, 't' | 'shown'> & { search: string | undefined }) {
  if (shown.ranking === 'sample') return <EmptyState title={t('ranks.sample')} text={t('ranks.sample_text')} />
  if (search) return <EmptyState title={t('ranks.not_found', { name: search })} text={t('ranks.not_found_text')} />
  if (shown.provisional) return <EmptyState title={t('ranks.empty')} text={t('ranks.empty_text')} />
  return <EmptyState title={t('ranks.empty_final')} text={t('ranks.empty_final_text')} />
}

function Alias({ client, t, name, view }: PeopleProps & { name: string }) {
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState(false)
  const done = () => {
    setOpen(false)
    setSaved(true)
    view.retry()
  }
  return (
    <div className="ranks-alias-offer">
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <IconPencil />
        {t('ranks.alias_offer')}
      </Button>
      <span role="status">{saved && !open ? t('ranks.alias_saved') : ''}</span>
      <AliasDialog client={client} t={t} name={name} open={open} onClose={() => setOpen(false)} onSaved={done} />
    </div>
  )
}
