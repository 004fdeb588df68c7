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
  const { rows } = await client.query<{ own: boolean }>(
    `select exists (select from audit_log where kind = 'question' and action = 'created' and actor_id = $1
                       and subject_id = any($2::text[]))
         or exists (select from questions q join question_imports i on i.id = q.import_id
                     where q.id = any($2::bigint[]) and i.created_by = $1) as own`,
    [String(viewer.id), ids.map(String)],
  )
  if (rows[0]!.own) throw beyondLimit.own()
}

/** The same for what one is about to write oneself. Throws `forbidden`. */
export function refuseOwnNew(viewer: Viewer): void {
  if (requireRight(viewer, 'questions.approve').notOwn) throw beyondLimit.own()
}
