import type { Receipt } from '@prostuti/contract'
import { ApiError } from '../../http/api-error.ts'
import { backoffMs } from '../../http/backoff.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AttemptApi } from '../attempt-api.ts'
import type { Refusal, SheetRecord } from '../journal/sheet-record.ts'

/** How a submission ended. */
export type SubmissionOutcome = { readonly receipt: Receipt } | { readonly refusal: Refusal }

export interface DeliveryParts {
  platform: Platform
  api: Pick<AttemptApi, 'submit'>
  /** The id of the signed-in person: a submission is sent in its owner's name only. */
  person(): string | null
  random(): number
}

export interface Delivery {
  readonly record: SheetRecord
  start(delayMs: number): void
  /** `leaving`: repeats a running request too, since it ends with the page. */
  send(leaving?: boolean): Promise<void>
  stop(): void
}

/** Sends one submission until the server has answered for good; `onOutcome` notes the answer and stops the delivery. */
export function createDelivery(
  { platform, api, person, random }: DeliveryParts,
  record: SheetRecord,
  onOutcome: (outcome: SubmissionOutcome) => Promise<void>,
): Delivery {
  const submission = record.seal!
  let failures = 0
  let sending = false
  /** A request is under way that outlives the page. */
  let isLeaving = false
  let stopped = false
  let cancelTimer: () => void = () => undefined

  function wait(ms: number): void {
    cancelTimer()
    cancelTimer = platform.clock.setTimer(() => void send(), ms)
  }

  async function send(leaving = false): Promise<void> {
    if (isLeaving || stopped || person() !== record.user || (sending && !leaving)) return
    sending = true
    isLeaving = leaving
    cancelTimer()
    try {
      await onReceipt(await api.submit(record.mode, submission.sheet, { keepalive: leaving }))
    } catch (error) {
      sending = false
      isLeaving = false
      await onError(error)
    }
  }

  /** A receipt is one only for the sheet it names. */
  async function onReceipt(receipt: Receipt): Promise<void> {
    if (receipt?.submission_id !== submission.submission) throw new TypeError('not a receipt')
    await onOutcome({ receipt })
  }

  async function onError(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.isTransient) {
      failures++
      return wait(backoffMs(failures, random, error instanceof ApiError ? error.retryAfter : undefined))
    }
    // It waits for its owner to sign in again.
    if (error.code !== 'not_signed_in') await onOutcome(outcomeOf(error))
  }

  return {
    record,
    start(delayMs) {
      if (delayMs > 0) wait(delayMs)
      else void send()
    },
    send,
    stop() {
      stopped = true
      cancelTimer()
    },
  }
}

/** An attempt that was closed by an earlier submission is refused with that submission's receipt. */
function outcomeOf({ receipt, code, status, call, detail }: ApiError): SubmissionOutcome {
  return receipt ? { receipt } : { refusal: { code, status, call, detail } }
}
