import type { Log } from '../log.ts'
import { noticeFields } from './notice-fields.ts'
import type { Payment, Session } from './payments.ts'
import type { GatewayStore } from './store.ts'

/** Longer than any of our answers takes. */
const answerWithinMs = 15_000

export interface NoticeSender {
  /** Sends what the payment's behaviour asks for, now or later. */
  send(session: Session, payment: Payment): void
  /** Forgets what is still to be sent. */
  stop(): void
}

export function createNoticeSender(store: GatewayStore, log: Log): NoticeSender {
  const waiting = new Set<NodeJS.Timeout>()

  async function post(session: Session, payment: Payment): Promise<void> {
    const body = new URLSearchParams(noticeFields(session, payment, store))
    const signal = AbortSignal.timeout(answerWithinMs)
    try {
      const { status } = await fetch(session.noticeUrl, { method: 'POST', body, redirect: 'manual', signal })
      session.noticeAnswers.push(status)
    } catch (error) {
      session.noticeAnswers.push(0)
      log.warn({ err: error }, 'the sandbox’s notice of a payment was not taken')
    }
  }

  return {
    send(session, payment) {
      const { notice_delay_seconds: delay, notice_copies: copies } = session.behaviour
      if (!session.noticeUrl) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        for (let copy = 0; copy < copies; copy++) void post(session, payment)
      }, delay * 1_000)
      waiting.add(timer)
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}
