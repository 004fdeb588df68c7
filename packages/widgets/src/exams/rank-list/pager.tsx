import type { Standings } from '@prostuti/contract'
import type { MouseEvent, ReactNode } from 'react'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { IconBack, IconForward } from '../../foundation/ui/index.ts'
import { cursorOf, type ListPosition, numbersOf } from './list-position.ts'
import type { ListProps } from './rank-list.props.ts'

interface PagerProps extends Pick<ListProps, 't' | 'language' | 'pageHref' | 'examId' | 'state'> {
  standings: Pick<Standings, 'next' | 'previous'>
  place: ListPosition
  pages: number
  onGo: (place: ListPosition) => void
}

/** Pages by number, and the ones before and after by cursor. Links where the page has addresses for them. */
export function Pager({ standings, place, pages, onGo, ...look }: PagerProps) {
  const { t, language } = look
  const { page, search } = place
  if (pages < 2) return null
  const step = (by: 1 | -1, address: string | null): ListPosition | null =>
    address === null || page + by < 1 || page + by > pages
      ? null
      : { page: page + by, cursor: cursorOf(address), search }
  const link = (to: ListPosition | null, name: string, children: ReactNode, kind: string) => (
    <PageLink {...look} to={to} name={name} kind={kind} current={to?.page === page} onGo={onGo}>
      {children}
    </PageLink>
  )
  return (
    <nav className="ranks-pager" aria-label={t('ranks.pages')}>
      {link(step(-1, standings.previous), t('ranks.previous'), <IconBack />, 'step')}
      <ol>
        {numbersOf(page, pages).map((number, at) => (
          <li
            key={number || `gap ${at}`}
            data-near={Math.abs(number - page) === 1 && number > 1 && number < pages ? '' : undefined}
          >
            {number === 0
              ? '…'
              : link(
                  { page: number, search },
                  t('ranks.page', { page: number }),
                  formatNumber(number, language),
                  'number',
                )}
          </li>
        ))}
      </ol>
      {link(step(1, standings.next), t('ranks.next'), <IconForward />, 'step')}
    </nav>
  )
}

interface PageLinkProps extends Pick<ListProps, 'pageHref' | 'examId' | 'state'> {
  /** Null: there is no such page. It stays focusable, so that the focus is not lost at the end of the list. */
  to: ListPosition | null
  name: string
  kind: string
  current: boolean
  onGo: (place: ListPosition) => void
  children: ReactNode
}

function PageLink({ to, name, kind, current, onGo, pageHref, examId, state, children }: PageLinkProps) {
  const go = (event: MouseEvent) => {
    if (pageHref && opensElsewhere(event)) return
    event.preventDefault()
    if (to) onGo(to)
  }
  const common = {
    className: 'ui-button',
    part: 'button',
    'data-kind': kind,
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': to ? undefined : true,
    onClick: go,
  }
  if (!pageHref || to?.search || !to)
    return (
      <button type="button" {...common}>
        {children}
      </button>
    )
  return (
    <a {...common} href={fillTemplate(pageHref, { id: examId, state, page: String(to.page) })}>
      {children}
    </a>
  )
}
