import { ApiError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { backoffMs } from '../backoff.ts'

export interface DraftSync {
  /** An answer changed: it goes out about 2 s after the last tap, and at most every 5 s. */
  touch(): void
  /** At once: the network is back, the device woke up, the person signed in. What hangs is given up and sent anew. */
  kick(): void
  /** Lets nothing more out. */
  stop(): void
}

export interface DraftSyncParts {
  platform: Platform
  random(): number
  /** Whether there is anything to tell or ask the server. */
  wanted(): boolean
  /** One exchange with the server, safe to repeat. Whether a draft was among it. */
  exchange(signal: AbortSignal): Promise<boolean>
  /** null after a success. `wait` says that only `kick` may try again. */
  onEnd(error: ApiError | null): 'retry' | 'wait' | 'stop'
}

const quietMs = 2_000
const spacingMs = 5_000

/** When drafts go to the server: coalesced, one in flight, backing off when it fails. */
export function createDraftSync(parts: DraftSyncParts): DraftSync {
  const { clock } = parts.platform
  let cancelTimer: () => void = () => undefined
  let running: AbortController | null = null
  let stopped = false
  let failures = 0
  let waiting = false
  let firstTouch: number | null = null
  let lastSent = Number.NEGATIVE_INFINITY

  function schedule(ms: number): void {
    cancelTimer()
    cancelTimer = clock.setTimer(() => void send(), ms)
  }

  async function send(): Promise<void> {
    if (stopped || running || !parts.wanted()) return
    const mine = new AbortController()
    running = mine
    cancelTimer()
    firstTouch = null
    const begun = clock.monotonic()
    const error = await parts.exchange(mine.signal).then(
      drafted => {
        if (drafted) lastSent = begun
        return null
      },
      (cause: unknown) => cause,
    )
    if (running !== mine) return
    running = null
    ended(error)
  }

  function ended(error: unknown): void {
    const known = error === null || error instanceof ApiError ? error : unexpected(error)
    failures = known ? failures + 1 : 0
    const verdict = parts.onEnd(known)
    waiting = verdict === 'wait'
    if (verdict === 'stop') stopped = true
    if (stopped || waiting) return
    if (known) schedule(backoffMs(failures, parts.random, known.retryAfter))
    else if (parts.wanted()) touch()
  }

  function touch(): void {
    if (stopped || running || waiting || failures > 0) return
    const now = clock.monotonic()
    firstTouch ??= now
    const due = Math.max(lastSent + spacingMs, Math.min(now + quietMs, firstTouch + spacingMs))
    schedule(due - now)
  }

  return {
    touch,
    kick() {
      if (stopped) return
      running?.abort()
      running = null
      waiting = false
      failures = 0
      void send()
    },
    stop() {
      stopped = true
      running?.abort()
      running = null
      cancelTimer()
    },
  }
}

/** A fault of our own is no reason to stop trying. */
function unexpected(cause: unknown): ApiError {
  return new ApiError({ code: 'something_wrong', status: 0, call: 'draft', cause })
}
