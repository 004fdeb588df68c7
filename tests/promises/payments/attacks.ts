import { silence } from '@prostuti/server/features/billing/testing/fake-gateway'
import type { Person } from '../support/people.ts'
import type { Shop } from './shop.ts'

/** An order on its way. */
interface Order {
  readonly person: Person
  readonly tran_id: string
  /** The token of the way back. */
  readonly purchase: string
}

/** What may happen around an order, and whether the person has paid in the end. */
export interface Course {
  readonly name: string
  readonly isPaid: boolean
  run(shop: Shop, order: Order): Promise<unknown>
}

const minute = 60_000
const sameNotices = 50

/** The same word fifty times at once, from the gateway and from the browser, with failures in between. */
const replayed: Course = {
  name: 'a genuine notice replayed, out of order',
  isPaid: true,
  async run({ gateway, paying }, { tran_id, purchase }) {
    const val_id = gateway.pay(tran_id)
    const sendNotice = (index: number) => {
      if (index % 10 === 3) return paying.notify({ tran_id, status: 'FAILED' })
      if (index % 10 === 6) return paying.comeBack('cancel', purchase, { tran_id })
      return index % 2 ? paying.notify({ tran_id, val_id }) : paying.comeBack('success', purchase, { tran_id, val_id })
    }
    await Promise.all(Array.from({ length: sameNotices }, (_, index) => sendNotice(index)))
  },
}

const forged: Course = {
  name: 'a forged signature',
  isPaid: false,
  run: ({ gateway, paying }, { tran_id }) =>
    paying.notify({ tran_id, val_id: gateway.pay('PRT000000AAAAAAAA'), verify_sign: 'forged' }),
}

const foreign: Course = {
  name: 'the validation of another payment',
  isPaid: false,
  async run({ gateway, paying }, { tran_id, purchase }) {
    const val_id = gateway.pay('PRT000000AAAAAAAA', { amount: '50.00' })
    await paying.notify({ tran_id, val_id })
    await paying.comeBack('success', purchase, { tran_id, val_id })
  },
}

const strange: Course = {
  name: 'a strange val_id',
  isPaid: false,
  async run({ paying }, { tran_id, purchase }) {
    for (const val_id of ['a&b', 'a#b', '%2e', '../x', '', 'ক', 'x'.repeat(65)]) {
      await paying.notify({ tran_id, val_id })
      await paying.comeBack('success', purchase, { tran_id, val_id })
    }
  },
}

/** The gateway itself says something else than what was ordered. */
const tampered = [
  { amount: '49.99' },
  { amount: '50.01' },
  { amount: '5.00' },
  { currency: 'USD' },
  { riskLevel: '1' },
  { status: 'INVALID_TRANSACTION' },
  { status: 'FAILED' },
].map(
  (change): Course => ({
    name: `a payment with ${JSON.stringify(change)}`,
    isPaid: false,
    async run({ app, clock, gateway, paying }, { tran_id, purchase }) {
      const val_id = gateway.pay(tran_id, change)
      await paying.notify({ tran_id, val_id, amount: '50.00', currency: 'BDT', risk_level: '0' })
      await paying.comeBack('success', purchase, { tran_id, val_id, amount: '50.00' })
      clock.advance(10 * minute)
      await app.billing.askGateway()
    },
  }),
)

const returned: Course = {
  name: 'a return that only says so',
  isPaid: false,
  async run({ paying }, { tran_id, purchase }) {
    await paying.comeBack('success', purchase, { tran_id, status: 'VALID' })
    await paying.comeBack('success', purchase, { status: 'VALID' })
  },
}

const late = (outcome: 'fail' | 'cancel'): Course => ({
  name: `a payment after ${outcome}`,
  isPaid: true,
  async run({ gateway, paying }, { tran_id, purchase }) {
    await paying.comeBack(outcome, purchase, { tran_id })
    await paying.notify({ tran_id, val_id: gateway.pay(tran_id) })
    await paying.comeBack(outcome, purchase, { tran_id })
  },
})

const expired: Course = {
  name: 'a payment after a day',
  isPaid: true,
  async run({ app, clock, gateway, paying }, { tran_id }) {
    clock.advance(24 * 60 * minute)
    await app.billing.askGateway()
    await paying.notify({ tran_id, val_id: gateway.pay(tran_id) })
  },
}

const silent: Course = {
  name: 'a gateway that falls silent',
  isPaid: true,
  async run({ app, clock, gateway, paying }, { tran_id, purchase }) {
    const val_id = gateway.pay(tran_id)
    gateway.fault = silence
    await paying.notify({ tran_id, val_id })
    await paying.comeBack('success', purchase, { tran_id, val_id })
    clock.advance(minute)
    await app.billing.askGateway()
    gateway.fault = null
    clock.advance(10 * minute)
    await app.billing.askGateway()
  },
}

export const courses: readonly Course[] = [
  ...[replayed, forged, foreign, strange, ...tampered],
  ...[returned, late('fail'), late('cancel'), expired, silent],
]
