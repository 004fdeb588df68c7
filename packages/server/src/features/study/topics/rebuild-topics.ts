import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { StudyDeps } from '../study-deps.ts'
import { belowTopic } from './topic-sql.ts'

/** Lists that one sweep rebuilds (decision 0074). */
const batch = 50

/**
 * Makes the lists of stale topics again, the deepest first, and with each says that those above it are stale. Many processes may do
 * so at once. Resolves to how many it has made.
 */
export async function rebuildTopics({ db }: Pick<StudyDeps, 'db'>, signal?: AbortSignal): Promise<number> {
  let made = 0
  while (made < batch && !signal?.aborted && (await inTransaction(db.pool, rebuildNext))) made++
  return made
}

/** Whether there was one that nobody else is at. */
async function rebuildNext(client: PoolClient): Promise<boolean> {
  const topic = await holdStaleTopic(client)
  if (topic === null || !(await markAbove(client, topic))) return false
  const { ids, updatedAt } = await readWanted(client, topic)
  await writeList(client, topic, ids)
  await client.query(
    `update topic_lists set question_count = $2, updated_at = $3, stale_since = null, revision = revision + 1
      where category_id = $1`,
    [topic, ids.length, updatedAt],
  )
  return true
}

async function holdStaleTopic(client: PoolClient): Promise<number | null> {
  const { rows } = await client.query<{ topic: number }>(
    `select l.category_id as topic from topic_lists l
      cross join lateral (
        with recursive above (id) as (
          select l.category_id union select c.parent_id from above a join categories c on c.id = a.id)
        select count(*) as depth from above) up
      where l.stale_since is not null
      order by up.depth desc, l.stale_since, l.category_id limit 1 for update of l skip locked`,
  )
  return rows[0]?.topic ?? null
}

/**
 * Whether those above are said to be stale. Waiting for one that a writer holds, who may wait for the topic that is held here, would
 * be a circle: the topic is left for the next time.
 */
async function markAbove(client: PoolClient, topic: number): Promise<boolean> {
  const { rows } = await client.query<{ id: number }>(
    `with recursive above (id, parent_id) as (
       select id, parent_id from categories where id = $1
       union select c.id, c.parent_id from above a join categories c on c.id = a.parent_id)
     select l.category_id as id from above a join topic_lists l on l.category_id = a.id where a.id <> $1`,
    [topic],
  )
  const above = rows.map(({ id }) => id)
  const { rowCount } = await client.query(
    'select from topic_lists where category_id = any($1::int[]) for update skip locked',
    [above],
  )
  if (rowCount !== above.length) return false
  await client.query(
    `update topic_lists set stale_since = now(), revision = revision + 1
      where category_id = any($1::int[]) and stale_since is null`,
    [above],
  )
  return true
}

/** In the order of their publication, so that a question keeps its ordinal when another one follows. */
async function readWanted(client: PoolClient, topic: number): Promise<{ ids: string[]; updatedAt: Date | null }> {
  const { rows } = await client.query<{ ids: string[] | null; updatedAt: Date | null }>(
    `with recursive ${belowTopic},
     named as (
       select q.id from below b join questions q on q.category_id = b.id
       union select q.id from below b join questions q on q.reference_category_id = b.id)
     select array_agg(q.id order by q.published_at, q.id) as ids,
            max(greatest(q.updated_at, q.published_at)) as "updatedAt"
       from named join questions q on q.id = named.id
      where q.published_at is not null and q.reviewed and q.deleted_at is null and q.merged_into is null`,
    [topic],
  )
  return { ids: rows[0]!.ids ?? [], updatedAt: rows[0]!.updatedAt }
}

/** Writes what is different alone: of a long list an edit changes nothing. */
async function writeList(client: PoolClient, topic: number, ids: readonly string[]): Promise<void> {
  await client.query(
    `delete from topic_questions t where t.category_id = $1 and not exists (
       select from unnest($2::bigint[]) with ordinality as w (question, ordinal)
        where w.ordinal = t.ordinal and w.question = t.question_id)`,
    [topic, ids],
  )
  await client.query(
    `insert into topic_questions (category_id, ordinal, question_id)
     select $1, w.ordinal, w.question from unnest($2::bigint[]) with ordinality as w (question, ordinal)
     on conflict (category_id, ordinal) do nothing`,
    [topic, ids],
  )
}
