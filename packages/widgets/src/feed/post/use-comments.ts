import type { Comment, Reply } from '@prostuti/contract'
import { type CommentList, feedApiOf } from '@prostuti/sdk/feed'
import { useEffect, useReducer, useRef, useState } from 'react'
import { isGoneBackTo } from '../../foundation/page/gone-back.ts'
import { likesOf } from '../talk/index.ts'
import { changeIn, dropFrom, putReply } from './comment-tree.ts'
import type { PostProps } from './post.props.ts'

export interface Comments {
  list: readonly Comment[] | undefined
  next: string | null
  error: unknown
  isTrying: boolean
  /** Of which page the next would be. */
  nextPage: number
  retry(): void
  more(): Promise<void>
  /** All replies to one. */
  replies(id: string): Promise<void>
  add(comment: Comment): void
  change(comment: Comment | Reply): void
  drop(id: string): void
}

const freshMs = 10 * 60_000

/** The comments that are here; what is asked for stays where it does not come. */
export function useComments({ client, postId = '', initial, drawn }: PostProps): Comments {
  const [pages, setPages] = useState<readonly CommentList[] | undefined>(() => initial && [initial.comments])
  const [tree, setTree] = useState<readonly Comment[]>(() => initial?.comments.results ?? [])
  const [failed, setFailed] = useState<{ error: unknown; ofMore: boolean }>()
  const [isTrying, setTrying] = useState(false)
  const [round, retry] = useReducer((count: number) => count + 1, 0)
  const first = useRef(initial?.page ?? 1)

  useEffect(() => {
    const isFresh = drawn === undefined || client.now() - drawn.at < freshMs
    const isOffline = !client.platform.network.online()
    if (pages && round === 0 && (isOffline || (isFresh && !isGoneBackTo()))) return
    const stop = new AbortController()
    setTrying(true)
    feedApiOf(client)
      .comments(postId, {}, { signal: stop.signal })
      .then(
        list => {
          if (stop.signal.aborted) return
          first.current = 1
          setFailed(undefined)
          likesOf(client).forget('comment', idsOf(list.results))
          setPages([list])
          setTree(list.results)
        },
        error => !stop.signal.aborted && setFailed({ error, ofMore: false }),
      )
      .finally(() => !stop.signal.aborted && setTrying(false))
    return () => stop.abort()
  }, [client, postId, round])

  const next = pages?.at(-1)?.next ?? null
  const more = async () => {
    if (!pages || !next || isTrying) return
    setTrying(true)
    const cursor = new URL(next, 'http://own.invalid').searchParams.get('cursor') ?? undefined
    try {
      const at = cursor ? { cursor } : { page: first.current + pages.length }
      const page = await feedApiOf(client).comments(postId, at)
      setPages([...pages, page])
      // One's own may have pushed some onto the next page.
      setTree(known => [...known, ...page.results.filter(({ id }) => !known.some(each => each.id === id))])
      setFailed(undefined)
    } catch (error) {
      setFailed({ error, ofMore: true })
    } finally {
      setTrying(false)
    }
  }
  const replies = async (id: string) => {
    let [found, cursor]: [Reply[], string | undefined] = [[], undefined]
    do {
      const page: CommentList = await feedApiOf(client).comments(postId, { parent: id, pageSize: 100, cursor })
      found = [...found, ...page.results]
      cursor = (page.next && new URL(page.next, 'http://own.invalid').searchParams.get('cursor')) || undefined
    } while (cursor)
    setTree(known =>
      known.map(each => (each.id === id ? { ...each, replies: found, reply_count: found.length } : each)),
    )
  }
  return {
    ...{ list: pages && tree, next, error: failed?.error, isTrying, nextPage: first.current + (pages?.length ?? 0) },
    retry: failed?.ofMore ? () => void more() : retry,
    ...{ more, replies },
    add: comment =>
      setTree(known =>
        comment.parent_comment ? putReply(known, comment) : [comment, ...known.filter(({ id }) => id !== comment.id)],
      ),
    change: comment => setTree(known => changeIn(known, comment)),
    drop: id => setTree(known => dropFrom(known, id)),
  }
}

const idsOf = (comments: readonly Comment[]): string[] =>
  comments.flatMap(({ id, replies }) => [id, ...replies.map(reply => reply.id)])
