import type { ContributedWords } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { openQuestion } from '../../src/features/questions/bank/staff-question.ts'
import { contributions } from '../../src/features/questions/tables/contributions.ts'
import { questions } from '../../src/features/questions/tables/questions.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import { type ContributionSeed, contributionSeeds } from './contribution-seeds.ts'

const hourMs = 3_600_000

interface Seeding {
  /** Of the sandbox. */
  readonly issuer: string
  readonly now: number
}

/** What members of the demo have offered: some of it waits, some was taken or sent back. Nothing of who has offered something already. */
export async function seedContributions({ pool }: Database, { issuer, now }: Seeding): Promise<void> {
  await inTransaction(pool, async client => {
    const { rows } = await client.query<{ subject: string; id: string }>(
      `select i.subject, i.user_id as id from identities i
        where i.issuer = $1 and not exists (select from contributions c where c.user_id = i.user_id)`,
      [issuer],
    )
    const people = new Map(rows.map(({ subject, id }) => [subject, BigInt(id)]))
    for (const seed of contributionSeeds) {
      const person = people.get(seed.by)
      if (person !== undefined) await offer(client, seed, { person, issuer, now })
    }
  })
}

async function offer(
  client: PoolClient,
  seed: ContributionSeed,
  { person, issuer, now }: Seeding & { person: bigint },
) {
  const { rows } = await client.query<{ category: number; owner: string; taken: string | null }>(
    `select c.id as category, (select user_id from identities where issuer = $2 and subject = 'sandbox-moderator') as owner,
            (select q.id from questions q
              where q.category_id = c.id and q.reviewed and q.published_at <= $3 and q.deleted_at is null and q.passage_id is null
                and q.picture_id is null and cardinality(q.right_options) = 1 order by q.id limit 1) as taken
       from categories c where c.slug = $1`,
    [seed.about, issuer, new Date(now)],
  )
  const [found] = rows
  const bank = seed.words === null ? found?.taken : null
  const words = seed.words ?? (bank && (await wordsOf(client, BigInt(bank))))
  if (!found || !words) return
  const at = now - seed.hoursAgo * hourMs
  const decided = { decidedBy: BigInt(found.owner), decidedAt: new Date(at + 2 * hourMs) }
  await drizzle(client)
    .insert(contributions)
    .values({
      ...{ userId: person, categoryId: found.category, origin: 'own', named: true, words, state: seed.state },
      ...{ reason: seed.reason ?? '', questionId: bank ? BigInt(bank) : null, createdAt: new Date(at) },
      ...(seed.state !== 'waiting' && decided),
    })
}

/** As its writer would have typed it. */
async function wordsOf(client: PoolClient, id: bigint): Promise<ContributedWords> {
  const [row] = await drizzle(client).select().from(questions).where(eq(questions.id, id))
  const { question, options, explanation } = openQuestion(row!)
  return { question, options: options.map(({ option, is_correct }) => ({ option, is_correct })), explanation }
}
