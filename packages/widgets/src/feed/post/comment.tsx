import type { Comment as CommentShape, Reply } from '@prostuti/contract'
import { commentStatuses } from '@prostuti/contract/feed/bounds'
import { useState } from 'react'
import { agoWords, Face, IconRemovedLine, LikeButton, MoreButton, nameOf, reasonWords, Words } from '../talk/index.ts'
import { EditComment } from './edit-comment.tsx'
import { IconReply } from './icons.tsx'
import type { ThreadProps } from './thread-props.ts'

interface CommentProps extends ThreadProps {
  comment: CommentShape
}

/** A comment with its replies below a line. */
export function Comment(props: CommentProps) {
  const { comment } = props
  if (comment.status === commentStatuses.deleted) return <Gone {...props} item={comment} />
  return (
    <>
      <One {...props} item={comment} />
      {comment.replies.length > 0 || comment.reply_count > 0 ? (
        <div className="thread-replies">
          <ul>
            {comment.replies.map(reply => (
              <li key={reply.id}>
                <One {...props} item={reply} />
              </li>
            ))}
          </ul>
          <MoreReplies {...props} />
        </div>
      ) : null}
    </>
  )
}

/** What is taken down leaves one quiet line. */
function Gone({ t, item, comment }: CommentProps & { item: CommentShape | Reply }) {
  return (
    <div className="thread-gone ui-small" id={`comment-${item.id}`}>
      <p>
        <IconRemovedLine />
        {t(comment.reply_count > 0 ? 'thread.gone_with_replies' : 'thread.gone')}
      </p>
      {item.is_mine && item.said_reason ? (
        <p>
          <b>{t('talk.why')}</b> {reasonWords(item.said_reason, t)}
        </p>
      ) : null}
    </div>
  )
}

function One(props: CommentProps & { item: CommentShape | Reply }) {
  const { t, post, item, comment, onReply, onMenu, editing } = props
  const ago = agoWords(item.created_at, props)
  const of = `${nameOf(item.author, t)}, ${ago}`
  if (item.status === commentStatuses.deleted) return <Gone {...props} />
  return (
    <article className="thread-comment" part="row" id={`comment-${item.id}`} tabIndex={-1} aria-label={of}>
      <Face author={item.author} />
      <div>
        <p className="thread-who">
          <b>{nameOf(item.author, t)}</b>
          {item.author?.is_moderator ? ` · ${t('talk.moderator')}` : null}
          <span className="ui-small ui-muted">
            {' · '}
            <time dateTime={item.created_at}>{ago}</time>
            {item.is_edited ? ` · ${t('talk.edited')}` : null}
          </span>
        </p>
        {editing === item.id ? (
          <EditComment {...props} />
        ) : (
          <>
            <Words html={item.html} />
            <div className="talk-acts">
              <LikeButton {...props} kind="comment" item={item} of={of} />
              <button type="button" className="talk-act" onClick={() => onReply(comment, item)}>
                <IconReply />
                {t('thread.reply')}
                <span className="ui-hidden">: {of}</span>
              </button>
              <MoreButton
                t={t}
                of={of}
                onPress={() => onMenu({ ask: 'menu', subject: { kind: 'comment', post, item } })}
              />
            </div>
          </>
        )}
      </div>
    </article>
  )
}

function MoreReplies({ t, comment, comments }: CommentProps) {
  const [isBusy, setBusy] = useState(false)
  const left = comment.reply_count - comment.replies.length
  if (left <= 0) return null
  const fetchAll = async () => {
    if (isBusy) return
    setBusy(true)
    await comments
      .replies(comment.id)
      .catch(error => console.warn('prostuti: replies did not come', error))
      .finally(() => setBusy(false))
  }
  return (
    <button type="button" className="talk-act" data-strong="" aria-busy={isBusy} onClick={() => void fetchAll()}>
      {isBusy ? t('ui.loading') : t('thread.more_replies', { count: left })}
    </button>
  )
}
