import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { instantText } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { publishReceiptTree } from '../receipts/receipt-tree.ts'
import type { RankedVersion } from '../standings/rank-rows.ts'
import type { StandingsStore } from '../standings/standings-store.ts'

/**
 * Makes the current version of an exam's live results final: standings, tree of receipts and the instant from which it
 * is final become visible together or not at all. For an exam whose attempts are all closed. Of many processes at once
 * one publishes; it alone returns true.
 */
export async function publishResult(
  { db, clock, standings }: Pick<ResultDeps, 'db' | 'clock' | 'standings'>,
  examId: number,
): Promise<boolean> {
  return inTransaction(
    db.pool,
    async client => {
      const ranked = await claim(client, examId, instantText(clock.now()))
      if (ranked) await clock.confirm(client)
      if (ranked) await publish(client, standings, ranked)
      return ranked !== null
    },
    { limitMs: 60_000 },
  )
}

/** The version, for the process that comes first; null while another process publishes it or when it is final. */
async function claim(client: PoolClient, examId: number, now: string): Promise<RankedVersion | null> {
  // The exam's row says who comes first without a wait; the version's key says whether it has been done.
  const { rows } = await client.query<{ version: number }>(
    'select result_version as version from exams where id = $1 for no key update skip locked',
    [examId],
  )
  if (!rows[0]) return null
  const { version } = rows[0]
  const { rowCount } = await client.query(
    'insert into result_versions (exam_id, version, final_at) values ($1, $2, $3) on conflict do nothing',
    [examId, version, now],
  )
  return rowCount ? { examId, version } : null
}

async function publish(client: PoolClient, standings: StandingsStore, ranked: RankedVersion): Promise<void> {
  await standings.publish(client, ranked)
  const { size, root } = await publishReceiptTree(client, ranked)
  await client.query(
    'update result_versions set receipt_count = $3, receipt_root = $4 where exam_id = $1 and version = $2',
    [ranked.examId, ranked.version, size, root],
  )
}
