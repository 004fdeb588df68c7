import type { z } from 'zod'

/** What goes in and comes out of one call. What is left out, the call does not have. */
export interface Shape {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly returns: z.ZodType
}

/** What a call of this shape answers. */
export type Returned<Of extends Shape> = z.output<Of['returns']>
