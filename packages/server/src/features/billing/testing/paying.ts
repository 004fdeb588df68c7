import type { PaymentReceipt, Problem, PurchaseStatus, ReturnsOf, UserInfo } from '@prostuti/contract'
import { type Answer, type Person, request, type TestApp } from '../../../testing/test-app.ts'

type Started = ReturnsOf<'billing.startPayment'>

export const coins100 = { category: 'coin_purchase', product_id: '1', redirect_url: '/buy_coin' } as const

/** What tests of payments do, as learners, as the gateway, and as staff. */
export function payingIn({ app, db }: Pick<TestApp, 'app' | 'db'>) {
  const post = <T>(path: string, fields: Record<string, string>): Promise<Answer<T>> =>
    request<T>(app, 'POST', path, { body: new URLSearchParams(fields) })
  const start = (
    person: Pick<Person, 'token'>,
    what: object = coins100,
    key?: string,
  ): Promise<Answer<Started & Problem>> =>
    request(app, 'POST', 'billing/v1/ssl-commerz-session/', {
      token: person.token,
      body: what,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  return {
    start,
    /** A started payment; fails where it could not be. */
    async started(person: Person, what: object = coins100): Promise<Started> {
      const { status, body, text } = await start(person, what)
      if (status !== 200) throw new Error(`The payment was not started: ${text}`)
      return body
    },
    notify: (fields: Record<string, string>) =>
      post<undefined>('billing/v1/ssl-commerz/ipn/', { status: 'VALID', verify_sign: 'signed', ...fields }),
    comeBack: (outcome: string, token: string, fields: Record<string, string>) =>
      post<undefined>(`billing/v1/ssl-commerz/return/${outcome}/?purchase=${token}`, fields),
    purchase: (token: string) =>
      request<PurchaseStatus & { readonly code?: string }>(app, 'GET', `billing/v1/purchases/${token}/`),
    abandon: (token: string) =>
      request<PurchaseStatus & { readonly code?: string }>(app, 'POST', `billing/v1/purchases/${token}/abandon/`, {
        body: {},
      }),
    coinsOf: async (person: Person) =>
      (await person.call<UserInfo>('GET', 'accounts/v1/user-info/')).body.billing_profile.coins,
    premiumOf: async (person: Person) =>
      (await person.call<UserInfo>('GET', 'accounts/v1/user-info/')).body.billing_profile.premium_until,
    async orderOf(tranId: string) {
      const { rows } = await db.pool.query('select * from payment_orders where tran_id = $1', [tranId])
      return rows[0]!
    },
    async receiptOf(person: Person, tranId: string): Promise<PaymentReceipt> {
      const { rows } = await db.pool.query('select id from payment_orders where tran_id = $1', [tranId])
      return (await person.call<PaymentReceipt>('GET', `billing/v1/orders/${rows[0].id}/`)).body
    },
    /** What they were told of payments: the kind and the amount. */
    toldOf: async (person: Pick<Person, 'id'>) =>
      (
        await db.pool.query<{ told: string }>(
          `select kind || ' ' || (data->>'amount') as told from notifications where user_id = $1 and kind like 'payment%' order by id`,
          [person.id],
        )
      ).rows.map(({ told }) => told),
    outcomesOf: async (tranId: string) =>
      (
        await db.pool.query<{ outcome: string }>(
          `select outcome from payment_notices where fields->>'tran_id' = $1 order by id`,
          [tranId],
        )
      ).rows.map(({ outcome }) => outcome),
  }
}
