import type { DatedKind } from '@prostuti/contract'
import type { Pool } from 'pg'
import { addDays, daysBetween, dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import { isHourPast, morningHour } from '../../../platform/notifications/hours.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { tellOnce } from '../../../platform/notifications/tell-once.ts'
import type { ProgramDeps } from '../program-deps.ts'
import type { DatedThing } from '../routine/dated/dated-things.ts'

/** Things that are looked up at once. */
const batch = 500

type Deps = Pick<ProgramDeps, 'db' | 'clock' | 'datedFinders'>

/** At nine in Dhaka, tells people of the exams of their routine that are as far away as they want to be reminded at. */
export async function tellDates({ db: { pool }, clock, datedFinders }: Deps): Promise<void> {
  const now = clock.now()
  const today = dhakaDay(now)
  if (!isHourPast(now, morningHour)) return
  await tellOnce(pool, { kind: 'exam_date', key: today, at: now }, async () => {
    const soon = await findSoon(pool, datedFinders, today)
    for (const { kind, id, days, people } of await findReminded(pool, soon)) {
      const { title, href: path, date, time } = soon.find(thing => thing.kind === kind && thing.id === id)!
      const usefulUntil = startOfDhakaDay(addDays(today, 1))
      const key = `${kind} ${id} ${date} ${days}`
      await notify(pool, {
        kind: 'exam_date',
        key,
        data: { title, path, date, time, days },
        people,
        at: now,
        usefulUntil,
      })
    }
  })
}

interface SoonThing extends DatedThing {
  readonly kind: DatedKind
  readonly id: string
  readonly date: string
  readonly days: number
}

/** What is in the routine of anybody and has its exam today or later. */
async function findSoon(pool: Pool, finders: Deps['datedFinders'], today: string): Promise<SoonThing[]> {
  const { rows } = await pool.query<{ kind: DatedKind; id: string }>(
    'select distinct kind, thing_id::text as id from dated_entries order by kind, id',
  )
  const soon: SoonThing[] = []
  for (const [kind, ofKind] of Map.groupBy(rows, row => row.kind))
    for (let start = 0; start < ofKind.length; start += batch) {
      const things = await finders[kind]?.(
        ofKind.slice(start, start + batch).map(({ id }) => id),
        'bn',
      )
      for (const [id, thing] of things ?? [])
        if (thing.date !== null && thing.date >= today)
          soon.push({ ...thing, kind, id, date: thing.date, days: daysBetween(today, thing.date) })
    }
  return soon
}

interface Reminded {
  readonly kind: DatedKind
  readonly id: string
  readonly days: number
  readonly people: readonly string[]
}

async function findReminded(pool: Pool, soon: readonly SoonThing[]): Promise<Reminded[]> {
  const { rows } = await pool.query<Reminded>(
    `select d.kind, d.thing_id::text as id, s.days, array_agg(d.user_id::text) as people
       from unnest($1::text[], $2::bigint[], $3::int[]) s (kind, id, days)
       join dated_entries d on d.kind = s.kind and d.thing_id = s.id and s.days = any(d.reminders)
      group by 1, 2, 3 order by 1, 2`,
    [soon.map(({ kind }) => kind), soon.map(({ id }) => id), soon.map(({ days }) => days)],
  )
  return rows
}
