import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** Resolves when the next message may begin. */
export type Pace = () => Promise<void>

/** Late ones make up for as much, in milliseconds. */
const mostLateMs = 20

/**
 * So many a second, evenly: encrypting takes the processor, and the calls of those who sit an exam come in between one message
 * and the next.
 */
export function createPace(aSecond: number): Pace {
  const gapMs = 1_000 / aSecond
  let next = 0
  return async () => {
    const now = performance.now()
    const slot = Math.max(next, now - mostLateMs)
    next = slot + gapMs
    await (slot > now + 1 ? pause(slot - now) : nextTurn())
  }
}
