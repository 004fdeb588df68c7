import { z } from 'zod'
import { Instant } from '../values.ts'

/**
 * How an exam or a program is open to this person, or what opens it (`join-rule.ts`). `free`: to everybody who signs in.
 * `enrol`: its program costs nothing and is entered on the way. `none`: it is not to be had.
 */
export const WayIn = z.strictObject({
  by: z.enum(['owned', 'premium', 'free', 'enrol', 'coins', 'taka', 'none']),
  /** When premium ends, of `premium`; null for the others. */
  until: Instant.nullable(),
  /** Premium opens it to the people who have it. */
  premium: z.boolean(),
})
export type WayIn = z.infer<typeof WayIn>
