import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'

/** So often it looks, and so long it leaves the heap alone after each time, in milliseconds. */
const lookEveryMs = 5_000
const restMs = 30_000

/** Of the last look's time, so much work at most is calm. */
const calm = 0.3

/** What the young generation keeps without having been in a rush, in bytes: `--min-semi-space-size` twice, and a little. */
const usual = 80 * 1024 * 1024

/**
 * Gives memory back when the process is calm after its start, and after each rush. V8's young generation stays as large
 * as the last rush, or the start, has made it: 134 MB of which two are in use. Only a collection of last resort lets it
 * shrink, and V8 makes none by itself. Needs `--expose-gc`; without it nothing happens.
 */
export function giveMemoryBack(): { stop(): void } {
  const collect = globalThis.gc
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  let restUntil = 0
  let startIsOver = false
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (!collect || utilization > calm || performance.now() < restUntil) return
    if (startIsOver && youngGeneration() < usual) return
    startIsOver = true
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
