import { AppError } from '../../errors/app-error.ts'

/** Nobody is sent away for longer: by then things look different. */
const longestMs = 120_000

/** A caller who is to wait `waitMs` is asked to wait up to a quarter more, by chance: those refused together do not come again together. */
export function refusal(waitMs: number, random: () => number): AppError {
  const bounded = Math.min(waitMs, longestMs)
  return new AppError('rate_limited', { retryAfter: Math.ceil((bounded * (1 + random() / 4)) / 1000) })
}
