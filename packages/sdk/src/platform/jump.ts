/**
 * Whether the device slept or its clock was set, told by how far the wall clock and the monotonic one have parted.
 * Drift and gentle corrections stay within half a second.
 */
export function isJump(partedMs: number): boolean {
  return Math.abs(partedMs) > 500
}
