import { typeNameOf } from '@prostuti/sdk/feed'
import { type MouseEvent, useRef, useState } from 'react'
import { useNow } from '../../circulars/rows/index.ts'
import { IconBack } from '../../foundation/icons/icons.tsx'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { EmptyState } from '../../foundation/ui/empty-state.tsx'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import { useMenu, useWritePlace } from '../later/index.ts'
import {
  OldNotice,
  PostCard,
  type Subject,
  type TalkProps,
  tellDone,
  useGoOn,
  useOnline,
  usePostActs,
  useViewer,
} from '../talk/index.ts'
import { AnswerField } from './answer-field.tsx'
import { goToComment, useAddressedComment } from './go-to-comment.ts'
import type { PostProps } from './post.props.ts'
import { PostAside } from './post-aside.tsx'
import { Thread } from './thread.tsx'
import { useAnswer } from './use-answer.ts'
import { useComments } from './use-comments.ts'
import { usePost } from './use-post.ts'

/** A post and what was said to it. */
export function PostPage(props: PostProps) {
  const { client, t, drawn, feedHref = '/discussions', postHref = '/discussions/id={id}' } = props
  const talk: TalkProps = {
    ...{ client, t, host: props.host, language: props.language, postHref },
    now: useNow(client, drawn?.at),
    viewer: useViewer(client, drawn),
  }
  const view = usePost(props)
  const { post } = view
  return (
    <section className="post" aria-label={t('thread.title')}>
      <div className="post-main">
        <a className="post-back" href={feedHref}>
          <IconBack />
          {t('thread.back')}
        </a>
        {view.isGone ? (
          <EmptyState
            title={t('thread.post_gone')}
            text={t('thread.post_gone_text')}
            action={
              <a className="ui-button" part="button" data-kind="primary" href={feedHref}>
                <span>{t('thread.see_others')}</span>
              </a>
            }
          />
        ) : post ? (
          <WithPost {...props} talk={talk} view={{ ...view, post }} />
        ) : view.error ? (
          <RequestError t={t} error={view.error} retry={view.retry} retrying={view.isTrying} />
        ) : (
          <Skeleton label={t('ui.loading')}>
            <SkeletonBlock width="45%" />
            <SkeletonBlock height="6em" />
          </Skeleton>
        )}
      </div>
      {post && !view.isGone ? <PostAside {...talk} post={post} others={props.initial?.others ?? []} /> : null}
    </section>
  )
}

type View = ReturnType<typeof usePost>

interface WithPostProps extends PostProps {
  talk: TalkProps
  view: View & { post: NonNullable<View['post']> }
}

function WithPost(props: WithPostProps) {
  const { talk, view, initial } = props
  const { post, put } = view
  const { client, t, viewer, host } = talk
  const isOnline = useOnline(client)
  const comments = useComments(props)
  const [editing, setEditing] = useState<Subject | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const { open, menu } = useMenu(
    { ...talk, extend: props.extend },
    {
      onEdit: setEditing,
      onDeleted: ({ kind, item }) => {
        if (kind === 'post') return view.setGone()
        comments.drop(item.id)
        put({ ...post, comment_count: Math.max(0, post.comment_count - 1) })
      },
    },
  )
  const writing = useWritePlace({
    ...{ talk, extend: props.extend, quote: null },
    type: editing?.kind === 'post' ? typeNameOf(post.type) : null,
    editing: editing?.kind === 'post' ? post : null,
    onType: () => undefined,
    onDone: changed => {
      setEditing(null)
      put(changed)
      tellDone(t('thread.changed'))
    },
    onKept: () => setEditing(null),
    onClose: () => setEditing(null),
  })
  const counted = {
    ...comments,
    add: (comment: Parameters<typeof comments.add>[0]) => {
      comments.add(comment)
      put({ ...post, comment_count: post.comment_count + 1 })
    },
  }
  const answer = useAnswer({ ...talk, post, comments: counted, onFocus: () => box.current?.focus() })
  useGoOn(viewer, usePostActs(talk, [post], put, open))
  useAddressedComment(host, comments)
  const thread = {
    ...talk,
    ...{ post, comments: counted, onMenu: open },
    onReply: answer.answer,
    editing: editing?.kind === 'comment' ? editing.item.id : null,
    onEdited: () => setEditing(null),
  }
  const showNew = () => {
    view.retry()
    comments.retry()
    goToComment(host, '#comments')
  }
  const me = viewer.user ? { name: viewer.user.name, picture: viewer.user.picture, is_moderator: false } : initial?.me
  const isPublic = post.published_at !== null && post.status !== 2
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed, by keys too
    <div className="post-sheet" onClick={event => followMention(event, host)}>
      <OldNotice {...talk} isOnline={isOnline} error={view.error} at={view.at} />
      {writing.isInPlace ? (
        writing.place
      ) : (
        <PostCard {...talk} post={post} onPost={put} onMenu={open} onEdit={setEditing} />
      )}
      {writing.isInPlace ? null : writing.place}
      {isPublic ? (
        <>
          <AnswerField {...thread} comments={counted} answer={answer} box={box} me={me ?? null} />
          <Thread {...thread} onShowNew={showNew} />
        </>
      ) : null}
      {menu}
    </div>
  )
}

/** Within the element's own tree the browser finds no fragment: a mention goes to its comment by code. */
function followMention(event: MouseEvent, host: HTMLElement | null): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash || opensElsewhere(event) || samePath(link.pathname) !== samePath(location.pathname)) return
  if (goToComment(host, link.hash)) event.preventDefault()
}

const samePath = (path: string): string => decodeURIComponent(path).replace(/\/$/, '')
