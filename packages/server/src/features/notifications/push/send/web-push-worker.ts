import { parentPort, workerData } from 'node:worker_threads'
import type { Sending } from '../message.ts'
import type { VapidKeys } from '../push-settings.ts'
import type { Outcome } from './outcome.ts'
import { type BrowserAddress, createSendToBrowser } from './web-push.ts'

// The thread in which messages are encrypted and sent (`send-in-thread.ts`).

/** One message for the thread. */
export interface SentToThread {
  readonly number: number
  readonly to: BrowserAddress
  readonly sending: Sending
}

/** What came of it; or why it was not sent, which is a fault of ours. */
export interface SaidByThread {
  readonly number: number
  readonly outcome?: Outcome
  readonly fault?: string
}

const send = createSendToBrowser(workerData as VapidKeys)
const say = (said: SaidByThread) => parentPort!.postMessage(said)

parentPort!.on('message', ({ number, to, sending }: SentToThread) => {
  send(to, sending).then(
    outcome => say({ number, outcome }),
    (error: unknown) => say({ number, fault: error instanceof Error ? String(error.stack) : String(error) }),
  )
})
