import { createServer, type RequestListener } from 'node:http'
import { createSslCommerz } from '@prostuti/server/features/billing/gateway/index'
import type { PaymentGateway } from '@prostuti/server/features/billing/index'
import type { Database } from '@prostuti/server/platform/db/database'
import { inTransaction } from '@prostuti/server/platform/db/transaction'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { examsGoOnWithoutCirculars, judgeCirculars } from './one-thing-down/circulars.ts'
import { forgetsWhatFails, judgePractice, practicesArrive } from './one-thing-down/practice.ts'
import { askingInTransaction, examsGoOn, judgeProvider } from './one-thing-down/provider.ts'
import { claimsForGood, judgePush, ringsAgain } from './one-thing-down/push.ts'
import { examsGoOnWithoutSearch, judgeSearch, searchFaults, slowSearches } from './one-thing-down/search.ts'
import {
  faults,
  handIn,
  hang,
  hanging,
  judgeSheets,
  longestMs,
  refusing,
  type Timed,
  timed,
} from './one-thing-down/timed.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { ask } from './support/ask.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { openAttempts, type Person, signInPeople } from './support/people.ts'
import { serveApp, serveServer } from './support/serve-app.ts'

/** To the database. */
const connections = 10

const refusedInTime = 'a person who wants to pay learns within 10 s that no money moved'
const unaffected = 'every sheet has its receipt while people wait for the gateway'

export default definePromise({
  number: 26,
  title: 'One thing down leaves the rest up.',
  async run(trial) {
    const buyers = trial.n(30, 300)
    const examinees = trial.n(50, 500)
    for (const [how, listener] of Object.entries(faults))
      await judgeGateway(trial, { how, listener, buyers, examinees })
    for (const [how, listener] of Object.entries(faults))
      await judgeProvider(trial, { how, listener, comers: buyers, examinees })
    for (const how of Object.keys(searchFaults)) await judgeSearch(trial, { how, searchers: buyers, examinees })
    await judgePractice(trial, { people: trial.n(3, 30) })
    await judgeCirculars(trial, { readers: buyers, examinees })
    for (const [how, listener] of Object.entries(faults))
      await judgePush(trial, { how, listener, people: trial.n(10, 100), examinees })
    const few = { how: hanging, listener: hang, buyers: 12, examinees: 5 }
    await trial.control('a client that waits as long as the gateway does', `${refusedInTime}: it hangs`, wrong =>
      judgeGateway(wrong, { ...few, buyers: 1, timeoutMs: longestMs + 2_000 }),
    )
    await trial.control('a server that asks the gateway within a transaction', `${unaffected}: it hangs`, wrong =>
      judgeGateway(wrong, { ...few, around: holdingConnection }),
    )
    await trial.control('a server that asks the provider within a transaction', `${examsGoOn}: it hangs`, wrong =>
      judgeProvider(wrong, {
        how: hanging,
        listener: hang,
        comers: 12,
        examinees: 5,
        replaceParts: askingInTransaction,
      }),
    )
    await trial.control('searches on everybody’s connections', `${examsGoOnWithoutSearch}: it ${hanging}`, wrong =>
      judgeSearch(wrong, { how: hanging, searchers: 12, examinees: 5, databases: db => ({ db: slowSearches(db) }) }),
    )
    await trial.control(
      'circulars read on everybody’s connections',
      `${examsGoOnWithoutCirculars}: it is locked`,
      wrong => judgeCirculars(wrong, { readers: 12, examinees: 5, isShared: true }),
    )
    await trial.control('a sweep that keeps what it could not send', `${ringsAgain}: it ${refusing}`, wrong =>
      judgePush(wrong, { how: refusing, listener: null, people: 3, examinees: 1, replaceParts: claimsForGood }),
    )
    await trial.control(
      'a device that takes a failure for the last word',
      `${practicesArrive}: practice ${refusing}`,
      wrong => judgePractice(wrong, { people: 1, only: refusing, spoil: forgetsWhatFails, waitMs: 3_000 }),
    )
  },
})

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
  judgeSheets(trial, unaffected, { how: given.how, sheets, answers })
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

/** The same gateway, which reports once so many have asked it for a page. */
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

const startPayment = (server: string, { token }: Person) =>
  ask(server, '/api/billing/v1/ssl-commerz-session/', {
    method: 'POST',
    token,
    headers: { 'accept-language': 'en' },
    body: { category: 'coin_purchase', product_id: '1', redirect_url: '/buy_coin' },
  })

function judgeAnswers(trial: Trial, how: string, answers: readonly Timed[]): void {
  const isClear = ({ code, text, ms }: Timed) =>
    code === 'payment_not_started' && text.includes('No money was taken') && ms <= longestMs
  const wrong = answers.filter(answer => !isClear(answer))
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const which = someOf(wrong.map(({ status, code, ms }) => `${status} ${code} after ${ms} ms`))
  const figures = `${outOf(wrong.length, answers.length)} otherwise${which}, the slowest after ${slowest} ms`
  trial.check(`${refusedInTime}: it ${how}`, wrong.length === 0, figures)
}

/** Each wait holds a connection to the database, which others then lack. */
const holdingConnection: NonNullable<Case['around']> = (gateway, db) => ({
  ...gateway,
  openSession: request => inTransaction(db.pool, () => gateway.openSession(request)),
})
