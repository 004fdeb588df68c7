import type { Post } from '@prostuti/contract'
import { IconWaits } from '../icons.tsx'
import type { TalkProps } from '../talk-props.ts'
import { stateOf } from './post-state.ts'
import { reasonWords } from './reason-words.ts'
import { StateLabel } from './state-label.tsx'

interface OwnStateProps extends Pick<TalkProps, 't'> {
  post: Post
  /** Its head says already what became of it. */
  hasHead?: boolean
}

/** What its writer alone reads: that it waits, came back or was removed, and why. */
export function OwnState({ t, post, hasHead = false }: OwnStateProps) {
  const state = stateOf(post)
  if (!post.is_mine) return null
  if (state === 'waiting')
    return hasHead ? null : (
      <p className="talk-notice ui-small">
        <IconWaits />
        <span>
          <b>{t('talk.waiting')}</b> {t('talk.waiting_text')}
        </span>
      </p>
    )
  if (state === 'public')
    return post.pending_text === null ? null : (
      <p className="talk-notice ui-small">
        <IconWaits />
        <span>
          <b>{t('talk.changes_wait')}</b> {t('talk.changes_wait_text')}
        </span>
      </p>
    )
  return (
    <div className="talk-became ui-small">
      {hasHead ? null : <StateLabel t={t} state={state} />}
      {post.said_reason ? (
        <p>
          <b>{t('talk.why')}</b> {reasonWords(post.said_reason, t)}
        </p>
      ) : null}
    </div>
  )
}
