import { Worker } from 'node:worker_threads'
import type { Log } from '../../../../platform/log.ts'
import type { VapidKeys } from '../push-settings.ts'
import type { Outcome } from './outcome.ts'
import type { SendToBrowser } from './web-push.ts'
import type { SaidByThread, SentToThread } from './web-push-worker.ts'

type Waiting = PromiseWithResolvers<Outcome>

/** A thread that has died says nothing of the devices: their messages are tried again. */
const triedAgain: Outcome = { state: 'waiting', retryMs: 5_000 }

/**
 * Sends to browsers from a thread of its own: each message takes a millisecond of the processor, in which those who sit an exam
 * would wait. The thread starts with the first message and keeps no process alive; one that has died is followed by another.
 */
export function createSendInThread(keys: VapidKeys, log: Log): SendToBrowser {
  let worker: Worker | null = null
  let sent = 0
  const waiting = new Map<number, Waiting>()

  function hear({ number, outcome, fault }: SaidByThread): void {
    const asked = waiting.get(number)
    waiting.delete(number)
    if (outcome) asked?.resolve(outcome)
    else asked?.reject(new Error(fault))
  }

  function open(): Worker {
    const opened = new Worker(new URL('./web-push-worker.ts', import.meta.url), { workerData: keys })
    opened.unref()
    opened.on('message', hear)
    opened.on('error', error => log.error({ err: error }, 'the thread that sends to browsers has died'))
    opened.on('exit', () => {
      worker = null
      for (const asked of waiting.values()) asked.resolve(triedAgain)
      waiting.clear()
    })
    return opened
  }

  return (to, sending) => {
    worker ??= open()
    const asked: Waiting = Promise.withResolvers()
    const message: SentToThread = { number: ++sent, to, sending }
    waiting.set(message.number, asked)
    worker.postMessage(message)
    return asked.promise
  }
}
