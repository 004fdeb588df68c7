import type { ExamDetails } from '@prostuti/contract'
import { durationMs } from '../clock/duration.ts'

/** A crowd that waits for the same instant joins over so many milliseconds. */
const mostMs = 3_000
/** No less than this, or 5,000 people would queue for longer than they were spread. */
const leastMs = 1_000

/**
 * Over how many milliseconds the crowd of an exam is let in. Where the exam's end leaves room for a whole duration after
 * joining, waiting one's turn costs nobody any time. Where it does not, the deadline is the same for all and each moment
 * counts: there the turns are as short as the room, and one second where there is none. Turns are drawn by chance, so
 * nobody is first twice for living near the server.
 */
export function spreadMs({
  start_time,
  end_time,
  duration,
}: Pick<ExamDetails, 'start_time' | 'end_time' | 'duration'>): number {
  const room = Date.parse(end_time) - Date.parse(start_time) - durationMs(duration)
  return Math.min(Math.max(room, leastMs), mostMs)
}
