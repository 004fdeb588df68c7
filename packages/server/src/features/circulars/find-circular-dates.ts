import { and, inArray } from 'drizzle-orm'
import type { CircularDeps } from './circular-deps.ts'
import { circularPath } from './present-circular.ts'
import { isPublic } from './public-circulars.ts'
import { circulars } from './tables/circulars.ts'

/** A public circular with the day of its exam. */
export interface CircularDate {
  readonly title: string
  /** From the site's root. */
  readonly href: string
  /** `YYYY-MM-DD` in Dhaka; null: not known. */
  readonly date: string | null
  /** No circular says it. */
  readonly time: null
}

/** Public circulars by their ids, those that have ended too; the others are left out. */
export type FindCircularDates = (ids: readonly string[]) => Promise<ReadonlyMap<string, CircularDate>>

export function createFindCircularDates({ db, clock }: Pick<CircularDeps, 'db' | 'clock'>): FindCircularDates {
  return async ids => {
    const rows = await db.orm
      .select({ id: circulars.id, title: circulars.title, examDate: circulars.examDate })
      .from(circulars)
      .where(and(inArray(circulars.id, ids.map(BigInt)), isPublic(clock.now())))
    return new Map(
      rows.map(row => [
        String(row.id),
        { title: row.title, href: circularPath(row), date: row.examDate, time: null } as const,
      ]),
    )
  }
}
