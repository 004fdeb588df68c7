import type { PoolClient } from 'pg'
import { notify, withdrawNotifications } from '../../../platform/notifications/notify.ts'
import { reportKey } from '../telling/report-key.ts'
import { beginningOf } from '../texts/addresses.ts'

interface Reported {
  readonly kind: 'post' | 'comment'
  readonly id: bigint
  readonly text: string
  readonly authorId: bigint | null
  readonly now: number
}

const columnOf = { post: 'post_id', comment: 'comment_id' } as const

/** Answers what is open, and tells who reported. Resolves to the reports. */
export async function decideReports(
  client: PoolClient,
  reported: Reported,
  outcome: 'kept' | 'removed',
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; user_id: string }>(
    `update talk_reports set outcome = $2 where ${columnOf[reported.kind]} = $1 and outcome is null returning id, user_id`,
    [String(reported.id), outcome],
  )
  const data = { words: beginningOf(reported.text), removed: outcome === 'removed' }
  for (const { id, user_id: person } of rows)
    await notify(client, {
      kind: 'talk_report_answered',
      key: reportKey(reported, id),
      ...{ data, people: [person], at: reported.now },
    })
  return rows.map(({ id }) => id)
}

/** The reports of an act that is taken back are open again. Resolves to how many are. */
export async function reopenReports(
  client: PoolClient,
  reported: Pick<Reported, 'kind' | 'id'>,
  reports: readonly string[],
): Promise<number> {
  if (reports.length > 0) {
    await client.query('update talk_reports set outcome = null where id = any($1::bigint[])', [reports])
    await withdrawNotifications(client, {
      kind: 'talk_report_answered',
      key: reports.map(id => reportKey(reported, id)),
    })
  }
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::int as open from talk_reports where ${columnOf[reported.kind]} = $1 and outcome is null`,
    [String(reported.id)],
  )
  return rows[0]!.open
}
