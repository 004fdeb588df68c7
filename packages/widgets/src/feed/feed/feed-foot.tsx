import { feedAddress } from '@prostuti/sdk/feed'
import { IconWrite } from '../talk/index.ts'
import { startsHere } from './starts-here.ts'
import type { StartProps } from './view-props.ts'

/** On a phone: what leads to writing, at the thumb. */
export function FeedFoot({ t, viewer, onStart }: StartProps) {
  return (
    <div className="feed-foot">
      {viewer.isMember ? null : <p className="ui-small ui-muted">{t('feed.visitor')}</p>}
      <a
        className="ui-button"
        part="button"
        data-kind="primary"
        href={feedAddress({ write: 'question' })}
        onClick={startsHere(() => onStart('question'))}
      >
        <span>
          {viewer.isMember ? <IconWrite /> : null}
          {t(viewer.isMember ? 'feed.write_long' : 'feed.visitor_write')}
        </span>
      </a>
    </div>
  )
}
