import type { PlatformClock } from './platform.ts'

type Clocks = Pick<PlatformClock, 'now' | 'monotonic'>

/**
 * Whether the device slept or its clock was set, judged by how far the wall clock and the monotonic one have parted.
 * Drift and gentle corrections stay within half a second.
 */
export function isJump(partedMs: number): boolean {
  return Math.abs(partedMs) > 500
}

/** How far the wall clock is ahead of the monotonic one. */
export function wallLead(clock: Clocks): number {
  return clock.now() - clock.monotonic()
}

/** Each call returns by how much the wall clock has jumped since the call before, ms; 0 where it has not. */
export function createJumpDetector(clock: Clocks): () => number {
  let anchor = wallLead(clock)
  return () => {
    const lead = wallLead(clock)
    const jump = lead - anchor
    if (!isJump(jump)) return 0
    anchor = lead
    return jump
  }
}
