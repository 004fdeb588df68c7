import type { AttemptReceipt, ExamMode, Receipt } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { examsApiOf } from '@prostuti/sdk/exams'
import { readStoredReceipt } from '@prostuti/sdk/exams/receipts/stored-receipt'
import { type Request, useRequest } from '../../foundation/data/use-request.ts'

/** A receipt, and what is known of how its sheet came in; without a deadline it is not told whether time was up. */
export type ShownReceipt = Pick<AttemptReceipt, 'receipt' | 'deadline' | 'settled'>

export interface ReceiptWanted {
  exam: string
  mode: ExamMode
  /** What the page around was told when the sheet went in. */
  given: Receipt | undefined
  /** The server says that it has a receipt. */
  onServer: boolean
}

/** The receipt of one's newest sheet: from this device where it was sent from here, else from the server. */
export function useReceipt(client: Prostuti, wanted: ReceiptWanted): Request<ShownReceipt | null> {
  const key = `${wanted.onServer} ${wanted.given?.submission_id}`
  return useRequest(key, () => loadReceipt(client, wanted))
}

async function loadReceipt(client: Prostuti, { exam, mode, given, onServer }: ReceiptWanted) {
  const kept = await readStoredReceipt(client, exam, mode).catch(error => {
    console.warn('prostuti: this device could not be read', error)
    return null
  })
  // In the archive another device may have tried since.
  if (kept && (mode === 'live' || !onServer)) return kept
  if (onServer) return examsApiOf(client).receipt(exam, mode)
  return given ? { receipt: given, deadline: null, settled: false } : null
}

/** Whether time had run out when the sheet came in: the countdown handed it in, or the server did. */
export const wasTimeUp = ({ receipt, deadline, settled }: ShownReceipt): boolean =>
  settled || (deadline !== null && Date.parse(receipt.received_at) >= Date.parse(deadline))
