import { mayDo } from '@prostuti/contract'
import { getDashboard } from '@prostuti/contract/core/operations'
import { signedIn } from '../../platform/http/call/call.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { readComingExams } from '../programs/index.ts'
import type { DashboardDeps } from './dashboard-deps.ts'
import { spanOf } from './day-span.ts'
import { readRegistrations } from './read-registrations.ts'
import { readRunningExams } from './read-running-exams.ts'
import { readWaitingWork } from './read-waiting-work.ts'

/** What runs, what waits, what begins next, and who came. */
export function createGetDashboard({ db: { pool }, clock }: DashboardDeps) {
  return implement(getDashboard, async (_, call) => {
    const { language } = call
    const { role } = signedIn(call)
    const now = new Date(clock.now())
    const reading = { now, language }
    const [running, waiting, upcoming, graph] = await Promise.all([
      readRunningExams(pool, reading),
      readWaitingWork(pool, role),
      readComingExams(pool, reading),
      mayDo(role, 'people.read') ? readRegistrations(pool, spanOf({}, now.getTime())) : [],
    ])
    return { results: { running, waiting, upcoming }, registration_graph: graph, server_time: now.toISOString() }
  })
}
