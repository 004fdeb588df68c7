import { ApiError } from '../../../http/api-error.ts'
import { backoffMs } from '../../../http/backoff.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createDraftTimer } from './draft-timer.ts'

export interface DraftSync {
  /** An answer changed: it goes out about 2 s after the last tap, and at most every 5 s. */
  scheduleDraft(): void
  /** At once: the network is back, the device woke up, the person signed in. A hanging call is given up and sent again. */
  syncNow(): void
  /** The page may not come back: what is unsent goes out now, and arrives although the page ends. */
  flush(): void
  /** A last `flush`, then lets nothing more out. */
  stop(): void
}

/** How to go on after an exchange: `wait` leaves the next one to `syncNow`, `stop` is for good. */
export type NextStep = 'retry' | 'wait' | 'stop'

export interface SyncOptions {
  readonly signal: AbortSignal
  readonly keepalive: boolean
}

export interface DraftSyncParts {
  platform: Platform
  random(): number
  /** Whether there is anything to send to the server or to ask of it. */
  hasWork(): boolean
  /** Whether there are changes that the server has not confirmed. */
  hasUnsent(): boolean
  /**
   * One exchange with the server, safe to repeat. Whether a draft was among it. With `keepalive` it asks nothing first: only
   * what is sent in this very task outlives the page.
   */
  syncOnce(options: SyncOptions): Promise<boolean>
  /** null after a success. */
  onSyncEnd(error: ApiError | null): NextStep
}

interface Exchange {
  readonly controller: AbortController
  /** It outlives the page, with all that was tapped before it. */
  outlivesPage: boolean
}

/** When drafts go to the server: coalesced, one in flight, backing off when it fails. */
export function createDraftSync(parts: DraftSyncParts): DraftSync {
  const timer = createDraftTimer(parts.platform.clock, () => void send())
  let current: Exchange | null = null
  let next: NextStep = 'retry'
  let failures = 0

  async function send(keepalive = false): Promise<void> {
    if (next === 'stop' || current || !parts.hasWork()) return
    const exchange: Exchange = { controller: new AbortController(), outlivesPage: keepalive }
    current = exchange
    const error = await run(parts, { signal: exchange.controller.signal, keepalive }, timer.begin())
    if (current !== exchange) return
    current = null
    onEnd(error)
  }

  function onEnd(error: ApiError | null): void {
    failures = error ? failures + 1 : 0
    const step = parts.onSyncEnd(error)
    // A screen that was notified of the end may have closed the attempt.
    if (next !== 'stop') next = step
    if (next !== 'retry') return
    if (error) timer.schedule(backoffMs(failures, parts.random, error.retryAfter))
    else if (parts.hasWork()) scheduleDraft()
  }

  function scheduleDraft(): void {
    if (current) current.outlivesPage = false
    else if (next === 'retry' && failures === 0) timer.scheduleDraft()
  }

  /** Gives up a hanging call, and sends again. */
  function restart(keepalive?: boolean): void {
    current?.controller.abort()
    current = null
    void send(keepalive)
  }

  function flush(): void {
    if (next === 'retry' && parts.hasUnsent() && !current?.outlivesPage) restart(true)
  }

  return {
    scheduleDraft,
    flush,
    syncNow() {
      if (next === 'stop') return
      next = 'retry'
      failures = 0
      restart()
    },
    stop() {
      flush()
      next = 'stop'
      if (!current?.outlivesPage) current?.controller.abort()
      current = null
      timer.cancel()
    },
  }
}

/** Resolves to the error of the exchange, null after a success. */
function run({ syncOnce }: DraftSyncParts, options: SyncOptions, onDrafted: () => void): Promise<ApiError | null> {
  return syncOnce(options).then(
    drafted => {
      if (drafted) onDrafted()
      return null
    },
    (cause: unknown) => (cause instanceof ApiError ? cause : unexpected(cause)),
  )
}

/** A fault of our own is no reason to stop trying. */
function unexpected(cause: unknown): ApiError {
  return new ApiError({ code: 'something_wrong', status: 0, call: 'draft', cause })
}
