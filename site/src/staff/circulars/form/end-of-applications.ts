import { fromDhaka } from '../../foundation/index.ts'
import type { CircularValues } from '../circular/circular-values.ts'

const day = 86_400_000

/** The first instant at which nobody can apply any more, in milliseconds since 1970; null without a deadline. */
export function endOfApplications({
  deadline,
  deadline_time: time,
}: Pick<CircularValues, 'deadline' | 'deadline_time'>): number | null {
  const at = fromDhaka(`${deadline}T${time || '00:00'}`)
  return at === null ? null : Date.parse(at) + (time ? 0 : day)
}
