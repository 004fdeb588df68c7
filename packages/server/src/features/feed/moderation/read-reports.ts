import { type ReportReason, reportsThatHide, type TalkItem } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { TalkPlace } from './talk-place.ts'

export type SeenReports = TalkItem['reports']

/** Open reports by the place of what they are of. Who reported is not read. */
export async function readReports(pool: Pool, places: readonly TalkPlace[]): Promise<ReadonlyMap<bigint, SeenReports>> {
  const { rows } = await pool.query<{ place: string; reason: ReportReason; count: number; first: Date }>({
    name: 'talk-reports',
    text: `select coalesce(post_id * 2, comment_id * 2 + 1) as place, reason, count(*)::int as count, min(created_at) as first
             from talk_reports
            where outcome is null and (post_id = any($1::bigint[]) or comment_id = any($2::bigint[]))
            group by 1, 2 order by 1, 3 desc, 2`,
    values: [idsOf(places, 0n), idsOf(places, 1n)],
  })
  const found = new Map<bigint, SeenReports>()
  for (const { place, reason, count, first } of rows) {
    const before = found.get(BigInt(place))
    const all = (before?.count ?? 0) + count
    const firstAt = [first.toISOString(), ...(before?.first_at ? [before.first_at] : [])].sort()[0] ?? null
    const reasons = [...(before?.reasons ?? []), { reason, count }]
    found.set(BigInt(place), { count: all, reasons, first_at: firstAt, hides: all >= reportsThatHide })
  }
  return found
}

/** The ids of posts (parity 0) or comments (1) among places. */
export const idsOf = (places: readonly TalkPlace[], parity: bigint): string[] =>
  places.flatMap(({ id }) => (id % 2n === parity ? [String(id / 2n)] : []))
