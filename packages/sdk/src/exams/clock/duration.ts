/** The wire's `hh:mm:ss` in milliseconds. */
export function durationMs(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000
}
