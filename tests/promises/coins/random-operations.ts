import { randomUUID } from 'node:crypto'
import { codeOf } from '@prostuti/server/app/accounts/testing/merge-into'
import type { App } from '@prostuti/server/app/app'
import { creditCoins, takeBackCoins } from '@prostuti/server/features/billing/ledger'
import type { FakeGateway } from '@prostuti/server/features/billing/testing/fake-gateway'
import { coins100, type payingIn } from '@prostuti/server/features/billing/testing/paying'
import type { Database } from '@prostuti/server/platform/db/database'
import { inTransaction } from '@prostuti/server/platform/db/transaction'
import { request, type TestClock } from '@prostuti/server/testing/test-app'
import { type Person, signInPeople } from '../support/people.ts'

export interface CoinSetup {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  /** On sale for coins, each at another price. */
  readonly programs: readonly number[]
  readonly exams: readonly number[]
  readonly gateway: FakeGateway
  readonly paying: ReturnType<typeof payingIn>
  /** Pays back. */
  readonly staff: Person
}

/** What people were answered had its effect. */
export interface Acknowledged {
  claims: number
  purchases: number
  /** Orders for taka. */
  payments: number
  refunds: number
  credited: number
  merges: number
  /** Answers that nobody expects. */
  readonly strange: string[]
}

export type CoinOperation = (setup: CoinSetup, person: Person, acked: Acknowledged) => Promise<void>

const refusals = ['bonus_already_claimed', 'already_purchased', 'insufficient_coins', 'conflict']
const path = { claim: 'billing/v1/claim-bonus/', buy: 'billing/v1/purchase-exam/' }

/** One wish, sent several times at once with one key, as a device does that hears nothing; it counts once. */
async function ask(setup: CoinSetup, person: Person, address: string, body: object, acked: Acknowledged) {
  const headers = { 'idempotency-key': randomUUID() }
  const times = Math.random() < 0.5 ? 1 : 3
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      request<{ code?: string }>(setup.app, 'POST', address, { token: person.token, body, headers }),
    ),
  )
  for (const { status, body: said } of answers)
    if (status !== 200 && !refusals.includes(said.code ?? '')) acked.strange.push(`${address} ${status} ${said.code}`)
  return answers.some(({ status }) => status === 200)
}

export const pick = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)]!
const some = () => 1 + Math.floor(Math.random() * 9)
const change = ({ clock }: CoinSetup, { id }: Person, reason: 'opening_balance' | 'taken_back') => ({
  ...{ userId: BigInt(id), reason, ref: randomUUID(), at: clock.now() },
})

const claim: CoinOperation = async (setup, person, acked) => {
  if (await ask(setup, person, path.claim, { category: 'daily' }, acked)) acked.claims++
}

const buyProgram: CoinOperation = async (setup, person, acked) => {
  if (await ask(setup, person, path.buy, { program: String(pick(setup.programs)) }, acked)) acked.purchases++
}

const buyExam: CoinOperation = async (setup, person, acked) => {
  if (await ask(setup, person, path.buy, { exam: String(pick(setup.exams)) }, acked)) acked.purchases++
}

const credit: CoinOperation = async (setup, person, acked) => {
  const coins = { given: some(), bought: some() }
  await inTransaction(setup.db.pool, client => creditCoins(client, change(setup, person, 'opening_balance'), coins))
  acked.credited += coins.given + coins.bought
}

const takeBack: CoinOperation = async (setup, person) => {
  const coins = { given: some(), bought: some() }
  await inTransaction(setup.db.pool, client => takeBackCoins(client, change(setup, person, 'taken_back'), coins))
}

/** An anonymous person with coins becomes this person, asked for twice at once. */
const merge: CoinOperation = async (setup, person, acked) => {
  const [anonymous] = await signInPeople(setup.db, 1, { anonymous: true })
  await credit(setup, anonymous!, acked)
  const answers = await Promise.all(
    [1, 2].map(async () => {
      const body = await codeOf(setup, person)
      const token = anonymous!.token
      return request<{ code?: string }>(setup.app, 'POST', 'accounts/v1/login/google/merge/', { token, body })
    }),
  )
  const merged = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(({ body }) => body.code === 'not_signed_in').length
  acked.merges += merged
  if (merged !== 1 || refused !== 1)
    acked.strange.push(`merge ${answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).join(', ')}`)
}

/** The few coins of the trial's only option, reported by two notices and the person's return at once. */
const payTaka: CoinOperation = async ({ gateway, paying }, person, acked) => {
  const { status, body } = await paying.start(person, coins100, randomUUID())
  if (status !== 200) {
    acked.strange.push(`a payment was not started: ${status} ${body.code}`)
    return
  }
  const fields = { tran_id: body.tran_id, val_id: gateway.pay(body.tran_id) }
  const reports = [paying.notify(fields), paying.notify(fields), paying.comeBack('success', body.purchase, fields)]
  for (const answer of await Promise.all(reports))
    if (answer.status >= 400) acked.strange.push(`a notice or return was answered ${answer.status}`)
  acked.payments++
}

/** Staff pay back some order of this person, asked for twice at once. */
const refund: CoinOperation = async ({ app, db, staff }, person, acked) => {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from payment_orders where user_id = $1 and state = 'paid' order by random() limit 1`,
    [person.id],
  )
  if (!rows[0]) return
  const address = `billing/v1/admin-orders/${rows[0].id}/refund/`
  const body = { note: 'asked for' }
  const answers = await Promise.all(
    [1, 2].map(() => request<{ code?: string }>(app, 'POST', address, { token: staff.token, body })),
  )
  for (const { status, body: said } of answers)
    if (status !== 200 && said.code !== 'conflict') acked.strange.push(`refund ${status} ${said.code}`)
  acked.refunds += answers.filter(({ status }) => status === 200).length
}

/** Claims and purchases are what people do most. */
export const coinOperations: readonly CoinOperation[] = [
  ...[claim, claim, buyProgram, buyProgram, buyExam, buyExam],
  ...[credit, takeBack, merge, payTaka, payTaka, refund],
]
