import { emptyDraft, keepPostDraft, type PostDraft, typeNameOf } from '@prostuti/sdk/feed'
import { EmptyState } from '../../foundation/ui/empty-state.tsx'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import { IconWrite, OldNotice, PostCard, useOnline } from '../talk/index.ts'
import { ListEnd } from './list-end.tsx'
import type { WaitingPost } from './use-waiting-posts.ts'
import type { StartProps } from './view-props.ts'
import { WaitingCard } from './waiting-card.tsx'

/** The posts themselves; why they are not here, or that there are none. */
export function FeedListing(props: StartProps) {
  const { client, t, list, waiting, place, onStart } = props
  const isOnline = useOnline(client)
  const { posts, error, isTrying, retry, isOld, at } = list
  const unsent = place.search || place.shown === 'question' || place.shown === 'poll' ? [] : waiting.posts

  /** Back into the draft, from where it is sent again. */
  const edit = ({ order, act: { post }, base, person }: WaitingPost) => {
    const type = typeNameOf(post.type)
    const draft: PostDraft = {
      ...emptyDraft,
      text: post.text,
      question: post.question ?? null,
      options: post.poll?.options ?? emptyDraft.options,
      days: post.poll?.open_days ?? emptyDraft.days,
    }
    keepPostDraft(client.platform.storage, { base, person }, type, draft)
    waiting.remove(order)
    onStart(type)
  }

  const waits = unsent.map(item => (
    <li key={item.key}>
      <WaitingCard {...props} item={item} onEdit={() => edit(item)} onDelete={() => waiting.remove(item.order)} />
    </li>
  ))
  if (!posts)
    return (
      <>
        {waits.length > 0 ? <ul className="feed-posts">{waits}</ul> : null}
        {error ? (
          <RequestError t={t} error={error} retry={retry} retrying={isTrying} safe={t('feed.safe')} />
        ) : (
          <Skeleton label={t('ui.loading')}>
            <Bones />
          </Skeleton>
        )}
      </>
    )
  return (
    <div className="feed-list" data-old={isOld ? '' : undefined} aria-busy={isOld}>
      <OldNotice {...props} isOnline={isOnline} error={error} at={at} />
      <ul className="feed-posts">
        {waits}
        {posts.map(post => (
          <li key={post.id}>
            <PostCard {...props} post={post} onPost={list.replace} isCut isOwnList={place.shown === 'mine'} />
          </li>
        ))}
      </ul>
      {posts.length + unsent.length > 0 || isOld ? null : <Nothing {...props} />}
      <ListEnd {...props} isOnline={isOnline} />
    </div>
  )
}

/** Says what belongs here, and begins it. */
function Nothing({ t, place, onStart }: StartProps) {
  if (place.search)
    return (
      <EmptyState
        title={t('feed.none_found')}
        text={t('feed.none_found_text', { search: place.search })}
        action={
          <button type="button" className="ui-button" part="button" onClick={() => place.choose({ search: '' })}>
            <span>{t('feed.all_again')}</span>
          </button>
        }
      />
    )
  const which = place.shown === 'mine' ? 'mine' : 'all'
  return (
    <EmptyState
      title={t(`feed.none_${which}`)}
      text={t(`feed.none_${which}_text`)}
      action={
        <button
          type="button"
          className="ui-button"
          part="button"
          data-kind="primary"
          onClick={() => onStart('question')}
        >
          <span>
            <IconWrite />
            {t('feed.first_question')}
          </span>
        </button>
      }
    />
  )
}

/** The shape of two posts. */
function Bones() {
  return (
    <div className="feed-bones">
      {['first', 'second'].map(name => (
        <div key={name}>
          <SkeletonBlock width="45%" />
          <SkeletonBlock height="4.5em" />
          <SkeletonBlock width="30%" />
        </div>
      ))}
    </div>
  )
}
