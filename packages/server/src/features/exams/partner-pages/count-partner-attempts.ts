import { partnerNumberDays } from '@prostuti/contract'
import type { Clock } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { addDays, dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import type { PartnerAttempts } from '../../partners/index.ts'
import { attemptState } from '../tables/attempts.ts'

interface DayRow {
  readonly day: string
  readonly joined: number
  readonly submitted: number
  readonly last_at: Date
}

/** Attempts that began on partners' pages, of the last days by Dhaka's day. */
export function createCountPartnerAttempts({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): PartnerAttempts {
  const firstDay = () => addDays(dhakaDay(clock.now()), 1 - partnerNumberDays)
  return {
    async count(client, partner) {
      const from = firstDay()
      const { rows } = await client.query<DayRow>(
        `select to_char(p.joined_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day, count(*)::int as joined,
                (count(*) filter (where a.state = ${attemptState.closed}))::int as submitted, max(p.joined_at) as last_at
           from partner_attempts p
           left join attempts a on (a.user_id, a.exam_id, a.mode, a.try) = (p.user_id, p.exam_id, p.mode, p.try)
          where p.partner_id = $1 and p.joined_at >= $2 group by 1`,
        [partner, new Date(startOfDhakaDay(from))],
      )
      const byDay = new Map(rows.map(row => [row.day, row]))
      const days = Array.from({ length: partnerNumberDays }, (_, index) => {
        const day = addDays(from, index)
        const { joined = 0, submitted = 0 } = byDay.get(day) ?? {}
        return { day, joined, submitted }
      })
      const sum = (of: 'joined' | 'submitted') => days.reduce((all, day) => all + day[of], 0)
      const last = await client.query<{ at: Date | null }>(
        'select max(joined_at) as at from partner_attempts where partner_id = $1',
        [partner],
      )
      return { days, joined: sum('joined'), submitted: sum('submitted'), lastAt: last.rows[0]!.at }
    },
    async countAll() {
      const { rows } = await db.pool.query<{ partner_id: number; joined: number; last_at: Date }>(
        `select partner_id, (count(*) filter (where joined_at >= $1))::int as joined, max(joined_at) as last_at
           from partner_attempts group by 1`,
        [new Date(startOfDhakaDay(firstDay()))],
      )
      return new Map(rows.map(row => [row.partner_id, { joined: row.joined, lastAt: row.last_at }]))
    },
  }
}
