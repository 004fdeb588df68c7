import type { PeriodStandings } from '@prostuti/contract'
import { useEffect, useRef } from 'react'
import { IconTarget } from '../../../foundation/icons/exam-icons.tsx'
import { formatNumber } from '../../../foundation/text/format.ts'
import { Button, Chip, EmptyState } from '../../../foundation/ui/index.ts'
import { type ListPosition, pageOf, pagesOf } from '../list-position.ts'
import { Pager } from '../pager.tsx'
import type { ChosenProps } from '../rank-list.props.ts'
import { SearchBox } from '../search-box.tsx'
import { useSearch } from '../use-search.ts'
import { OwnPlace } from './own-place.tsx'
import { PeriodTable } from './period-table.tsx'
import { spanOf, titleOf } from './period-text.ts'
import type { PeriodView } from './use-period-standings.ts'

interface ListedProps extends ChosenProps {
  view: PeriodView
  shown: PeriodStandings
  goTo: (place: ListPosition) => void
  onSearch: (name: string | undefined) => void
}

/** The list: what it is, by which rule, its rows, and my place, which stays in view. */
export function ListedPeople(props: ListedProps) {
  const { t, language, shown, view, goTo, emit, examId = '' } = props
  const { page, search } = view.shownPosition
  const box = useSearch(props.onSearch)
  const head = useRef<HTMLElement>(null)
  const title = titleOf(shown, props)
  const count = shown.count ?? 0
  useEffect(() => emit('shown', { exam: examId, page, provisional: shown.provisional }), [examId, page, shown, emit])
  const go = (to: ListPosition) => {
    goTo(to)
    head.current?.scrollIntoView({ block: 'start' })
  }
  const pages = pagesOf({ count, provisional: false }, search)
  const around = search ? [] : aroundOf(shown)
  return (
    <div className="periods-listed" data-busy={view.loading || undefined}>
      <div className="periods-main">
        <header className="periods-head" ref={head}>
          <div className="ranks-title">
            <h2 part="heading">{title}</h2>
            {shown.generated ? <Chip>{t('ranks.generated')}</Chip> : null}
          </div>
          <p className="ui-small ui-muted ui-num">
            {[spanOf(shown, language), t('periods.people', { count, total: formatNumber(count, language) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </header>
        <SearchBox t={t} value={box.typed} onInput={box.setTyped} />
        <Rule {...props} />
        <p className="ui-hidden" role="status">
          {view.loading ? '' : search ? foundWords(props, search) : t('periods.loaded', { title, page })}
        </p>
        {search ? <Found {...props} search={search} /> : null}
        {shown.results.length > 0 ? (
          <PeriodTable
            standings={shown}
            rows={shown.results}
            caption={title}
            busy={view.loading}
            {...{ t, language }}
          />
        ) : null}
        <Pager {...props} examId={examId} standings={shown} place={view.shownPosition} pages={pages} onGo={go} />
        {around.length > 0 && shown.me ? (
          <section className="periods-around">
            <div className="ranks-title">
              <h3>{t('ranks.around')}</h3>
              <Button kind="quiet" onClick={() => go({ page: pageOf(shown.me!.place) })}>
                <IconTarget />
                {t('periods.to_mine', { page: pageOf(shown.me.place) })}
              </Button>
            </div>
            <PeriodTable
              standings={shown}
              rows={around}
              caption={t('ranks.around')}
              busy={false}
              {...{ t, language }}
            />
          </section>
        ) : null}
      </div>
      <OwnPlace {...props} />
    </div>
  )
}

const foundWords = ({ t, language, shown }: ListedProps, search: string): string =>
  shown.results.length > 0
    ? t('ranks.found', { total: formatNumber(shown.results.length, language) })
    : t('ranks.not_found', { name: search })

function Found(props: ListedProps & { search: string }) {
  const { shown, t, search } = props
  if (shown.results.length === 0)
    return <EmptyState title={t('ranks.not_found', { name: search })} text={t('ranks.not_found_text')} />
  return <p className="ui-small ui-muted ui-num">{foundWords(props, search)}</p>
}

/** By which rule, in one line; where there is room it stands beside the list, with the rest. */
function Rule({ shown, t }: ListedProps) {
  return (
    <div className="periods-rule">
      <p>{t(`periods.rule.${shown.period}`)}</p>
      {shown.provisional ? <p>{t('periods.provisional')}</p> : null}
    </div>
  )
}

/** My neighbours next to me, where I am not on the page anyway. */
function aroundOf({ results, neighbours, me }: PeriodStandings) {
  if (!me || results.some(row => row.is_me)) return []
  return neighbours.filter(row => Math.abs(row.place - me.place) <= 1)
}
