import type { Post } from '@prostuti/contract'
import type { FeedPlace } from '@prostuti/sdk/feed'
import { useEffect, useRef, useState } from 'react'
import { onStreamEvent } from '../talk/index.ts'

interface NewPosts {
  /** Public since the list came, and not in it. */
  count: number
  /** They are shown now. */
  clear(): void
}

/** Counts what has come, and shows none of it by itself. */
export function useNewPosts(posts: readonly Post[] | undefined, place: Pick<FeedPlace, 'shown' | 'search'>): NewPosts {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const here = useRef(posts)
  here.current = posts
  useEffect(() => {
    setIds(new Set())
    // One's own are here at once, and of a search nobody knows what it would find.
    if (place.shown === 'mine' || place.search) return
    return onStreamEvent('post', ({ post }) => {
      if (here.current?.some(({ id }) => id === post)) return
      setIds(known => new Set(known).add(post))
    })
  }, [place.shown, place.search])
  return { count: ids.size, clear: () => setIds(new Set()) }
}
