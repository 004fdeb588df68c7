import type { ExamDetails } from '@prostuti/contract'
import { sealedFromMs } from '@prostuti/contract/attempt'
import type { Prostuti } from '../../client.ts'
import { ApiError } from '../../http/api-error.ts'
import { backoffMs } from '../../http/backoff.ts'
import { examsApiOf } from '../exams-api.ts'
import { createSealedPaperCache } from '../sealed-papers/sealed-paper-cache.ts'

export interface SealedPaperFetch {
  begin(): void
  /** The sealed paper is on this device. */
  isCached(): boolean
  stop(): void
}

interface SealedPaperFetchOptions {
  exam(): ExamDetails
  random(): number
  onCached(): void
}

/** Pages that stay open until the papers are given out ask for them over so many milliseconds. */
const spreadMs = 60_000
/** A paper that is not there yet is asked for again after this. */
const patienceMs = 300_000
/** A timer can't run longer than 24 days. */
const longestTimerMs = 2_000_000_000

/** Has the sealed paper of an exam on this device before it starts; where that fails, the start takes its usual way. */
export function createSealedPaperFetch(
  prostuti: Prostuti,
  { exam, random, onCached }: SealedPaperFetchOptions,
): SealedPaperFetch {
  const { clock } = prostuti.platform
  const cache = createSealedPaperCache(prostuti.platform)
  let isCached = false
  let stopped = false
  let failures = 0
  let cancelTimer: () => void = () => undefined

  const untilStart = () => Date.parse(exam().start_time) - prostuti.now()

  async function fetchPaper(): Promise<void> {
    const { id, end_time } = exam()
    // What was kept yesterday may have been replaced since: asking again mostly costs a 304.
    const sealed = await examsApiOf(prostuti).sealedPaper(id, prostuti.language)
    await cache.put({ sealed, until: Date.parse(end_time) }, prostuti.now())
    // Its lock comes with it: at the start nothing is waited for but the key.
    await import('../sealed-papers/lazy-unseal.ts')
  }

  function settle(): void {
    if (stopped || isCached) return
    isCached = true
    onCached()
  }

  /** A device that cannot keep it is not asked twice. */
  function afterFailure(error: unknown): void {
    if (stopped || untilStart() <= 0 || !(error instanceof ApiError)) return
    failures++
    plan(error.isTransient ? backoffMs(failures, random, error.retryAfter) : patienceMs, tryNow)
  }

  function tryNow(): void {
    fetchPaper().then(settle, afterFailure)
  }

  function plan(ms: number, then: () => void): void {
    cancelTimer = clock.setTimer(then, Math.min(ms, longestTimerMs))
  }

  /** Papers are given out a day ahead. */
  function begin(): void {
    const wait = untilStart() - sealedFromMs
    if (wait > longestTimerMs) plan(wait, begin)
    else if (wait > 0) plan(wait + random() * spreadMs, tryNow)
    else tryNow()
  }

  return {
    begin() {
      // What cannot be read cannot be kept either.
      cache.has(exam().id).then(
        has => has && settle(),
        () => undefined,
      )
      begin()
    },
    isCached: () => isCached,
    stop() {
      stopped = true
      cancelTimer()
    },
  }
}
