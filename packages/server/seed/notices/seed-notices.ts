import { and, eq, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { rangeColumns } from '../../src/features/notices/seat-plans/range-columns.ts'
import { govtResults } from '../../src/features/notices/tables/govt-results.ts'
import { notices } from '../../src/features/notices/tables/notices.ts'
import { seatPlans } from '../../src/features/notices/tables/seat-plans.ts'
import { proseHtml, publicSlug } from '../../src/features/questions/index.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import { addDays, dhakaDay } from '../../src/platform/dhaka-day.ts'
import { generateNumbers } from './generate-numbers.ts'
import { noticeSeeds } from './notice-seeds.ts'
import { type ResultSeed, resultSeeds } from './result-seeds.ts'
import { seatPlanSeeds } from './seat-plan-seeds.ts'

const dayMs = 86_400_000

/** Makes the demo's seat plans, results and notices that are missing. What staff made of one since stays. */
export async function seedNotices(db: Database, now: number): Promise<void> {
  await seedSeatPlans(db, now)
  for (const seed of resultSeeds) await inTransaction(db.pool, client => seedResult(client, seed, now))
  const rows = noticeSeeds.map(seed => ({
    ...sharedOf(seed, now, seed.daysAgo),
    pinnedUntil: seed.pinnedDays === null ? null : addDays(dhakaDay(now), seed.pinnedDays - seed.daysAgo),
  }))
  await db.orm.insert(notices).values(rows).onConflictDoNothing({ target: notices.slug })
}

function sharedOf({ title, body }: { readonly title: string; readonly body: string }, now: number, daysAgo: number) {
  const at = new Date(now - daysAgo * dayMs)
  return {
    ...{ title: title.normalize('NFC'), slug: publicSlug(title)!, slugIsFinal: true, isSample: true },
    ...{ body: body.normalize('NFC'), html: proseHtml(body) ?? '' },
    ...{ publishedOn: at, createdAt: at, updatedAt: at },
  }
}

/** One whose exam is to come has it to come again, once its day is over and nobody has changed it. */
async function seedSeatPlans({ orm }: Database, now: number): Promise<void> {
  const today = dhakaDay(now)
  for (const { organisation, inDays, time, ranges, ...seed } of seatPlanSeeds) {
    const examDate = addDays(today, inDays)
    const row = {
      ...sharedOf(seed, now, inDays < 0 ? 15 : 2),
      organisation,
      examDate,
      examTime: time,
      ...rangeColumns(ranges),
    }
    await orm.insert(seatPlans).values(row).onConflictDoNothing({ target: seatPlans.slug })
    const isOurs = and(eq(seatPlans.slug, row.slug), eq(seatPlans.isSample, true), eq(seatPlans.revision, 1))
    if (inDays > 0)
      await orm
        .update(seatPlans)
        .set({ examDate })
        .where(and(isOurs, lt(seatPlans.examDate, today)))
  }
}

async function seedResult(client: PoolClient, seed: ResultSeed, now: number): Promise<void> {
  const { organisation, next, first, numbers: count, outcomes } = seed
  const row = {
    ...sharedOf(seed, now, seed.daysAgo),
    ...{ organisation, numbers: count, nextTitle: next?.title ?? '' },
    nextDate: next?.inDays ? addDays(dhakaDay(now), next.inDays) : null,
  }
  const orm = drizzle(client)
  const [result] = await orm
    .insert(govtResults)
    .values(row)
    .onConflictDoNothing({ target: govtResults.slug })
    .returning()
  if (!result) return
  const { rows } = await client.query<{ id: number }>(
    'insert into govt_result_lists (created_at) values ($1) returning id',
    [row.createdAt],
  )
  const list = rows[0]!.id
  await client.query(
    `insert into govt_result_outcomes (list_id, number, text)
     select $1, place - 1, text from unnest($2::text[]) with ordinality as given (text, place)`,
    [list, outcomes],
  )
  // Every eighth has the other outcome.
  await client.query(
    `insert into govt_result_numbers (number, list_id, outcome)
     select number, $1, case when place % 8 = 0 then 1 else 0 end from unnest($2::text[]) with ordinality as given (number, place)`,
    [list, generateNumbers(first, count)],
  )
  await orm.update(govtResults).set({ listId: list }).where(eq(govtResults.id, result.id))
}
