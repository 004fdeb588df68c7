import { useStore } from '@nanostores/react'
import { talkOutboxOf, type WaitingItem } from '@prostuti/sdk/feed'
import { useEffect, useRef } from 'react'
import { Face, IconDelete, StateLabel, tellDone, tellFailure } from '../talk/index.ts'
import type { ThreadProps } from './thread-props.ts'

type WaitingComment = WaitingItem & { readonly act: Extract<WaitingItem['act'], { kind: 'comment' }> }

/** Comments that are on this device alone, and what becomes of them. */
export function WaitingComments(props: ThreadProps) {
  const { client, t, post, comments, viewer } = props
  const outbox = talkOutboxOf(client)
  const newest = useRef(comments)
  newest.current = comments
  useEffect(() => {
    void outbox.resume()
    return outbox.onSettled(({ act }, outcome) => {
      if ('refused' in outcome)
        return tellFailure(t(act.kind === 'like' ? 'talk.like_failed' : `talk.refused_${act.kind}`))
      if (act.kind !== 'comment' || act.comment.post !== post.id || !('replies' in outcome.answer)) return
      newest.current.add(outcome.answer)
      tellDone(t('thread.sent'))
    })
  }, [outbox, post.id])
  const waiting = useStore(outbox.$waiting).filter(
    (item): item is WaitingComment => item.act.kind === 'comment' && item.act.comment.post === post.id,
  )
  if (waiting.length === 0) return null
  const me = viewer.user ? { name: viewer.user.name, picture: viewer.user.picture, is_moderator: false } : null
  return (
    <ul className="thread-waiting">
      {waiting.map(({ key, order, act }) => (
        <li key={key} className="thread-comment">
          <Face author={me} />
          <div>
            <StateLabel t={t} state="unsent" />
            <p className="talk-words thread-typed" dir="auto">
              {act.comment.text}
            </p>
            <div className="talk-acts">
              <button
                type="button"
                className="talk-act"
                onClick={() =>
                  void outbox.remove(order).catch(error => console.warn('prostuti: a comment still waits', error))
                }
              >
                <IconDelete />
                {t('talk.delete')}
              </button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
