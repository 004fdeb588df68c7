import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { categories, questions } from '../tables/questions.ts'
import { keyRule, searchKeyOf, storedKey } from './search-key.ts'

const batch = 1_000

/** Made by another rule, or not made at all. */
const isStale = sql`not starts_with(coalesce(search_key, ''), ${keyRule})`

/**
 * Makes the search keys of categories that have none, and those that another rule has made, as after a change of the rule, while
 * processes with the rule of before still run. Many processes may do so at once. Resolves to how many it has made; none when all are.
 */
export function renewSearchKeys({ db }: Pick<QuestionDeps, 'db'>): Promise<number> {
  return inTransaction(db.pool, async client => (await renewCategories(client)) + (await renewQuestions(client)))
}

async function renewCategories(client: PoolClient): Promise<number> {
  const rows = await drizzle(client)
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(isStale)
    .for('update', { skipLocked: true })
  await store(
    client,
    'categories',
    rows.map(({ id, name: { bn, en } }) => ({ id, key: storedKey(bn, en || bn) })),
  )
  return rows.length
}

/** Those without a key have nothing else that is derived from their texts, either: `finishQuestions` makes it all. */
async function renewQuestions(client: PoolClient): Promise<number> {
  const rows = await drizzle(client)
    .select({ id: questions.id, content: questions.content })
    .from(questions)
    // As the index `questions_stale_key` has it.
    .where(sql.raw(`search_key not like '${keyRule}%'`))
    .orderBy(questions.id)
    .limit(batch)
    .for('update', { skipLocked: true })
  await store(
    client,
    'questions',
    rows.map(({ id, content }) => ({ id, key: searchKeyOf(content) })),
  )
  return rows.length
}

async function store(
  client: PoolClient,
  table: 'categories' | 'questions',
  keys: readonly { id: number | bigint; key: string }[],
): Promise<void> {
  if (keys.length === 0) return
  await client.query(
    `update ${table} t set search_key = w.key from unnest($1::bigint[], $2::text[]) as w (id, key) where t.id = w.id`,
    [keys.map(({ id }) => String(id)), keys.map(({ key }) => key)],
  )
}
