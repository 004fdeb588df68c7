import type { PoolClient } from 'pg'
import { rewordNotifications } from '../../../platform/notifications/notify.ts'
import { beginningOf } from '../texts/addresses.ts'
import { reportKey } from './report-key.ts'
import { commentKey, commentKinds } from './tell-of-comment.ts'

/** People who were told of a comment, or of their report of it, read its words as they are now. */
export async function rewordTold(client: PoolClient, id: bigint, text: string): Promise<void> {
  const { rows } = await client.query<{ report: string }>(
    'select id as report from talk_reports where comment_id = $1 and outcome is not null',
    [String(id)],
  )
  await rewordNotifications(client, {
    kinds: [...commentKinds, 'talk_report_answered'],
    keys: [commentKey(id), ...rows.map(({ report }) => reportKey({ kind: 'comment', id }, report))],
    words: beginningOf(text),
  })
}
