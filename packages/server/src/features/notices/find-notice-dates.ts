import { and, inArray, lte } from 'drizzle-orm'
import type { NoticeDeps } from './notice-deps.ts'
import { resultPath, seatPlanPath } from './notice-paths.ts'
import { govtResults } from './tables/govt-results.ts'
import { seatPlans } from './tables/seat-plans.ts'

/** What has a day, as it is published now. */
export interface NoticeDate {
  readonly title: string
  /** From the site's root. */
  readonly href: string
  /** `YYYY-MM-DD` in Dhaka; null: not known. */
  readonly date: string | null
  /** `hh:mm` in Dhaka; null: not provided. */
  readonly time: string | null
}

/** Published ones by their ids; the others are left out. Texts are in the language in which they were published. */
type FindDates = (ids: readonly string[]) => Promise<ReadonlyMap<string, NoticeDate>>

/** The exams of seat plans, and what comes after results, for one's own routine. */
export function createFindNoticeDates({ db, clock }: NoticeDeps): Readonly<Record<'seat_plan' | 'result', FindDates>> {
  const now = () => new Date(clock.now())
  return {
    async seat_plan(ids) {
      const rows = await db.orm
        .select()
        .from(seatPlans)
        .where(and(inArray(seatPlans.id, ids.map(BigInt)), lte(seatPlans.publishedOn, now())))
      return new Map(
        rows.map(({ id, title, slug, examDate, examTime }) => [
          String(id),
          { title, href: seatPlanPath(slug), date: examDate, time: examTime },
        ]),
      )
    },
    async result(ids) {
      const rows = await db.orm
        .select()
        .from(govtResults)
        .where(and(inArray(govtResults.id, ids.map(BigInt)), lte(govtResults.publishedOn, now())))
      return new Map(
        rows.map(({ id, title, slug, nextTitle, nextDate }) => [
          String(id),
          { title: nextTitle ? `${nextTitle} – ${title}` : title, href: resultPath(slug), date: nextDate, time: null },
        ]),
      )
    },
  }
}
