import type { Post } from '@prostuti/contract'
import { fillTemplate } from '../../../foundation/page/safe-path.ts'
import { formatNumber } from '../../../foundation/text/format.ts'
import type { MenuAsk, Subject } from '../acts/subject.ts'
import { PostBody } from '../body/post-body.tsx'
import { agoWords } from '../device/moment-words.ts'
import { MoreButton } from '../head/more-button.tsx'
import { nameOf } from '../head/name-of.ts'
import { PostHead } from '../head/post-head.tsx'
import { IconComments } from '../icons.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { OwnActs } from '../state/own-acts.tsx'
import { OwnState } from '../state/own-state.tsx'
import { stateOf } from '../state/post-state.ts'
import { StateHead } from '../state/state-head.tsx'
import type { TalkProps } from '../talk-props.ts'

export interface PostCardProps extends TalkProps {
  post: Post
  onPost: (post: Post) => void
  onMenu: (asked: MenuAsk) => void
  onEdit: (subject: Subject) => void
  /** Among others, cut where it is long. */
  isCut?: boolean
  /** Among one's own: what became of each stands first. */
  isOwnList?: boolean
}

/** A post, in a list or on its page. */
export function PostCard(props: PostCardProps) {
  const { t, language, post, postHref, onMenu, onEdit, isCut, isOwnList = false } = props
  const subject: Subject = { kind: 'post', post, item: post }
  const of = `${nameOf(post.author, t)}, ${agoWords(post.published_at ?? post.created_at, props)}`
  const state = stateOf(post)
  const isPublic = state === 'public'
  const comments = (
    <>
      <IconComments />
      {t('talk.comments')} <span className="ui-num">{formatNumber(post.comment_count, language)}</span>
      <span className="ui-hidden">: {of}</span>
    </>
  )
  return (
    <article className="talk-post" part="row" id={`post-${post.id}`} aria-label={of}>
      {isOwnList && state !== 'public' ? (
        <StateHead {...props} state={state} />
      ) : (
        <PostHead
          {...props}
          tools={isPublic ? <MoreButton t={t} of={of} onPress={() => onMenu({ ask: 'menu', subject })} /> : null}
        />
      )}
      <PostBody {...props} />
      <OwnState t={t} post={post} hasHead={isOwnList} />
      {isPublic ? (
        <div className="talk-acts">
          <LikeButton {...props} kind="post" item={post} of={of} />
          {isCut ? (
            <a className="talk-act" href={fillTemplate(postHref, { id: post.id })}>
              {comments}
            </a>
          ) : (
            <a className="talk-act" href="#comments">
              {comments}
            </a>
          )}
        </div>
      ) : (
        <OwnActs t={t} post={post} onEdit={() => onEdit(subject)} onDelete={() => onMenu({ ask: 'delete', subject })} />
      )}
    </article>
  )
}
