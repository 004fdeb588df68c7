import type { CircularCard } from '@prostuti/contract'

/** Whether nobody can apply any more at this instant, in milliseconds since 1970. */
export const hasEnded = ({ ends_at: ends }: Pick<CircularCard, 'ends_at'>, now: number): boolean =>
  ends !== null && Date.parse(ends) <= now

/** Whether one can apply at this instant: it has begun and has not ended. */
export const isOpen = (
  { opens_at: opens, ends_at }: Pick<CircularCard, 'opens_at' | 'ends_at'>,
  now: number,
): boolean => (opens === null || Date.parse(opens) <= now) && !hasEnded({ ends_at }, now)
