import type { PlatformClock } from '../../../platform/platform.ts'

export interface DraftTimer {
  /** A change was made: due 2 s after the last one, at most 5 s after the first one, and 5 s after the draft before. */
  scheduleDraft(): void
  schedule(ms: number): void
  /** An exchange begins, with all changes made so far. Returns what notes that a draft was among it. */
  begin(): () => void
  cancel(): void
}

const quietMs = 2_000
const spacingMs = 5_000

/** The time of the next exchange with the server. */
export function createDraftTimer(clock: PlatformClock, onDue: () => void): DraftTimer {
  let cancel: () => void = () => undefined
  let firstChange: number | null = null
  let lastDraft = Number.NEGATIVE_INFINITY

  function schedule(ms: number): void {
    cancel()
    cancel = clock.setTimer(onDue, ms)
  }

  return {
    schedule,
    cancel: () => cancel(),
    scheduleDraft() {
      const now = clock.monotonic()
      firstChange ??= now
      schedule(Math.max(lastDraft + spacingMs, Math.min(now + quietMs, firstChange + spacingMs)) - now)
    },
    begin() {
      cancel()
      firstChange = null
      const begun = clock.monotonic()
      return () => {
        lastDraft = begun
      }
    },
  }
}
