import type { Answer } from './post.ts'

/** What came of one message to one device. `waiting`: it is tried again, no sooner than after `retryMs` where that is known. */
export interface Outcome {
  readonly state: 'accepted' | 'failed' | 'removed' | 'waiting'
  readonly retryMs?: number | undefined
  /** The push service itself does not work, whichever the device. */
  readonly away?: boolean
}

/** A push service may ask for as much patience, in milliseconds. */
const longestWaitMs = 3_600_000

/** What an answer's status says; null: there was none. */
export function outcomeOf(answer: Answer | null): Outcome {
  if (!answer) return { state: 'waiting', away: true }
  const { status, retryAfter, text } = answer
  // A page that something before the service shows in its place is no answer of the service.
  if (status >= 200 && status < 300)
    return text.startsWith('<') ? { state: 'waiting', away: true } : { state: 'accepted' }
  if (status === 404 || status === 410) return { state: 'removed' }
  if (status === 429 || status === 408 || status >= 500)
    return { state: 'waiting', retryMs: waitOf(retryAfter), away: status >= 500 }
  return { state: 'failed' }
}

/** Of `Retry-After`: seconds or a date (RFC 9110). */
function waitOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : undefined
}
