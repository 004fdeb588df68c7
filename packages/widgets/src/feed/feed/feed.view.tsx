import type { Post } from '@prostuti/contract'
import { useRef, useState } from 'react'
import { useNow } from '../../circulars/rows/index.ts'
import { wantPush } from '../../foundation/page/push-wanted.ts'
import { useMenu } from '../later/index.ts'
import { type Subject, type TalkProps, tellDone, useGoOn, usePostActs, useViewer } from '../talk/index.ts'
import type { FeedProps } from './feed.props.ts'
import { FeedAside } from './feed-aside.tsx'
import { FeedChips } from './feed-chips.tsx'
import { FeedFoot } from './feed-foot.tsx'
import { FeedListing } from './feed-listing.tsx'
import { FeedSearch } from './feed-search.tsx'
import { FeedStart } from './feed-start.tsx'
import { useFeedState } from './feed-state.ts'
import { NewPostsPill } from './new-posts-pill.tsx'
import { useFeed } from './use-feed.ts'
import { useNewPosts } from './use-new-posts.ts'
import { useTop } from './use-top.ts'
import { useWaitingPosts } from './use-waiting-posts.ts'
import { useWriting } from './use-writing.tsx'

/** Posts, newest first, and a place to write. */
export function Feed(props: FeedProps) {
  const { client, t, initial, drawn, postHref = '/discussions/id={id}' } = props
  const talk: TalkProps = {
    ...{ client, t, host: props.host, language: props.language, postHref },
    now: useNow(client, drawn?.at),
    viewer: useViewer(client, drawn),
  }
  const place = useFeedState(props)
  const list = useFeed({ client, place, initial, drawn })
  const fresh = useNewPosts(list.posts, place)
  const [editing, setEditing] = useState<Post | null>(null)
  const waiting = useWaitingPosts(talk, list)
  const column = useRef<HTMLDivElement>(null)
  const goToTop = useTop(column, place.write === null, list.posts)

  const deleted = ({ kind, item }: Subject) => kind === 'post' && list.drop(item.id)
  const edit = ({ kind, post }: Subject) => kind === 'post' && setEditing(post)
  const { open, menu } = useMenu({ ...talk, extend: props.extend }, { onEdit: edit, onDeleted: deleted })
  const writing = useWriting({
    ...{ talk, props, place, editing },
    onDone: (post, wasEdit) => {
      setEditing(null)
      if (wasEdit) list.replace(post)
      else list.addOwn(post)
      tellDone(t(talk.viewer.isModerator ? 'feed.published' : 'feed.sent'))
      if (!wasEdit && !talk.viewer.isModerator) wantPush({ about: 'post', said: t('feed.sent') })
    },
    onClose: () => setEditing(null),
    top: goToTop,
  })
  const goOn = usePostActs(talk, list.posts, list.replace, open)
  useGoOn(talk.viewer, fragment => (fragment === 'write' ? writing.start('question') : goOn(fragment)))

  const showNew = () => {
    fresh.clear()
    goToTop()
    list.retry()
  }
  const view = { ...talk, place, list, waiting, initial, onMenu: open, onEdit: edit }
  return (
    <section className="feed" aria-label={t('feed.title')}>
      <div className="feed-main">
        <FeedStart {...view} isWriting={writing.isInPlace} onStart={writing.start} />
        {writing.place}
        <div className="feed-bar">
          <FeedChips {...view} />
          <FeedSearch {...view} />
        </div>
        <NewPostsPill t={t} count={fresh.count} isExact={place.shown === 'all'} onPress={showNew} />
        <div className="feed-column" ref={column} tabIndex={-1}>
          <FeedListing {...view} onStart={writing.start} />
        </div>
        <FeedFoot {...view} onStart={writing.start} />
      </div>
      <FeedAside {...view} />
      {menu}
    </section>
  )
}
