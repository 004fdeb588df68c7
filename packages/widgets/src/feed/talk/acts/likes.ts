import type { Like } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { feedApiOf, type TalkKind, talkOutboxOf } from '@prostuti/sdk/feed'
import { type MapStore, map } from 'nanostores'

/** A post or comment with the likes that the server has last said of it. */
export interface Liked {
  readonly id: string
  readonly liked: boolean
  readonly like_count: number
}

export const likeKey = (kind: TalkKind, id: string): string => `${kind} ${id}`

/** What is known of likes beyond what the lists say, by `likeKey`. */
export interface Likes {
  /** The server's newest word. */
  readonly $known: MapStore<Record<string, Like | undefined>>
  /** What a person wants and the server has not answered yet. */
  readonly $wanted: MapStore<Record<string, boolean | undefined>>
  /** Resolves once it is settled: false where the server did not take it, and all is as before. */
  set(kind: TalkKind, id: string, liked: boolean): Promise<boolean>
  /** A list has come that says it anew. */
  forget(kind: TalkKind, ids: readonly string[]): void
}

const known = new WeakMap<Prostuti['http'], Likes>()

/** The likes of a client: the same for all its elements. */
export function likesOf(client: Prostuti): Likes {
  const likes = known.get(client.http) ?? createLikes(client)
  known.set(client.http, likes)
  return likes
}

function createLikes(client: Prostuti): Likes {
  const $known = map<Record<string, Like | undefined>>({})
  const $wanted = map<Record<string, boolean | undefined>>({})
  const running = new Map<string, Promise<boolean>>()
  const outbox = talkOutboxOf(client)

  outbox.onSettled(({ act }, outcome) => {
    if (act.kind !== 'like' || !('answer' in outcome) || !('liked' in outcome.answer)) return
    const { liked, like_count } = outcome.answer
    $known.setKey(likeKey(act.on, act.id), { liked, like_count })
  })

  /** One call at a time for each: presses meanwhile count once, by what was wanted last. */
  async function send(kind: TalkKind, id: string): Promise<boolean> {
    const key = likeKey(kind, id)
    try {
      for (let wanted = $wanted.get()[key]; wanted !== undefined; ) {
        if (!client.platform.network.online()) {
          await outbox.add({ kind: 'like', on: kind, id, liked: wanted })
          return true
        }
        const answer = await feedApiOf(client).like(kind, id, wanted)
        $known.setKey(key, answer)
        const next = $wanted.get()[key]
        wanted = next === answer.liked ? undefined : next
      }
      return true
    } catch (error) {
      console.warn('prostuti: a like was not kept', error)
      return false
    } finally {
      $wanted.setKey(key, undefined)
      running.delete(key)
    }
  }

  return {
    $known,
    $wanted,
    set(kind, id, liked) {
      const key = likeKey(kind, id)
      $wanted.setKey(key, liked)
      const run = running.get(key) ?? send(kind, id)
      running.set(key, run)
      return run
    },
    forget(kind, ids) {
      for (const id of ids) $known.setKey(likeKey(kind, id), undefined)
    },
  }
}
