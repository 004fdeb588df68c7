import { listCentreStandings } from '@prostuti/contract/partners/operations'
import { implementForPartner } from '../../partners/index.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { periodStandingsOf } from '../standings/period/list-period-standings.ts'

/** Ranks among a partner's own people, as its pages show them. */
export const createListCentreStandings = (deps: ResultDeps) =>
  implementForPartner(listCentreStandings, { pool: deps.db.pool, clock: deps.clock }, ({ query }, call) => {
    const partner = String(call.partner)
    const reader = { viewer: null, language: call.language, origin: undefined, partner }
    return periodStandingsOf(deps, { ...query, among: 'centre', centre: partner }, reader)
  })
