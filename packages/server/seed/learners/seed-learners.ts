import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { tellReporters } from '../../src/features/questions/flags/tell-reporters.ts'
import { questionFlags } from '../../src/features/questions/tables/flags.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import { dhakaDay } from '../../src/platform/dhaka-day.ts'

const hourMs = 3_600_000

/**
 * What the sandbox's learner has done before anybody signs in, so that there is something to be told of: a report that is answered,
 * and circulars whose applications end, today and in two days.
 */
export async function seedLearners(db: Database, now: number): Promise<void> {
  await inTransaction(db.pool, async client => {
    const { rows } = await client.query<{ id: string; question: string }>(
      `select i.user_id as id, q.id as question
         from identities i cross join lateral (
           select id from questions where published_at <= $1 and deleted_at is null order by id limit 1) q
        where i.subject = 'sandbox-learner' and not exists (select from question_flags f where f.user_id = i.user_id)
        limit 1`,
      [new Date(now)],
    )
    for (const { id, question } of rows) {
      await answerReport(client, { person: BigInt(id), question: BigInt(question), now })
      await client.query(
        `insert into circular_bookmarks (user_id, circular_id, at)
         select $1, id, $2 from circulars where demo_slug is not null and state = 2 and deadline - $3::date in (0, 2)
         on conflict do nothing`,
        [id, new Date(now), dhakaDay(now)],
      )
    }
  })
}

interface Report {
  readonly person: bigint
  readonly question: bigint
  readonly now: number
}

async function answerReport(client: PoolClient, { person, question, now }: Report): Promise<void> {
  const answer = 'আপনি ঠিক বলেছেন, ব্যাখ্যাটি সংশোধন করা হয়েছে।'
  const [flag] = await drizzle(client)
    .insert(questionFlags)
    .values({
      ...{ userId: person, questionId: question, reason: 'wrong_explanation', text: 'ব্যাখ্যার শেষ লাইনটি মিলছে না।' },
      ...{ state: 'accepted', answer, createdAt: new Date(now - 3 * hourMs), answeredAt: new Date(now) },
    })
    .returning()
  await tellReporters(client, { flag: flag!, people: [person], answer, mended: true, at: now })
}
