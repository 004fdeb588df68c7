import type { PracticeResult } from '@prostuti/contract'
import { confirmTime } from '../../exams/index.ts'
import { ApiError } from '../../http/api-error.ts'
import { backoffMs } from '../../http/backoff.ts'
import type { TimedClient } from '../confirmed-instant.ts'
import type { PracticeApi } from './practice-api.ts'
import { isGuessed, type PracticeRecord, submissionOf, withConfirmedTimes } from './practice-record.ts'

/** How a practice that was handed in ended: with the server's result, or refused for good. */
export type PracticeOutcome = { readonly result: PracticeResult } | { readonly refusal: ApiError }

export interface PracticeOutboxParts {
  readonly client: TimedClient
  readonly api: Pick<PracticeApi, 'submit'>
  /** The signed-in person: a practice is sent in its owner's name alone. */
  person(): string | null
  random(): number
  onOutcome(record: PracticeRecord, outcome: PracticeOutcome): void
}

export interface PracticeOutbox {
  /** Sends until the server has answered; a second time it changes nothing. */
  add(record: PracticeRecord): void
  /** Now, whatever was waited for. */
  sendAll(): void
}

/** Practices that are handed in go out by themselves. However often one is sent it counts once, by its id. */
export function createPracticeOutbox(parts: PracticeOutboxParts): PracticeOutbox {
  const { client, api, person, random, onOutcome } = parts
  const { platform } = client
  const waiting = new Map<string, { record: PracticeRecord; failures: number; sending: boolean; cancel(): void }>()

  async function send(id: string): Promise<void> {
    const item = waiting.get(id)
    if (!item || item.sending || person() !== item.record.person) return
    item.cancel()
    item.sending = true
    try {
      if (isGuessed(item.record)) {
        await confirmTime(client)
        item.record = withConfirmedTimes(item.record, client)
      }
      finish(id, { result: await api.submit(submissionOf(item.record)) })
    } catch (error) {
      item.sending = false
      if (!(error instanceof ApiError)) throw error
      if (error.isTransient) {
        item.failures += 1
        item.cancel = platform.clock.setTimer(() => void send(id), backoffMs(item.failures, random, error.retryAfter))
        return
      }
      // It waits for its owner to sign in again.
      if (error.code !== 'not_signed_in') finish(id, { refusal: error })
    }
  }

  function finish(id: string, outcome: PracticeOutcome): void {
    const { record } = waiting.get(id)!
    waiting.delete(id)
    onOutcome(record, outcome)
  }

  function sendAll(): void {
    for (const id of [...waiting.keys()]) void send(id)
  }

  platform.network.onChange(online => online && sendAll())
  platform.clock.onResume(sendAll)
  return {
    add(record) {
      if (waiting.has(record.id)) return
      waiting.set(record.id, { record, failures: 0, sending: false, cancel: () => undefined })
      void send(record.id)
    },
    sendAll,
  }
}
