import { setImmediate as nextTurn } from 'node:timers/promises'

interface Timer {
  at: number
  callback: () => void
}

/** The true time of a test, shared by its devices, pages and servers; it moves only by `advance`. */
export interface VirtualTime {
  /** The true time, milliseconds since 1970. */
  now(): number
  setTimer(callback: () => void, ms: number): () => void
  /** Lets the time pass, timer by timer. */
  advance(ms: number): Promise<void>
  /** Calls back in the middle of things, so many turns of the event loop from now. */
  afterTurns(turns: number, callback: () => void): void
  /** Lets everything that needs no time happen: promises, databases. */
  settle(turns?: number): Promise<void>
}

/** 21 November 2026, 10:00 in Dhaka. */
export const morning = Date.UTC(2026, 10, 21, 4)

/** Time that stands still until a test moves it; `start` in milliseconds since 1970. */
export function createVirtualTime(start = morning): VirtualTime {
  const timers = new Set<Timer>()
  const watchers = new Set<{ turns: number; callback: () => void }>()
  let now = start

  async function settle(turns = 30): Promise<void> {
    for (let turn = 0; turn < turns; turn++) {
      for (const watcher of watchers) {
        if (watcher.turns-- > 0) continue
        watchers.delete(watcher)
        watcher.callback()
      }
      await nextTurn()
    }
  }

  async function advance(ms: number): Promise<void> {
    const end = now + ms
    await settle()
    for (let timer = first(timers, end); timer; timer = first(timers, end)) {
      now = Math.max(now, timer.at)
      timers.delete(timer)
      timer.callback()
      await settle()
    }
    now = end
  }

  return {
    now: () => now,
    setTimer(callback, ms) {
      const timer = { at: now + Math.max(ms, 0), callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance,
    settle,
    afterTurns: (turns, callback) => void watchers.add({ turns, callback }),
  }
}

function first(timers: Set<Timer>, end: number): Timer | undefined {
  let earliest: Timer | undefined
  for (const timer of timers) if (timer.at <= end && (!earliest || timer.at < earliest.at)) earliest = timer
  return earliest
}
