import { type PeriodSpread, spreadBars } from '@prostuti/contract'
import type { Pool } from 'pg'
import { numberedOf, type SqlPart } from './listing.ts'
import { percentOf } from './scores.ts'

interface SpreadRow {
  readonly lowest: string
  readonly highest: string
  readonly bar: number
  readonly people: number
}

/** How many stand in each of equal steps between the lowest and the highest score; null where all have the same. */
export async function readSpread(
  pool: Pool,
  { listing, people, whole }: { readonly listing: SqlPart; readonly people: SqlPart | null; readonly whole: bigint },
): Promise<PeriodSpread | null> {
  const numbered = numberedOf(listing, people)
  const { rows } = await pool.query<SpreadRow>({
    text: `with numbered as ${numbered.sql(1)},
                ends as materialized (select min(score) as lowest, max(score) as highest from numbered)
           select lowest, highest, least(width_bucket(score, lowest, highest, ${spreadBars}), ${spreadBars}) as bar,
                  count(*)::int as people
             from numbered, ends where highest > lowest group by 1, 2, 3`,
    values: [...numbered.values],
  })
  if (!rows[0]) return null
  const counts = Array.from({ length: spreadBars }, (_, at) => rows.find(({ bar }) => bar === at + 1)?.people ?? 0)
  return {
    lowest: percentOf(BigInt(rows[0].lowest), whole),
    highest: percentOf(BigInt(rows[0].highest), whole),
    counts,
  }
}
