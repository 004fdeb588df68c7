import type { AttemptReceipt, ExamMode } from '@prostuti/contract'
import type { Prostuti } from '../../client.ts'
import type { Platform } from '../../platform/platform.ts'
import { requestResult } from '../journal/connection.ts'
import { runOnce } from '../journal/run-once.ts'
import { type SheetRecord, sheetsOf } from '../journal/sheet-record.ts'

/**
 * The receipt of the newest sheet that the signed-in person submitted on this device, read without a network. Null
 * where this device has none; receipts of other devices are on the server (`examsApiOf(prostuti).receipt`). Rejects where the
 * device cannot be read, or takes longer than 5 s to.
 */
export async function readStoredReceipt(
  { base, auth, platform }: Prostuti,
  exam: string,
  mode: ExamMode,
): Promise<AttemptReceipt | null> {
  const user = auth.$user.get()?.id
  if (user === undefined) return null
  const mine = sheetsOf({ base, user, exam, mode })
  const [newest] = (await readSheets(platform))
    .filter(({ key, receipt }) => key.startsWith(mine) && receipt)
    .sort((a, b) => b.attempt - a.attempt)
  if (!newest) return null
  const { receipt, attempt, joined, seal } = newest
  const { deadline } = joined
  // The server closes an attempt as of its deadline to the millisecond.
  const settled = receipt!.submission_id !== seal?.submission && isSameInstant(receipt!.received_at, deadline)
  return { receipt: receipt!, state: mode, attempt, deadline, settled }
}

function readSheets(platform: Platform): Promise<SheetRecord[]> {
  const work = (transaction: IDBTransaction) => requestResult<SheetRecord[]>(transaction.objectStore('sheets').getAll())
  return runOnce(platform, { stores: ['sheets'], mode: 'readonly', work })
}

const isSameInstant = (one: string, other: string | null): boolean =>
  other !== null && Date.parse(one) === Date.parse(other)
