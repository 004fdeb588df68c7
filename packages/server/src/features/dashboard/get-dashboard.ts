import { mayDo } from '@prostuti/contract'
import { getDashboard } from '@prostuti/contract/core/operations'
import { spanOf } from '../../platform/day-span.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../platform/http/call/call.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { requireRight } from '../../platform/http/call/require-right.ts'
import { readComingExams } from '../programs/index.ts'
import type { DashboardDeps } from './dashboard-deps.ts'
import { readRegistrations } from './read-registrations.ts'
import { readRunningExams } from './read-running-exams.ts'
import { readWaitingWork } from './read-waiting-work.ts'

/** What runs, what waits, what begins next, and who came. */
export function createGetDashboard(deps: DashboardDeps) {
  const { db, clock } = deps
  const { pool } = db
  return implement(getDashboard, async ({ query }, call) => {
    const { language } = call
    const { role } = signedIn(call)
    const user = query.user === undefined ? undefined : await readPerson(deps, query.user, call)
    const now = new Date(clock.now())
    const reading = { now, language }
    const [running, waiting, upcoming, graph] = await Promise.all([
      readRunningExams(pool, reading),
      readWaitingWork(pool, role),
      readComingExams(pool, reading),
      mayDo(role, 'people.read') ? readRegistrations(pool, spanOf({}, now.getTime())) : [],
    ])
    return { results: { running, waiting, upcoming }, registration_graph: graph, server_time: now.toISOString(), user }
  })
}

/** Throws `forbidden` where the caller may not look at people, and `not_found` for who is not there. */
async function readPerson({ db, userInfo, purchases }: DashboardDeps, id: string, call: Call) {
  requireRight(signedIn(call), 'people.read')
  const { rowCount } = await db.pool.query('select from users where id = $1 and merged_into is null', [id])
  if (rowCount === 0) throw new AppError('not_found')
  const [user_info, bought] = await Promise.all([userInfo(BigInt(id)), purchases(BigInt(id), call.language)])
  return { user_info, purchased_programs: bought.filter(({ kind }) => kind === 'program') }
}
