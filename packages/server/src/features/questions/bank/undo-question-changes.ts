import { undoQuestionChanges } from '@prostuti/contract/questions/operations'
import type { PoolClient } from 'pg'
import { type Change, writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { QuestionDeps } from '../question-deps.ts'

/** What an act did to one question: the fields that it changed, as they were and as it left them. */
interface Done {
  readonly id: string
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
}

/** Undoes what the caller did to many questions at once (decision 0060); changed ones stay. Throws `not_found` for no such act. */
export function createUndoChanges({ db, clock }: QuestionDeps) {
  return implementOnce(undoQuestionChanges, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const actor = signedIn(call).id
    const done = await readAct(client, actor, body.changed_at)
    if (done.count === 0) throw new AppError('not_found')
    const at = clock.now()
    await refuseGoneCategories(client, done.last)
    const undone = new Set(await restore(client, done.last, new Date(at)))
    const changes = done.last.flatMap(({ id, before, after }): Change[] =>
      undone.has(id) ? [{ actor, kind: 'question', id, action: 'undone', before: after, after: before, at }] : [],
    )
    for (let start = 0; start < changes.length; start += auditBatch)
      await writeAudit(client, changes.slice(start, start + auditBatch))
    return { changed: undone.size, kept: done.count - undone.size }
  })
}

/** Rows of the audit log in one statement. */
const auditBatch = 2_000

/** Of the questions of an act those that nothing has been done to since, locked in the order of their ids. */
async function readAct(client: PoolClient, actor: bigint, at: string): Promise<{ count: number; last: Done[] }> {
  const act = `audit_log a where a.actor_id = $1 and a.at = $2 and a.kind = 'question' and a.action in ('updated', 'deleted')
    and a.before is not null`
  const { rows: all } = await client.query<{ count: number }>(`select count(*)::int as count from ${act}`, [actor, at])
  const { rows: last } = await client.query<Done>(
    `select q.id::text as id, l.before, l.after
       from questions q
       join (select a.subject_id::bigint as id, a.id as entry, a.before, a.after from ${act}) l on l.id = q.id
      where q.merged_into is null
        and not exists (select from audit_log n where n.kind = 'question' and n.subject_id = q.id::text and n.id > l.entry)
      order by q.id for update of q`,
    [actor, at],
  )
  return { count: all[0]!.count, last }
}

/** A category that was emptied may be gone by now. Throws `conflict`. */
async function refuseGoneCategories(client: PoolClient, done: readonly Done[]): Promise<void> {
  const wanted = [...new Set(done.flatMap(({ before }) => (before.category ? [Number(before.category)] : [])))]
  const { rowCount } = await client.query(
    'select from categories where id = any($1::int[]) and (deleted_at is not null or merged_into is not null)',
    [wanted],
  )
  if (rowCount !== 0) throw new AppError('conflict')
}

/** Ids of the questions that are what they were again. */
async function restore(client: PoolClient, done: readonly Done[], now: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update questions q
        set category_id = coalesce((w.before->>'category')::int, q.category_id),
            tags = case when w.before ? 'tags' then array(select jsonb_array_elements_text(w.before->'tags')) else q.tags end,
            reviewed = coalesce((w.before->>'reviewed')::boolean, q.reviewed),
            returned_reason = case when w.before ? 'returned_reason' then w.before->>'returned_reason' else q.returned_reason end,
            published_at = case when not w.before ? 'published' then q.published_at
                                when (w.before->>'published')::boolean then coalesce(q.published_at, $3) end,
            deleted_at = case when w.before ? 'deleted' then null else q.deleted_at end,
            revision = q.revision + 1, updated_at = $3
       from unnest($1::bigint[], $2::jsonb[]) as w (id, before)
      where q.id = w.id
      returning q.id::text as id`,
    [done.map(({ id }) => id), done.map(({ before }) => JSON.stringify(before)), now],
  )
  return rows.map(({ id }) => id)
}
