import { useStore } from '@nanostores/react'
import { talkOutboxOf, type WaitingItem } from '@prostuti/sdk/feed'
import { useEffect, useRef } from 'react'
import { type TalkProps, tellDone, tellFailure } from '../talk/index.ts'
import type { FeedList } from './use-feed.ts'

export type WaitingPost = WaitingItem & { readonly act: Extract<WaitingItem['act'], { kind: 'post' }> }

/** One's own posts that have not been sent, the newest first. */
export interface WaitingPosts {
  readonly posts: readonly WaitingPost[]
  remove(order: number): void
}

/** Shows what waits on this device, and what becomes of it: it stands on top once it is sent. */
export function useWaitingPosts({ client, t }: Pick<TalkProps, 'client' | 't'>, list: FeedList): WaitingPosts {
  const outbox = talkOutboxOf(client)
  const items = useStore(outbox.$waiting)
  const newest = useRef(list)
  newest.current = list
  useEffect(() => {
    void outbox.resume()
    return outbox.onSettled(({ act }, outcome) => {
      if (act.kind === 'like') return 'refused' in outcome && tellFailure(t('talk.like_failed'))
      if ('refused' in outcome) return tellFailure(t(`talk.refused_${act.kind}`))
      if (act.kind !== 'post' || !('type' in outcome.answer)) return
      newest.current.addOwn(outcome.answer)
      tellDone(t('feed.sent'))
    })
  }, [outbox])
  const posts = items.filter((item): item is WaitingPost => item.act.kind === 'post').toReversed()
  return {
    posts,
    remove: order => void outbox.remove(order).catch(error => console.warn('prostuti: a post still waits', error)),
  }
}
