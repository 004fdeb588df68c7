import type { PoolClient } from 'pg'
import { beyondLimit, requireRight } from '../../../platform/http/call/require-right.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'

/**
 * Lets a person approve these questions: where the role approves nothing of its own, none of them may be theirs, typed or from a
 * sheet of theirs. Throws `forbidden`.
 */
export async function refuseOwn(client: PoolClient, viewer: Viewer, ids: readonly bigint[]): Promise<void> {
  const { notOwn } = requireRight(viewer, 'questions.approve')
  if (!notOwn) return
  if ((await readOwn(client, viewer, ids.map(String))).size > 0) throw beyondLimit.own()
}

/** Which of these questions a person wrote, typed or from a sheet of theirs. */
export async function readOwn(
  client: Pick<PoolClient, 'query'>,
  viewer: Pick<Viewer, 'id'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select subject_id as id from audit_log where kind = 'question' and action = 'created' and actor_id = $1
        and subject_id = any($2::text[])
     union
     select q.id::text from questions q join question_imports i on i.id = q.import_id
      where q.id = any($2::bigint[]) and i.created_by = $1`,
    [String(viewer.id), ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The same for what one is about to write oneself. Throws `forbidden`. */
export function refuseOwnNew(viewer: Viewer): void {
  if (requireRight(viewer, 'questions.approve').notOwn) throw beyondLimit.own()
}
