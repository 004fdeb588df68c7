import { createServer, type RequestListener } from 'node:http'
import type { ReplaceParts } from '@prostuti/server/app/app'
import { inTransaction } from '@prostuti/server/platform/db/transaction'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import type { Trial } from '../runner/trial.ts'
import { type Asked, ask } from '../support/ask.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { openAttempts, signInPeople } from '../support/people.ts'
import { serveApp, serveServer } from '../support/serve-app.ts'
import { handIn, judgeSheets, longestMs, type Timed, timed } from './timed.ts'

export const examsGoOn = 'every sheet has its receipt while people wait to sign in'
const refusedInTime = 'a person who wants to sign in learns within 10 s that it does not work now'
const salesGoOn = 'a signed-in person buys as ever'

/** To the database. */
const connections = 10

interface Case {
  readonly how: string
  /** Null: nobody listens. */
  readonly listener: RequestListener | null
  readonly comers: number
  readonly examinees: number
  readonly replaceParts?: (issuer: string) => ReplaceParts
}

/** People come to sign in, all at once, each by the page and by a token, and while they wait an exam is handed in and coins are ordered. */
export async function judgeProvider(trial: Trial, given: Case): Promise<void> {
  const { how, comers } = given
  const db = await openDatabase(trial, { poolSize: connections })
  const { issuer, heard } = await serveProvider(trial, given)
  const provider = { issuer, clientId: 'trial', clientSecret: 'trial', allowInsecure: true }
  const replaceParts = given.replaceParts?.(issuer)
  const server = await serveApp(trial, { db, provider, trustedProxies: 1, replaceParts })
  const examinees = await signInPeople(db, given.examinees)
  const exam = await holdExam(db, Date.now())
  const now = Date.now()
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: now, deadline: now + 10 * minute })

  const coming = Promise.all(Array.from({ length: comers }, (_, each) => comeIn(server, each)))
  await heard
  const sheets = await Promise.all(examinees.map(person => timed(handIn(server, person, exam))))
  const orders = await Promise.all(examinees.map(({ token }) => order(server, token)))
  const answers = (await coming).flat()
  judgeSheets(trial, examsGoOn, { how, sheets, answers })
  const unsold = orders.filter(({ status }) => status !== 200)
  trial.check(`${salesGoOn}: it ${how}`, unsold.length === 0, `${outOf(unsold.length, orders.length)} not`)
  judgeAnswers(trial, how, answers)
}

/** `heard`: once it has been asked about as many tokens as the server has connections to the database. */
async function serveProvider(trial: Trial, { listener, comers }: Case) {
  if (!listener) return { issuer: 'http://127.0.0.1:9', heard: Promise.resolve() }
  const heard = Promise.withResolvers<void>()
  let tokens = 0
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/.well-known') && ++tokens === Math.min(comers, connections)) heard.resolve()
    listener(request, response)
  })
  return { issuer: await serveServer(trial, server), heard: heard.promise }
}

/** From an address of their own: too many bad sign-ins from one are stopped. */
function comeIn(server: string, each: number): Promise<Timed[]> {
  const headers = { 'x-forwarded-for': `192.0.${each >> 8}.${each & 255}`, 'accept-language': 'en' }
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const byPage = `/api/accounts/v1/login/provider/?code_challenge=${challenge}&next=/`
  return Promise.all([
    timed(whereTo(server, byPage, headers)),
    timed(
      ask(server, '/api/accounts/v1/login/google/', {
        method: 'POST',
        headers,
        body: { access_token: `ya29.${each}` },
      }),
    ),
  ])
}

/** The answer of a page that redirects, with the login page's address as its text and the reason in it as the code. */
async function whereTo(server: string, path: string, headers: Record<string, string>): Promise<Asked> {
  const { status, headers: answer } = await fetch(server + path, { redirect: 'manual', headers })
  const address = answer.get('location') ?? ''
  return { status, text: address, code: new URL(address, server).searchParams.get('error') ?? undefined }
}

const order = (server: string, token: string) =>
  ask(server, '/api/billing/v1/ssl-commerz-session/', {
    method: 'POST',
    token,
    body: { category: 'coin_purchase', product_id: '1', redirect_url: '/buy_coin' },
  })

/** The login page and every widget say either in a sentence. What cannot be understood is refused, as promise 18 asks. */
const reasons: readonly unknown[] = ['try_later', 'provider_rejected']

function judgeAnswers(trial: Trial, how: string, answers: readonly Timed[]): void {
  const wrong = answers.filter(({ code, ms }) => !reasons.includes(code) || ms > longestMs)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const which = someOf(wrong.map(({ status, code, ms }) => `${status} ${code} after ${ms} ms`))
  const figures = `${outOf(wrong.length, answers.length)} otherwise${which}, the slowest after ${slowest} ms`
  trial.check(`${refusedInTime}: it ${how}`, wrong.length === 0, figures)
}

/** Each wait holds a connection to the database, which others then lack. */
export const askingInTransaction =
  (issuer: string): ReplaceParts =>
  (_, db) => ({
    verifyAccessToken: () =>
      inTransaction(db.pool, async () => {
        await fetch(`${issuer}/userinfo`, { signal: AbortSignal.timeout(5_000) })
        throw new Error('The provider has answered after all')
      }),
  })
