import { lte } from 'drizzle-orm'
import type { NoticeDeps } from './notice-deps.ts'
import { noticePath, resultPath, seatPlanPath } from './notice-paths.ts'
import { govtResults } from './tables/govt-results.ts'
import { notices } from './tables/notices.ts'
import { seatPlans } from './tables/seat-plans.ts'

/** An address from the site's root with the last change of what stands there. */
interface Address {
  readonly href: string
  readonly updated_at: string | null
}

const kinds = [
  [seatPlans, seatPlanPath],
  [govtResults, resultPath],
  [notices, noticePath],
] as const

/** The pages of all that is published, for search engines. */
export function createListNoticeAddresses({ db, clock }: NoticeDeps): () => Promise<Address[]> {
  return async () => {
    const now = new Date(clock.now())
    const found = kinds.map(async ([table, pathOf]) => {
      const { slug, updatedAt, publishedOn, id } = table
      const rows = await db.orm
        .select({ slug, updatedAt, publishedOn })
        .from(table)
        .where(lte(publishedOn, now))
        .orderBy(id)
      return rows.map(row => {
        const changed = Math.max(row.updatedAt.getTime(), row.publishedOn!.getTime())
        return { href: pathOf(row.slug), updated_at: new Date(changed).toISOString() }
      })
    })
    return (await Promise.all(found)).flat()
  }
}
