import { atom, type ReadableAtom } from 'nanostores'
import { createEmitter } from '../../emitter.ts'
import type { AnswerTiming } from '../../http/http.ts'
import { createJumpDetector, wallLead } from '../../platform/clock-jump.ts'
import type { Platform, PlatformStorage } from '../../platform/platform.ts'

/** The server's clock, as well as this device knows it. */
export interface ServerClock {
  /** Milliseconds since 1970 by the server. */
  now(): number
  /** The server's time at an instant that the device's own clock showed. */
  fromDevice(instant: number): number
  /** How far `now` can be off, ms; Infinity before the first contact and after a sleep or a changed clock. */
  uncertainty(): number
  /** Whether the server has confirmed `now`, to within ten seconds. Until then it is a guess that nothing may be closed on. */
  readonly $known: ReadableAtom<boolean>
  /** Takes in what an answer says of the time: its `server_time`, else its `Date` header, good to a second. */
  observeAnswer(timing: AnswerTiming): void
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

/** No decision is made on a clock that may be further off than this. */
export const trustedMs = 10_000
/** How fast a cheap quartz may drift, parts of one. */
const drift = 200e-6
/** Both offsets are worth writing down again once they differ by this. */
const storedStepMs = 1_000
const storedKey = 'prostuti:clock'

/**
 * Keeps the tightest bound on the server's clock and runs it on the monotonic one, so that setting the device's clock
 * changes nothing. Until the server has been heard, from the page that it drew or in an answer, the offset of the last visit
 * serves as a guess: the device's own clock may have been set since.
 */
export function createServerClock({ clock, storage }: Platform): ServerClock {
  const doubts = createEmitter()
  const $known = atom(false)
  const detectJump = createJumpDetector(clock)
  let hasObservedPage = false
  let bound: Bound | null = null
  let guess: number | null = null

  /** What the page itself brought, when the time is first asked for. */
  function observePageTime(): void {
    const pageTime = hasObservedPage ? null : clock.pageTime?.()
    hasObservedPage = true
    if (pageTime) observe(pageTime.serverTime, pageTime.sent, pageTime.received)
  }

  function uncertainty(): number {
    update()
    return bound ? halfWidth(aged(bound, clock.monotonic())) : Number.POSITIVE_INFINITY
  }

  function offset(): number {
    update()
    if (bound) return middle(bound)
    guess ??= wallLead(clock) + storedLead(storage)
    return guess
  }

  function update(): void {
    observePageTime()
    const jump = detectJump()
    if (jump === 0) return
    if (bound) guess = middle(bound)
    // Forward is nearly always a sleep, in which monotonic clocks stand still; backward is a clock that was set.
    if (guess !== null) guess += Math.max(jump, 0)
    bound = null
    $known.set(false)
    doubts.emit()
  }

  function observe(serverTime: number, sent: number, received: number, coarse = 0): void {
    update()
    const sample = { low: serverTime - received, high: serverTime + coarse - sent, at: clock.monotonic() }
    bound = bound ? intersect(aged(bound, sample.at), sample) : sample
    storeLead(storage, offset() - wallLead(clock))
    $known.set(uncertainty() <= trustedMs)
  }

  return {
    now: () => offset() + clock.monotonic(),
    fromDevice: instant => instant - clock.now() + offset() + clock.monotonic(),
    uncertainty,
    get $known() {
      observePageTime()
      return $known
    },
    observeAnswer: timing => observeAnswer(observe, timing),
    observe,
    onDoubt: doubts.on,
  }
}

function observeAnswer(observe: ServerClock['observe'], { data, date, sent, received }: AnswerTiming): void {
  const exact = Date.parse((data as { server_time?: string } | null | undefined)?.server_time ?? '')
  const coarse = Date.parse(date ?? '')
  if (Number.isFinite(exact)) observe(exact, sent, received)
  else if (Number.isFinite(coarse)) observe(coarse, sent, received, 1_000)
}

/** How far the server's clock was ahead of this device's at the last visit. */
function storedLead(storage: PlatformStorage): number {
  const stored = Number(storage.getItem(storedKey) ?? 0)
  return Number.isFinite(stored) ? stored : 0
}

function storeLead(storage: PlatformStorage, lead: number): void {
  const stored = Number(storage.getItem(storedKey) ?? Number.NaN)
  if (Math.abs(stored - lead) < storedStepMs) return
  storage.setItem(storedKey, String(Math.round(lead)))
}

const middle = ({ low, high }: Bound): number => (low + high) / 2
const halfWidth = ({ low, high }: Bound): number => (high - low) / 2

function aged({ low, high, at }: Bound, now: number): Bound {
  const slack = (now - at) * drift
  return { low: low - slack, high: high + slack, at: now }
}

/** What both allow; where they contradict each other the newer one is right. */
function intersect(known: Bound, sample: Bound): Bound {
  const low = Math.max(known.low, sample.low)
  const high = Math.min(known.high, sample.high)
  return low <= high ? { low, high, at: sample.at } : sample
}
