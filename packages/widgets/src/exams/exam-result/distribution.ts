import type { Result } from '@prostuti/contract'

type Steps = NonNullable<Result['histogram']>

/** From so many examinees on a percentage and a picture say something; of fewer the place itself says more. */
const fewest = 10

/** Whether my marks can be compared with everybody's by more than the place. */
export const isComparable = ({ position, total_examinees: total }: Result): boolean => position > 0 && total >= fewest

/** In which step a mark falls; the last one includes its end. Marks beyond both ends belong to the outermost. */
export function stepOf(steps: Steps, marks: number): number {
  const found = steps.findIndex(({ to }) => marks < to)
  return found < 0 ? steps.length - 1 : found
}

/** Where a mark stands, in steps from the left edge: 7.2 is within the eighth; null where the picture does not reach. */
export function placeOf(steps: Steps, mark: number): number | null {
  const [from, to] = [steps[0]!.from, steps.at(-1)!.to]
  if (mark < from || mark > to || to === from) return null
  return ((mark - from) / (to - from)) * steps.length
}
