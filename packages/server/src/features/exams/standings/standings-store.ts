import type { ExamMode } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { publishStandings, readFinalStandings } from './final-standings.ts'
import { readProvisionalStandings } from './provisional-standings.ts'
import type { FoundStandings, RankedVersion, StandingsQuery } from './rank-rows.ts'

/** The statements that write and read standings. */
export interface StandingsStore {
  /** Writes the final list, in the transaction that makes the version final. */
  publish(client: PoolClient, ranked: RankedVersion): Promise<void>
  readFinal(ranked: RankedVersion, query: StandingsQuery): Promise<FoundStandings>
  readProvisional(ranked: RankedVersion & { mode: ExamMode }, query: StandingsQuery): Promise<FoundStandings>
}

export function createStandingsStore(pool: Pool): StandingsStore {
  return {
    publish: publishStandings,
    readFinal: (ranked, query) => readFinalStandings(pool, ranked, query),
    readProvisional: (ranked, query) => readProvisionalStandings(pool, ranked, query),
  }
}
