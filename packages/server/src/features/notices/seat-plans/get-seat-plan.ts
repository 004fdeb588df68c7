import type { SeatPlan } from '@prostuti/contract'
import { getSeatPlan } from '@prostuti/contract/notices/operations'
import { and, eq, lte } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { readFileRow } from '../files/read-file.ts'
import { type NoticeDeps, shortly } from '../notice-deps.ts'
import { seatPlans } from '../tables/seat-plans.ts'
import { presentSeatPlan } from './present-seat-plan.ts'

/** A published one; null for another. */
export async function findSeatPlan({ db, clock }: NoticeDeps, slug: string): Promise<SeatPlan | null> {
  const now = clock.now()
  const [row] = await db.orm
    .select()
    .from(seatPlans)
    .where(and(eq(seatPlans.slug, slug), lte(seatPlans.publishedOn, new Date(now))))
  return row ? presentSeatPlan(row, await readFileRow(db.orm, row.fileId), now) : null
}

/** Throws `not_found`. */
export function createGetSeatPlan(deps: NoticeDeps) {
  return implementShared(getSeatPlan, shortly, async ({ params }) => {
    const found = await findSeatPlan(deps, params.slug)
    if (!found) throw new AppError('not_found')
    return found
  })
}
