import { feedAddress } from '@prostuti/sdk/feed'
import { Face, IconWrite } from '../talk/index.ts'
import { startsHere } from './starts-here.ts'
import type { StartProps } from './view-props.ts'

/** Where there is room: what one would write in, above the list. */
export function FeedStart(props: StartProps & { isWriting: boolean }) {
  const { t, initial, viewer, isWriting, onStart } = props
  if (isWriting) return null
  const me = viewer.user ? { name: viewer.user.name, picture: viewer.user.picture, is_moderator: false } : initial?.me
  const start = startsHere(() => onStart('general'))
  const href = feedAddress({ write: 'general' })
  return (
    <div className="feed-start">
      <Face author={me ?? null} />
      <a className="feed-start-field" href={href} onClick={start}>
        {t('feed.start')}
      </a>
      <a className="ui-button" part="button" data-kind="primary" href={href} onClick={start}>
        <span>
          <IconWrite />
          {t('feed.write')}
        </span>
      </a>
    </div>
  )
}
