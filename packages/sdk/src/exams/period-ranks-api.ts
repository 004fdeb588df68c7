import type { AskedPeriodStandings, PeriodStandings } from '@prostuti/contract'
import { listPeriodStandings } from '@prostuti/contract/exams/operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { type QueryStore, queryCacheOf } from '../queries/index.ts'

/** What is asked of ranks over a period; this week among all, where nothing is said. */
export interface PeriodRanksFilter
  extends PageFilter,
    Partial<
      Pick<
        AskedPeriodStandings,
        'period' | 'among' | 'exam' | 'program' | 'centre' | 'day' | 'mine' | 'search' | 'spread'
      >
    > {}

/** Ranks over the exams of a period; among whom one is ranked is said by `personalDataApiOf`. */
export interface PeriodRanksApi {
  standings(filter?: PeriodRanksFilter): Promise<PeriodStandings>
}

/**
 * Standings over the exams of a week, month or season.
 * @example const { results, me } = await periodRanksOf(prostuti).standings({ period: 'month', among: 'district' })
 */
export function periodRanksOf({ http }: Pick<Prostuti, 'http'>): PeriodRanksApi {
  return {
    standings: ({ page, pageSize, cursor, mine, spread, ...asked } = {}) =>
      http.call(listPeriodStandings, {
        query: {
          ...asked,
          mine: mine === undefined ? undefined : `${mine}`,
          spread: spread === undefined ? undefined : `${spread}`,
          ...pageQueryOf({ page, pageSize, cursor }),
        },
      }),
  }
}

/** The same standings as a store of the client's cache. */
export function periodStandingsIn(
  client: Pick<Prostuti, 'auth' | 'http'>,
  filter: PeriodRanksFilter = {},
): QueryStore<PeriodStandings> {
  const ask = () => periodRanksOf(client).standings(filter)
  return queryCacheOf(client).query(['exams', 'period-standings', filter], ask)
}
