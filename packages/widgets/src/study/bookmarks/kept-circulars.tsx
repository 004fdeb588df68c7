import type { CircularCard, ReturnsOf } from '@prostuti/contract'
import { circularsApiOf } from '@prostuti/sdk/circulars'
import { useState } from 'react'
import type { Pages } from '../../foundation/data/use-pages.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { toast } from '../../foundation/page/toast.ts'
import { formatDay } from '../../foundation/text/format.ts'
import { ButtonLink, EmptyState, PagesEnd, RowList } from '../../foundation/ui/index.ts'
import { BookmarkButton } from '../../questions/bookmark-toggle/index.ts'
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
  const { circular, circularHref, t } = props
  const { id, slug, title, company, vacancy } = circular
  const posts = vacancy === null ? [] : [t('bookmarks.posts', { count: vacancy })]
  return (
    <li>
      <div className="bookmarks-what">
        <a className="bookmarks-text bookmarks-exam" href={circularHref && fillTemplate(circularHref, { id, slug })}>
          {title}
        </a>
        <p className="ui-small ui-muted ui-num">{[company, ...posts, windowText(props)].join(' · ')}</p>
      </div>
      <CircularBookmark {...props} />
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

/** Shown at once, and taken back where the server refuses. */
function CircularBookmark({ circular: { id, title }, t, client }: LineProps) {
  const [bookmarked, setBookmarked] = useState(true)
  const press = () => {
    const wanted = !bookmarked
    setBookmarked(wanted)
    circularsApiOf(client)
      .setBookmark(id, wanted)
      .then(
        () => toast(t(wanted ? 'list.bookmark_added' : 'list.bookmark_removed')),
        error => {
          console.warn('prostuti: a bookmark did not reach the server', error)
          setBookmarked(!wanted)
          toast(t('list.bookmark_failed'), 'wrong')
        },
      )
  }
  return <BookmarkButton {...{ t, bookmarked }} describes={title} onPress={press} />
}
