import { circularStates } from '@prostuti/contract'
import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { circulars } from './tables/circulars.ts'

export type CircularRow = typeof circulars.$inferSelect

/** Approved, and out by now. */
export const isPublic = (now: number): SQL =>
  and(eq(circulars.state, circularStates.approved), lte(circulars.publishedOn, new Date(now)))!

/** Public, and people can apply, or can later. */
export const isOpen = (now: number): SQL =>
  and(isPublic(now), or(isNull(circulars.endsAt), gt(circulars.endsAt, new Date(now))))!

/** The same of a row. */
export const isPublicRow = ({ state, publishedOn }: Pick<CircularRow, 'state' | 'publishedOn'>, now: number): boolean =>
  state === circularStates.approved && publishedOn !== null && publishedOn.getTime() <= now

/** `not_found` is for any id that the table does not have: one on the wire fits into its column. */
export const withId = (id: string): SQL => eq(circulars.id, BigInt(id))
