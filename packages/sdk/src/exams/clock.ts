import type { AnswerTiming } from '../http.ts'
import { isJump } from '../platform/jump.ts'
import type { Platform } from '../platform/platform.ts'

/** The server's clock, as well as this device knows it. */
export interface ServerClock {
  /** Milliseconds since 1970 by the server. */
  now(): number
  /** The server's time at an instant that the device's own clock showed. */
  fromDevice(instant: number): number
  /** How far `now` can be off, ms; Infinity before the first contact and after a sleep or a changed clock. */
  uncertainty(): number
  /** Takes in what an answer says of the time: its `server_time`, else its `Date` header, good to a second. */
  learn(timing: AnswerTiming): void
  /** Takes in one instant of the server that lay between two monotonic ones; `coarse` is how much it was rounded down. */
  observe(serverTime: number, sent: number, received: number, coarse?: number): void
  /** The device slept or its clock was changed: ask the server again. */
  onDoubt(callback: () => void): () => void
}

/** Server time minus monotonic time lies between these; `at` is when that was known. */
interface Bound {
  readonly low: number
  readonly high: number
  readonly at: number
}

/** How fast a cheap quartz may drift, parts of one. */
const drift = 200e-6
/** Both offsets are worth writing down again once they differ by this. */
const storedStepMs = 1_000
const storedKey = 'prostuti:clock'

/**
 * Keeps the tightest bound on the server's clock and runs it on the monotonic one, so that setting the device's clock
 * changes nothing. Until the server has been heard, the offset of the last visit serves.
 */
export function createServerClock({ clock, storage }: Platform): ServerClock {
  const listeners = new Set<() => void>()
  const wallLead = () => clock.now() - clock.monotonic()
  let bound: Bound | null = null
  let anchor = wallLead()
  let guess: number | null = null

  /** Before any contact: the device's clock, corrected by what was known at the last visit. */
  function firstGuess(): number {
    const stored = Number(storage.getItem(storedKey) ?? 0)
    return wallLead() + (Number.isFinite(stored) ? stored : 0)
  }

  function offset(): number {
    noticeJump()
    if (bound) return (bound.low + bound.high) / 2
    guess ??= firstGuess()
    return guess
  }

  function noticeJump(): void {
    const lead = wallLead()
    const jump = lead - anchor
    if (!isJump(jump)) return
    anchor = lead
    const known = bound ? (bound.low + bound.high) / 2 : guess
    // Forward is nearly always a sleep, in which monotonic clocks stand still; backward is a clock that was set.
    guess = known === null ? null : known + Math.max(jump, 0)
    bound = null
    for (const tell of [...listeners]) tell()
  }

  function aged({ low, high, at }: Bound): Bound {
    const slack = (clock.monotonic() - at) * drift
    return { low: low - slack, high: high + slack, at: clock.monotonic() }
  }

  function observe(serverTime: number, sent: number, received: number, coarse = 0): void {
    noticeJump()
    const sample = { low: serverTime - received, high: serverTime + coarse - sent, at: clock.monotonic() }
    bound = bound ? intersect(aged(bound), sample) : sample
    remember(offset() - wallLead())
  }

  function remember(wallOffset: number): void {
    const stored = Number(storage.getItem(storedKey) ?? Number.NaN)
    if (Math.abs(stored - wallOffset) < storedStepMs) return
    storage.setItem(storedKey, String(Math.round(wallOffset)))
  }

  return {
    now: () => offset() + clock.monotonic(),
    fromDevice: instant => instant - clock.now() + offset() + clock.monotonic(),
    uncertainty() {
      noticeJump()
      if (!bound) return Number.POSITIVE_INFINITY
      const { low, high } = aged(bound)
      return (high - low) / 2
    },
    learn({ data, date, sent, received }) {
      const exact = Date.parse((data as { server_time?: string } | null | undefined)?.server_time ?? '')
      if (Number.isFinite(exact)) return observe(exact, sent, received)
      const coarse = Date.parse(date ?? '')
      if (Number.isFinite(coarse)) observe(coarse, sent, received, 1_000)
    },
    observe,
    onDoubt(callback) {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  }
}

/** What both allow; where they contradict each other the newer one is right. */
function intersect(known: Bound, sample: Bound): Bound {
  const low = Math.max(known.low, sample.low)
  const high = Math.min(known.high, sample.high)
  return low <= high ? { low, high, at: sample.at } : sample
}
