import { createServer, type RequestListener } from 'node:http'
import type { PaymentGateway } from '@prostuti/server/billing/index'
import type { Database } from '@prostuti/server/db/database'
import { inTransaction } from '@prostuti/server/db/transaction'
import { createSslCommerz } from '@prostuti/server/gateway/index'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { type Asked, ask } from './support/ask.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { openAttempts, type Person, signInPeople } from './support/people.ts'
import { serveApp, serveServer } from './support/serve-app.ts'

/** To the database. */
const connections = 10

const longestMs = 10_000
const told = 'whoever wants to pay hears within 10 s that no money moved'
const unaffected = 'every sheet has its receipt while people wait for the gateway'

export default definePromise({
  number: 26,
  title: 'One thing down leaves the rest up.',
  async run(trial) {
    const buyers = trial.n(30, 300)
    const examinees = trial.n(50, 500)
    for (const [how, listener] of Object.entries(faults))
      await judgeGateway(trial, { how, listener, buyers, examinees })
    trial.note('a provider that is away is tried by the tests of signing in; push messages and jobs are not there yet')
    const few = { how: hanging, listener: hang, buyers: 12, examinees: 5 }
    await trial.control('a client that waits as long as the gateway does', `${told}: it hangs`, wrong =>
      judgeGateway(wrong, { ...few, buyers: 1, timeoutMs: longestMs + 2_000 }),
    )
    await trial.control('a server that asks the gateway within a transaction', `${unaffected}: it hangs`, wrong =>
      judgeGateway(wrong, { ...few, around: holdingConnection }),
    )
  },
})

const hanging = 'hangs'
const hang: RequestListener = () => undefined

/** What stands where the gateway should. */
const faults: Readonly<Record<string, RequestListener | null>> = {
  [hanging]: hang,
  'answers HTML': (_, response) => response.end('<!doctype html><p>Under maintenance'),
  'refuses connections': null,
}

interface Case {
  readonly how: string
  /** Null: nobody listens. */
  readonly listener: RequestListener | null
  readonly buyers: number
  readonly examinees: number
  readonly timeoutMs?: number
  readonly around?: (gateway: PaymentGateway, db: Database) => PaymentGateway
}

/** People begin to pay, all at once, and while they wait an exam is handed in. */
async function judgeGateway(trial: Trial, given: Case): Promise<void> {
  const db = await openDatabase(trial, { poolSize: connections })
  const url = given.listener ? await serveServer(trial, createServer(given.listener)) : 'http://127.0.0.1:9'
  const store = { url, storeId: 'trial', storePassword: 'trial', siteUrl: 'http://localhost:4321' }
  const client = createSslCommerz({ ...store, timeoutMs: given.timeoutMs })
  const asked = Promise.withResolvers<void>()
  const counting = resolveAfter(client, Math.min(given.buyers, connections), asked.resolve)
  const server = await serveApp(trial, { db, gateway: given.around?.(counting, db) ?? counting })
  const [buyers, examinees] = [await signInPeople(db, given.buyers), await signInPeople(db, given.examinees)]
  const exam = await holdExam(db, Date.now())
  const now = Date.now()
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: now, deadline: now + 10 * minute })

  const paying = Promise.all(buyers.map(person => timed(startPayment(server, person))))
  await asked.promise
  const sheets = await Promise.all(examinees.map(person => timed(handIn(server, person, exam))))
  const answers = await paying
  judgeSheets(trial, given.how, sheets, answers)
  judgeAnswers(trial, given.how, answers)
  const { rows } = await db.pool.query<{ state: string; orders: number }>(
    'select state, count(*)::int as orders from payment_orders group by state',
  )
  const pending = rows.filter(({ state }) => state === 'pending').reduce((sum, { orders }) => sum + orders, 0)
  trial.check(
    `their orders stay pending: it ${given.how}`,
    pending === buyers.length && rows.length === 1,
    outOf(pending, buyers.length),
  )
}

/** The same gateway, which tells once so many have asked it for a page. */
function resolveAfter(gateway: PaymentGateway, many: number, resolve: () => void): PaymentGateway {
  let sessions = 0
  return {
    ...gateway,
    openSession(request) {
      if (++sessions === many) resolve()
      return gateway.openSession(request)
    },
  }
}

interface Timed extends Asked {
  readonly ms: number
  /** By this process's clock. */
  readonly endedAt: number
}

async function timed(call: Promise<Asked>): Promise<Timed> {
  const started = performance.now()
  const answer = await call
  const endedAt = performance.now()
  return { ...answer, ms: Math.round(endedAt - started), endedAt }
}

const startPayment = (server: string, { token }: Person) =>
  ask(server, '/api/billing/v1/ssl-commerz-session/', {
    method: 'POST',
    token,
    headers: { 'accept-language': 'en' },
    body: { category: 'coin_purchase', product_id: '1', redirect_url: '/buy_coin' },
  })

const handIn = (server: string, { token }: Person, exam: HeldExam) =>
  ask(server, '/api/exam/v5/submit-result/', {
    method: 'POST',
    token,
    body: sheetOf(exam.id, { answers: exam.right(2) }),
  })

/** Nobody who hands in waits for those who wait for the gateway, whatever else the machine has to do. */
function judgeSheets(trial: Trial, how: string, sheets: readonly Timed[], answers: readonly Timed[]): void {
  const firstAnswer = how === hanging ? Math.min(...answers.map(({ endedAt }) => endedAt)) : Number.POSITIVE_INFINITY
  const wrong = sheets.filter(({ status, endedAt }) => status !== 200 || endedAt > firstAnswer)
  const slowest = Math.max(...sheets.map(({ ms }) => ms))
  const which = someOf(wrong.map(({ status, ms }) => `${status} after ${ms} ms`))
  const figures = `${outOf(wrong.length, sheets.length)} without${which}, the slowest after ${slowest} ms`
  trial.check(`${unaffected}: it ${how}`, wrong.length === 0, figures)
}

function judgeAnswers(trial: Trial, how: string, answers: readonly Timed[]): void {
  const isClear = ({ code, text, ms }: Timed) =>
    code === 'payment_not_started' && text.includes('No money was taken') && ms <= longestMs
  const wrong = answers.filter(answer => !isClear(answer))
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const which = someOf(wrong.map(({ status, code, ms }) => `${status} ${code} after ${ms} ms`))
  const figures = `${outOf(wrong.length, answers.length)} otherwise${which}, the slowest after ${slowest} ms`
  trial.check(`${told}: it ${how}`, wrong.length === 0, figures)
}

/** Each wait holds a connection to the database, which others then lack. */
const holdingConnection: NonNullable<Case['around']> = (gateway, db) => ({
  ...gateway,
  openSession: request => inTransaction(db.pool, () => gateway.openSession(request)),
})
