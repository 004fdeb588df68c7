import { atom, type ReadableAtom } from 'nanostores'
import { combine } from '../../combine.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ServerClock } from './server-clock.ts'

export interface Countdown {
  /** Whole seconds left, in milliseconds; null without an end. */
  readonly $remaining: ReadableAtom<number | null>
  /** Counts towards another instant of the server's clock, or looks again at the same one. */
  countTo(deadline: number | null): void
  stop(): void
}

/** A timer may come early by this much; then the second counts as over. */
const earlyMs = 100

/** Ticks once a second on the second, and says when the time is over. */
export function createCountdown(
  platform: Platform,
  clock: Pick<ServerClock, 'now' | '$known'>,
  onZero: () => void,
): Countdown {
  const $remaining = atom<number | null>(null)
  let deadline: number | null = null
  let cancelTimer: () => void = () => undefined

  function tick(): void {
    cancelTimer()
    if (deadline === null) {
      $remaining.set(null)
      return
    }
    const left = deadline - clock.now()
    // The time is not up before the server has said what time it is.
    const least = clock.$known.get() ? 0 : 1_000
    const shown = Math.max(Math.ceil((left - earlyMs) / 1_000) * 1_000, least)
    $remaining.set(shown)
    if (left <= 0) onZero()
    else cancelTimer = platform.clock.setTimer(tick, shown > 0 ? left - shown + 1_000 : left)
  }

  const unsubscribe = combine(
    platform.clock.onResume(() => tick()),
    clock.$known.listen(() => tick()),
  )
  return {
    $remaining,
    countTo(next) {
      deadline = next
      tick()
    },
    stop() {
      unsubscribe()
      cancelTimer()
    },
  }
}
