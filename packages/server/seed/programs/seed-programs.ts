import { inArray, sql } from 'drizzle-orm'
import { faqs } from '../../src/features/programs/faqs/tables.ts'
import { programs } from '../../src/features/programs/tables.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { addDays, dhakaDay } from '../../src/platform/dhaka-day.ts'
import { generalFaqs } from './general-faqs.ts'
import { demoPrograms } from './index.ts'
import type { ProgramSeed } from './program-seed.ts'

/** Routines of the demo go round in two weeks, each from a Sunday in Dhaka. */
const cycleDays = 14
const firstSunday = '2026-01-04'

/** What begins again in a cycle begins on this day. Days are `YYYY-MM-DD`. */
export function cycleStart(now: number): string {
  const days = (Date.parse(dhakaDay(now)) - Date.parse(firstSunday)) / 86_400_000
  return addDays(firstSunday, Math.floor(days / cycleDays) * cycleDays)
}

const startsOn: Record<ProgramSeed['start'], (now: number) => string | null> = {
  cycle: cycleStart,
  own: () => null,
  over: () => '2026-01-01',
}

/**
 * Makes the programs that are missing, and returns the ids of all. What the staff wrote on one since stays. A routine that goes
 * round begins again.
 */
export async function seedPrograms({ orm }: Database, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = demoPrograms.map((seed, place) => rowOf(seed, place + 1, now))
  await orm.insert(programs).values(rows).onConflictDoNothing({ target: programs.slug })
  const going = demoPrograms.filter(({ start }) => start === 'cycle').map(({ slug }) => slug)
  await orm
    .update(programs)
    .set({ startsOn: cycleStart(now) })
    .where(sql`${inArray(programs.slug, going)} and ${programs.startsOn} is distinct from ${cycleStart(now)}::date`)
  const known = await orm.select({ slug: programs.slug, id: programs.id }).from(programs)
  const ids = new Map(known.map(({ slug, id }) => [slug, id]))
  await seedFaqs(orm, ids)
  return ids
}

function rowOf(seed: ProgramSeed, position: number, now: number): typeof programs.$inferInsert {
  const { slug, title, summary, description, cover, state, cost, costInTk, start } = seed
  return {
    ...{ slug, title, summary, description, cover, state, position, cost, costInTk },
    syllabus: [...seed.syllabus],
    tags: [...seed.tags],
    isPersonalized: start === 'own',
    startsOn: startsOn[start](now),
  }
}

async function seedFaqs(orm: Database['orm'], ids: ReadonlyMap<string, number>): Promise<void> {
  const rows = [
    ...demoPrograms.flatMap(({ slug, faqs: own }) =>
      own.map(faq => ({ ...faq, programId: ids.get(slug)!, priority: 10 })),
    ),
    ...generalFaqs.map(faq => ({ ...faq, programId: null, priority: 0 })),
  ]
  const known = await orm.select({ slug: faqs.slug }).from(faqs)
  const missing = rows.filter(({ slug }) => !known.some(each => each.slug === slug))
  if (missing.length > 0) await orm.insert(faqs).values(missing).onConflictDoNothing({ target: faqs.slug })
}

/** One of the sandbox's people has the program that is no longer listed, so that the demo shows what keeping it means. */
export async function keepFoundation({ pool }: Database, ids: ReadonlyMap<string, number>, now: number): Promise<void> {
  await pool.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at)
     select user_id, $1, 'staff', $2 from identities where subject = 'sandbox-second'
     on conflict do nothing`,
    [ids.get('foundation'), new Date(now)],
  )
}
