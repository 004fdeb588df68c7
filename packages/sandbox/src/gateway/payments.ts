import { randomBytes } from 'node:crypto'
import { type Behaviour, ordinary } from './behaviour.ts'

export type Outcome = 'success' | 'fail' | 'cancel'

/** By what one can pay, in the gateway's own words. */
export const methods = {
  bkash: { type: 'BKASH-BKash', brand: 'MOBILEBANKING', issuer: 'BKash Mobile Banking', number: '01XXXXX4321' },
  nagad: { type: 'NAGAD-Nagad', brand: 'MOBILEBANKING', issuer: 'Nagad', number: '01XXXXX8765' },
  card: { type: 'VISA-Dutch Bangla', brand: 'VISA', issuer: 'Sandbox Bank', number: '432149XXXXXX0667' },
} as const
export type Method = keyof typeof methods

/** A payment page that was asked for, and what became of it. */
export interface Session {
  readonly key: string
  readonly tranId: string
  /** Taka with two decimals. */
  readonly amount: string
  readonly productName: string
  readonly returnUrls: Readonly<Record<Outcome, string>>
  /** Empty: no notice is wanted. */
  readonly noticeUrl: string
  /** `value_a` to `value_d`. */
  readonly values: Readonly<Record<string, string>>
  behaviour: Behaviour
  payment: Payment | null
  /** What our notices were answered with; 0: not at all. */
  readonly noticeAnswers: number[]
}

/** How a person left the payment page. */
export interface Payment {
  readonly outcome: Outcome
  readonly method: Method
  readonly valId: string
  readonly bankTranId: string
  /** `2026-11-23 08:15:00`, in Dhaka. */
  readonly date: string
  /** How often it was asked about. */
  validations: number
}

export interface Refund {
  readonly refId: string
  readonly refundTranId: string
  readonly session: Session
  /** In paisa. */
  readonly amount: number
  readonly date: string
}

const maxSessions = 2_000

/** The sandbox's memory, bounded: a restart forgets every payment, and a refund tells of one. */
export class Payments {
  readonly #sessions = new Map<string, Session>()
  readonly #behaviours = new Map<string, Behaviour>()
  readonly #refunds: Refund[] = []
  #next: Behaviour | null = null

  /** For one payment, begun or not, or for the next that is begun. Returns all of what it does from now on. */
  behave(tranId: string | undefined, wish: Partial<Behaviour>): Behaviour {
    if (tranId === undefined) {
      this.#next = { ...(this.#next ?? ordinary), ...wish }
      return this.#next
    }
    const behaviour = { ...(this.#behaviours.get(tranId) ?? ordinary), ...wish }
    keep(this.#behaviours, tranId, behaviour)
    for (const session of this.of(tranId)) session.behaviour = behaviour
    return behaviour
  }

  /**
   * The conduct of a payment that is now begun. The wish for the next one is spent by it, and so is another answer than the
   * ordinary one to the request for a page: a shop that asks again gets one.
   */
  behaviourAtStart(tranId: string): Behaviour {
    const behaviour = this.behave(tranId, this.#next ?? {})
    this.#next = null
    if (behaviour.session !== 'normal') this.behave(tranId, { session: 'normal' })
    return behaviour
  }

  begin(order: Omit<Session, 'key' | 'behaviour' | 'payment' | 'noticeAnswers'>): Session {
    const key = randomBytes(20).toString('hex').toUpperCase()
    const behaviour = this.#behaviours.get(order.tranId) ?? ordinary
    const session: Session = { ...order, key, behaviour, payment: null, noticeAnswers: [] }
    keep(this.#sessions, key, session)
    return session
  }

  /** Leaves the payment page; null where it was left before. */
  finish(session: Session, outcome: Outcome, method: Method): Payment | null {
    if (session.payment) return null
    const date = dhakaTime()
    const valId = date.replaceAll(/\D/g, '').slice(2) + randomText(7)
    session.payment = { outcome, method, valId, bankTranId: randomText(16).toUpperCase(), date, validations: 0 }
    return session.payment
  }

  find(key: string): Session | undefined {
    return this.#sessions.get(key)
  }

  /** The newest last. */
  of(tranId: string): Session[] {
    return this.#filter(session => session.tranId === tranId)
  }

  /** Whatever came of it. */
  findPayment(by: (payment: Payment) => boolean): Session | undefined {
    return this.#filter(({ payment }) => payment !== null && by(payment))[0]
  }

  /** A payment from before a restart, or the demo's own, of which the shop alone knows: it was as large as what is to go back. */
  recall(bankTranId: string, amount: string): Session {
    const returnUrls = { success: '', fail: '', cancel: '' }
    const session = this.begin({ tranId: bankTranId, amount, productName: '', returnUrls, noticeUrl: '', values: {} })
    const date = dhakaTime()
    session.payment = { outcome: 'success', method: 'bkash', valId: bankTranId, bankTranId, date, validations: 1 }
    return session
  }

  /** The same reference of ours is one refund; null where more would go back than came. */
  refund(session: Session, refundTranId: string, amount: number): { refund: Refund; isNew: boolean } | null {
    const ofThis = this.#refunds.filter(each => each.session === session)
    const known = ofThis.find(each => each.refundTranId === refundTranId)
    if (known) return { refund: known, isNew: false }
    const back = ofThis.reduce((sum, each) => sum + each.amount, amount)
    if (back > paisaOf(session.amount)) return null
    const refund = { refId: randomText(20), refundTranId, session, amount, date: dhakaTime() }
    this.#refunds.push(refund)
    return { refund, isNew: true }
  }

  findRefund(refId: string): Refund | undefined {
    return this.#refunds.find(each => each.refId === refId)
  }

  #filter(isWanted: (session: Session) => boolean): Session[] {
    return [...this.#sessions.values()].filter(isWanted)
  }
}

/** What has been there longest goes first. */
function keep<T>(entries: Map<string, T>, key: string, value: T): void {
  entries.set(key, value)
  for (const oldest of entries.keys()) {
    if (entries.size <= maxSessions) return
    entries.delete(oldest)
  }
}

/** Whole paisa of `50.00`. */
export const paisaOf = (amount: string): number => {
  const [taka = '0', paisa = ''] = amount.split('.')
  return Number(taka) * 100 + Number(paisa.padEnd(2, '0'))
}

export const takaOf = (paisa: number): string => `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`

function randomText(length: number): string {
  return randomBytes(length * 2)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, length)
}

function dhakaTime(): string {
  return new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Dhaka' })
}
