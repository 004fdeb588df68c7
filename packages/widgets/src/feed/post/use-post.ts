import type { Post } from '@prostuti/contract'
import { feedApiOf } from '@prostuti/sdk/feed'
import { useEffect, useReducer, useState } from 'react'
import { isGoneBackTo } from '../../foundation/page/gone-back.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { likesOf } from '../talk/index.ts'
import type { PostProps } from './post.props.ts'

interface PostView {
  post: Post | undefined
  at: number
  error: unknown
  isTrying: boolean
  /** It is not there any more. */
  isGone: boolean
  retry(): void
  put(post: Post): void
  setGone(): void
}

const freshMs = 10 * 60_000

/** The post, from the server's drawing where that is new. */
export function usePost({ client, postId = '', initial, drawn }: PostProps): PostView {
  const [shown, setShown] = useState(() => (initial ? { post: initial.post, at: drawn?.at ?? 0 } : undefined))
  const [error, setError] = useState<unknown>()
  const [isTrying, setTrying] = useState(false)
  const [isGone, setGone] = useState(false)
  const [round, retry] = useReducer((count: number) => count + 1, 0)
  const isHere = shown?.post.id === postId
  useEffect(() => {
    const isFresh = drawn === undefined || client.now() - drawn.at < freshMs
    const isOffline = !client.platform.network.online()
    if (isHere && round === 0 && (isOffline || (isFresh && !isGoneBackTo()))) return
    const stop = new AbortController()
    setTrying(true)
    feedApiOf(client)
      .post(postId, { signal: stop.signal, fresh: !client.$timeKnown.get() })
      .then(
        post => {
          if (stop.signal.aborted) return
          setError(undefined)
          likesOf(client).forget('post', [post.id])
          setShown({ post, at: client.now() })
        },
        failure => {
          if (stop.signal.aborted) return
          if (['not_found', 'gone'].includes(codeOf(failure))) setGone(true)
          else setError(failure)
        },
      )
      .finally(() => !stop.signal.aborted && setTrying(false))
    return () => stop.abort()
  }, [client, postId, round])
  return {
    ...{ post: isHere ? shown.post : undefined, at: shown?.at ?? 0, error, isTrying, isGone, retry },
    put: post => setShown(before => ({ post, at: before?.at ?? client.now() })),
    setGone: () => setGone(true),
  }
}
