import { and, inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { addDays, daysBetween, dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import { isHourPast, morningHour } from '../../../platform/notifications/hours.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { tellOnce } from '../../../platform/notifications/tell-once.ts'
import type { CircularDeps } from '../circular-deps.ts'
import { circularPath } from '../present-circular.ts'
import { isOpen } from '../public-circulars.ts'
import { circulars } from '../tables/circulars.ts'

/** Days before the last one on which people are told: of the last day itself too. */
const daysBefore = [2, 0] as const

type Deps = Pick<CircularDeps, 'db' | 'clock' | 'findRoutinesWith'>

/** At nine in Dhaka, tells who has marked a circular, or keeps its exam in the routine, that its application ends. */
export async function tellEndings({ db, clock, findRoutinesWith }: Deps): Promise<void> {
  const now = clock.now()
  const today = dhakaDay(now)
  if (!isHourPast(now, morningHour)) return
  await tellOnce(db.pool, { kind: 'circular_ending', key: today, at: now }, async () => {
    const days = daysBefore.map(before => addDays(today, before))
    const ending = await db.orm
      .select()
      .from(circulars)
      .where(and(isOpen(now), inArray(circulars.deadline, days)))
    const ids = ending.map(({ id }) => String(id))
    const [marked, inRoutine] = [await readMarked(db.pool, ids), await findRoutinesWith('circular', ids)]
    for (const { id, title, deadline, endsAt } of ending) {
      if (deadline === null || endsAt === null) continue
      const people = new Set([...(marked.get(String(id)) ?? []), ...(inRoutine.get(String(id)) ?? [])])
      const left = daysBetween(today, deadline)
      await notify(db.pool, {
        ...{ kind: 'circular_ending', key: `${id} ${deadline} ${left}`, people: [...people], at: now },
        data: {
          ...{ circular: String(id), title, days: left, ends_at: endsAt.toISOString() },
          path: circularPath({ id, title }),
        },
        usefulUntil: Math.min(endsAt.getTime(), startOfDhakaDay(addDays(today, 1))),
      })
    }
  })
}

async function readMarked(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await pool.query<{ id: string; people: string[] }>(
    `select circular_id::text as id, array_agg(user_id::text) as people from circular_bookmarks
      where circular_id = any($1::bigint[]) group by circular_id`,
    [ids],
  )
  return new Map(rows.map(({ id, people }) => [id, people]))
}
