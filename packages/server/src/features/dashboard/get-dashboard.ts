import { getDashboard } from '@prostuti/contract/core/operations'
import { implement } from '../../platform/http/call/implement.ts'
import { readComingExams } from '../programs/index.ts'
import type { DashboardDeps } from './dashboard-deps.ts'
import { spanOf } from './day-span.ts'
import { readRegistrations } from './read-registrations.ts'
import { readRunningExams } from './read-running-exams.ts'
import { readWaitingWork } from './read-waiting-work.ts'

/** What runs, what waits, what begins next, and who came. */
export function createGetDashboard({ db: { pool }, clock }: DashboardDeps) {
  return implement(getDashboard, async (_, { language }) => {
    const now = new Date(clock.now())
    const reading = { now, language }
    const [running, waiting, upcoming, graph] = await Promise.all([
      readRunningExams(pool, reading),
      readWaitingWork(pool),
      readComingExams(pool, reading),
      readRegistrations(pool, spanOf({}, now.getTime())),
    ])
    return { results: { running, waiting, upcoming }, registration_graph: graph, server_time: now.toISOString() }
  })
}
