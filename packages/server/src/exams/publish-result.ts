import type { PoolClient } from 'pg'
import { instantText } from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import { publishStandings } from './final-standings.ts'
import type { RankedVersion } from './rank-rows.ts'
import { publishReceiptTree } from './receipt-tree.ts'

/**
 * Makes the current version of an exam's live results final: rank list, tree of receipts and the instant from which it
 * is final become visible together or not at all. For an exam whose attempts are all closed. Of many processes at once
 * one publishes; it alone returns true.
 */
export async function publishResult({ db, clock }: Pick<ExamDeps, 'db' | 'clock'>, examId: number): Promise<boolean> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const ranked = await claim(client, examId, instantText(clock.now()))
    if (ranked) await publish(client, ranked)
    await client.query('commit')
    return ranked !== null
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(broken)
  }
}

/** The version, for whoever comes first; null while another process publishes it or when it is final. */
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

async function publish(client: PoolClient, ranked: RankedVersion): Promise<void> {
  await publishStandings(client, ranked)
  const { size, root } = await publishReceiptTree(client, ranked)
  await client.query(
    'update result_versions set receipt_count = $3, receipt_root = $4 where exam_id = $1 and version = $2',
    [ranked.examId, ranked.version, size, root],
  )
}
