import { feedPageSize } from '@prostuti/contract/feed/bounds'
import { feedAddress } from '@prostuti/sdk/feed'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { formatDay } from '../../foundation/text/format.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import type { FeedViewProps } from './view-props.ts'

/** After ten: the next ten, and how old they are. */
export function ListEnd(props: FeedViewProps & { isOnline: boolean }) {
  const { t, language, now, list, place, isOnline } = props
  const { next, posts = [], pages, firstPage, error, isTrying, retry, more } = list
  if (!next) return null
  if (!isOnline || (error !== undefined && codeOf(error) === 'network_lost'))
    return <p className="feed-end ui-small ui-muted">{t('feed.more_offline')}</p>
  if (error) return <RequestError t={t} error={error} retry={retry} retrying={isTrying} />
  const last = posts.at(-1)
  const words = t('feed.more', { count: feedPageSize })
  return (
    <div className="feed-end">
      {isTrying ? (
        <Button busy={t('ui.loading')}>{words}</Button>
      ) : (
        <a
          className="ui-button"
          part="button"
          rel="next"
          href={feedAddress({ shown: place.shown, search: place.search }, firstPage + pages)}
          onClick={event => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            more()
          }}
        >
          <span>{words}</span>
        </a>
      )}
      {last ? (
        <p className="ui-small ui-muted">
          {t('feed.before', { day: formatDay(last.published_at ?? last.created_at, language, now) })}
        </p>
      ) : null}
    </div>
  )
}
