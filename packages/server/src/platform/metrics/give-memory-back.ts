import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'

/** So often it looks, and so long it leaves the heap alone after each time, in milliseconds. */
const lookEveryMs = 5_000
const restMs = 30_000

/** Of the last look's time, so much work at most is calm, and so much is nearly none. */
const calm = 0.3
const idle = 0.1

/** What the young generation keeps without having been in a rush, in bytes: `--min-semi-space-size` twice, and a little. */
const usual = 80 * 1024 * 1024

/** What it keeps after a collection of last resort, and a little: where next to nothing is to do, no more is needed. */
const least = 48 * 1024 * 1024

/**
 * Gives memory back while the process is idle, and when it is calm after a rush. V8's young generation stays as large
 * as the last rush, or the start, has made it: 134 MB of which two are in use. Only a collection of last resort lets it
 * shrink, and V8 makes none by itself. Needs `--expose-gc`; without it nothing happens.
 */
export function giveMemoryBack(): { stop(): void } {
  const collect = globalThis.gc
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  let restUntil = 0
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const kept = utilization <= idle ? least : usual
    if (!collect || utilization > calm || performance.now() < restUntil || youngGeneration() < kept) return
    restUntil = performance.now() + restMs
    void collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return { stop: () => clearInterval(timer) }
}

/** Bytes that the young generation has taken from the system. */
function youngGeneration(): number {
  return getHeapSpaceStatistics().find(space => space.space_name === 'new_space')?.space_size ?? 0
}
