import { getRegistrationsChart } from '@prostuti/contract/core/operations'
import { spanOf } from '../../platform/day-span.ts'
import { implement } from '../../platform/http/call/implement.ts'
import type { DashboardDeps } from './dashboard-deps.ts'
import { readRegistrations } from './read-registrations.ts'

/** Who came on each day of a span, in Dhaka. */
export function createGetRegistrationsChart({ db: { pool }, clock }: DashboardDeps) {
  return implement(getRegistrationsChart, async ({ query }) => ({
    results: await readRegistrations(pool, spanOf(query, clock.now())),
  }))
}
