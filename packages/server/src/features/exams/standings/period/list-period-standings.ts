import type { AskedPeriodStandings } from '@prostuti/contract'
import { listPeriodStandings } from '@prostuti/contract/exams/operations'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { ResultDeps } from '../../exam-deps.ts'
import { needed, type RankReader } from './among.ts'
import { examStandings } from './exam-standings.ts'
import { longStandings } from './long-standings.ts'

/** Ranks over the exams of a period, among all or among one's own. */
export function createListPeriodStandings(deps: ResultDeps) {
  return implement(listPeriodStandings, ({ query }, call) =>
    periodStandingsOf(deps, query, { viewer: call.viewer, language: call.language, origin: call.header('origin') }),
  )
}

export async function periodStandingsOf(deps: ResultDeps, asked: AskedPeriodStandings, reader: RankReader) {
  const { period } = asked
  if (period !== 'exam') return longStandings(deps, { ...asked, period }, reader)
  if (asked.exam === undefined) throw needed('exam')
  return examStandings(deps, { ...asked, exam: asked.exam }, reader)
}
