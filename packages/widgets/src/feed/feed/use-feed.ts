import type { Post } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { askedPosts, type FeedPlace, feedAddress, feedApiOf, type PostList, typeNameOf } from '@prostuti/sdk/feed'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import { isGoneBackTo } from '../../foundation/page/gone-back.ts'
import { likesOf } from '../talk/index.ts'
import type { FeedData } from './feed.props.ts'

/** The pages of one list that are here. */
interface Pages {
  key: string
  pages: readonly PostList[]
  /** When the first of them came, in milliseconds since 1970. */
  at: number
}

export interface FeedList {
  posts: readonly Post[] | undefined
  /** Where the list goes on; null: this is all. */
  next: string | null
  /** How many pages are here, and the number of the first. */
  pages: number
  firstPage: number
  at: number
  /** What is shown is of another choice: the asked one is on its way. */
  isOld: boolean
  error: unknown
  isTrying: boolean
  retry(): void
  more(): void
  /** One has changed. */
  replace(post: Post): void
  /** One's own that was just written stands on top, whatever the list says. */
  addOwn(post: Post): void
  drop(id: string): void
}

interface FeedOptions {
  client: Prostuti
  place: Pick<FeedPlace, 'shown' | 'search'>
  initial: FeedData | undefined
  drawn: DrawnFor | undefined
}

/** What is drawn from a page of longer ago, as one without a network is, is asked for again. */
const freshMs = 10 * 60_000

/** The list as one asks for it: what is outdated is given up, and what is here stays where it cannot be refreshed. */
export function useFeed({ client, place, initial, drawn }: FeedOptions): FeedList {
  // What is being written changes no list.
  const key = feedAddress({ shown: place.shown, search: place.search })
  const [shown, setShown] = useState<Pages | undefined>(() => drawnPages(initial, drawn))
  const [own, setOwn] = useState<readonly Post[]>([])
  const [failed, setFailed] = useState<{ key: string; error: unknown; ofMore: boolean }>()
  const [trying, setTrying] = useState(false)
  const [round, retry] = useReducer((count: number) => count + 1, 0)
  const newest = useRef(key)
  newest.current = key
  const isHere = shown?.key === key
  const firstPage = isHere && initial && shown?.at === drawn?.at ? (initial.asked.page ?? 1) : 1

  useEffect(() => {
    const isFresh = drawn === undefined || client.now() - drawn.at < freshMs
    const isOffline = !client.platform.network.online()
    // Without a network the browser's own memory would answer, and what is here would seem new.
    if (isHere && round === 0 && (isOffline || (isFresh && !isGoneBackTo()))) return setFailed(undefined)
    const stop = new AbortController()
    setTrying(true)
    feedApiOf(client)
      .posts(askedPosts(place), { signal: stop.signal, fresh: !client.$timeKnown.get() })
      .then(
        list => {
          if (stop.signal.aborted) return
          setFailed(undefined)
          likesOf(client).forget(
            'post',
            list.results.map(({ id }) => id),
          )
          setShown({ key, pages: [list], at: isOffline ? (drawn?.at ?? 0) : client.now() })
        },
        error => !stop.signal.aborted && setFailed({ key, error, ofMore: false }),
      )
      .finally(() => !stop.signal.aborted && setTrying(false))
    return () => stop.abort()
  }, [client, key, round])

  const next = isHere ? (shown.pages.at(-1)?.next ?? null) : null
  const more = () => {
    if (!next || trying || !shown) return
    setTrying(true)
    const cursor = new URL(next, 'http://own.invalid').searchParams.get('cursor') ?? undefined
    const at = cursor ? { cursor } : { page: firstPage + shown.pages.length }
    feedApiOf(client)
      .posts({ ...askedPosts(place), ...at })
      .then(
        page => {
          // Another list may have been asked for meanwhile.
          if (newest.current === key) setShown({ ...shown, pages: [...shown.pages, page] })
          setFailed(undefined)
        },
        error => setFailed({ key, error, ofMore: true }),
      )
      .finally(() => setTrying(false))
  }

  const change = (posts: (results: readonly Post[]) => readonly Post[]) => {
    setShown(
      pages => pages && { ...pages, pages: pages.pages.map(page => ({ ...page, results: [...posts(page.results)] })) },
    )
    setOwn(posts)
  }
  const error = failed?.key === key ? failed.error : undefined
  const again = failed?.ofMore ? more : retry
  const isOld = shown !== undefined && client.now() - shown.at > freshMs
  useRetryOnline(client, error !== undefined || isOld, again)
  const fits = (post: Post) =>
    (place.shown === 'all' || place.shown === 'mine' || typeNameOf(post.type) === place.shown) && !place.search
  const listed = shown?.pages.flatMap(page => page.results)
  return {
    posts: error && !isHere ? undefined : listed && withOwn(own.filter(fits), listed),
    ...{ next, pages: shown?.pages.length ?? 0, firstPage, at: shown?.at ?? 0, isOld: !isHere, error },
    ...{ isTrying: trying, retry: again, more },
    replace: post => change(posts => posts.map(each => (each.id === post.id ? post : each))),
    addOwn: post => setOwn(posts => [post, ...posts.filter(({ id }) => id !== post.id)]),
    drop: id => change(posts => posts.filter(post => post.id !== id)),
  }
}

/** Each once, in its newest form. */
function withOwn(own: readonly Post[], listed: readonly Post[]): readonly Post[] {
  const ids = new Set(own.map(({ id }) => id))
  const unique = new Map(listed.filter(({ id }) => !ids.has(id)).map(post => [post.id, post]))
  return [...own, ...unique.values()]
}

/** The page that a server has drawn. */
function drawnPages(initial: FeedData | undefined, drawn: DrawnFor | undefined): Pages | undefined {
  if (!initial) return undefined
  const { type, mine, search = '' } = initial.asked
  const shown = mine ? 'mine' : type === undefined ? 'all' : typeNameOf(type)
  return { key: feedAddress({ shown, search }), pages: [initial.list], at: drawn?.at ?? 0 }
}

/** Once the network is back, be it at once. */
function useRetryOnline({ platform }: Prostuti, isWanted: boolean, retry: () => void): void {
  const newest = useRef(retry)
  newest.current = retry
  useLayoutEffect(() => {
    if (!isWanted) return
    return platform.network.onChange(isOnline => isOnline && newest.current())
  }, [platform, isWanted])
}
