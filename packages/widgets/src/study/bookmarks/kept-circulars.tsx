import type { CircularCard, ReturnsOf } from '@prostuti/contract'
import { circularsApiOf } from '@prostuti/sdk/circulars'
import { bookmarksOf, type KeptTarget } from '@prostuti/sdk/exams'
import type { Pages } from '../../foundation/data/use-pages.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatDay, formatNumber } from '../../foundation/text/format.ts'
import { ButtonLink, EmptyState, PagesEnd, RowList } from '../../foundation/ui/index.ts'
import { BookmarkToggle } from '../../questions/bookmark-toggle/index.ts'
import type { BookmarksProps } from './bookmarks.props.ts'

type KeptProps = BookmarksProps & { circulars: Pages<ReturnsOf<'circulars.listBookmarkedCirculars'>> }

export function KeptCirculars(props: KeptProps) {
  const { t, circulars, circularsHref } = props
  const rows = circulars.pages.flatMap(page => page.results)
  if (circulars.pages.length > 0 && rows.length === 0 && !circulars.loading) {
    return (
      <EmptyState
        title={t('bookmarks.none_circulars')}
        text={t('bookmarks.none_circulars_text')}
        action={circularsHref ? <ButtonLink href={circularsHref}>{t('bookmarks.to_circulars')}</ButtonLink> : undefined}
      />
    )
  }
  return (
    <>
      {rows.length > 0 ? (
        <RowList className="bookmarks-rows">
          {rows.map(circular => (
            <CircularLine key={circular.id} {...props} circular={circular} />
          ))}
        </RowList>
      ) : null}
      <PagesEnd t={t} pages={circulars} more={t('bookmarks.more')} />
    </>
  )
}

type LineProps = KeptProps & { circular: CircularCard }

function CircularLine(props: LineProps) {
  const { circular, circularHref, t, client, host, language } = props
  const { id, slug, title, company, vacancy } = circular
  const number = formatNumber(vacancy ?? 0, language)
  const posts = vacancy === null ? [] : [t('bookmarks.posts', { count: vacancy, number })]
  const set = (target: KeptTarget, wanted: boolean) =>
    bookmarksOf(client).set(target, wanted, () => circularsApiOf(client).setBookmark(id, wanted))
  return (
    <li>
      <div className="bookmarks-what">
        <a className="bookmarks-text bookmarks-exam" href={circularHref && fillTemplate(circularHref, { id, slug })}>
          {title}
        </a>
        <p className="ui-small ui-muted ui-num">{[company, ...posts, windowText(props)].join(' · ')}</p>
      </div>
      <BookmarkToggle {...{ client, host, t, set }} target={{ circular: id }} bookmarked describes={title} />
    </li>
  )
}

/** Until when one can apply: its last day, as long as that is not over. */
function windowText({ circular: { ends_at: ends }, t, language, client }: LineProps): string {
  if (ends === null) return t('bookmarks.no_deadline')
  const last = Date.parse(ends) - 1
  if (client.now() > last) return t('bookmarks.deadline_over')
  return t('bookmarks.until', { day: formatDay(new Date(last).toISOString(), language, client.now()) })
}
