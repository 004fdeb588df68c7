import { METHODS } from 'node:http'
import type { Sandbox } from '@prostuti/sandbox/start-sandbox'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { silentLog } from '@prostuti/server/platform/log'
import type { Trial } from '../runner/trial.ts'
import { pagesOfSite, serveFront } from '../secrets/draw-pages.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { signInPeople } from '../support/people.ts'
import { buildApp, serveServer } from '../support/serve-app.ts'
import { brokenBytes, hostile } from './every-field.ts'
import { rawBodies } from './payloads.ts'
import { overTheWire, type Send } from './send.ts'

const label = 'no page, no method and no address ends in a 5xx'
const sandboxLabel = 'nor does anything that the sandbox is sent'

/** CONNECT asks for a tunnel, which Node refuses by closing the connection. */
const methods = METHODS.filter(method => method !== 'CONNECT')

const addresses = [
  ...['/', '/login', '/api/', '/api/exam/v5/exam-list/', '/api/exam/v5/exams/7/', '/api/openapi.json', '/healthz'],
  ...['/robots.txt', '/sw.js', '/exam/7', '/nothing/here', '*', '//', '//a.example/', 'http://a.example/', '/a b'],
  ...['/%', '/%00', '/%ff', '/api/%00', '/api/%', '/../..', '/?', '/?%', '/#', `/${'a'.repeat(4_000)}`],
]

const parameters = [
  ...['id', 'state', 'page', 'program', 'next', 'code', 'error', 'origin', 'response_mode', 'language'],
  ...['q', 'category', 'source', 'exam', 'cat_type'],
]

/** Pages whose addresses name what they are about, in a place of its own. */
const namedPages = (name: string): string[] => [
  ...['/study', '/model-test', '/question-bank'].flatMap(kind => [
    `${kind}/${name}`,
    `${kind}/${name}/question`,
    `${kind}/1/question/${name}/`,
  ]),
  `/questions/${name}/x`,
  `/questions/1/${name}`,
  `/sitemap/${name}`,
  `/sitemap/questions-${name}.xml.gz`,
]

/** Every method at every address, and every hostile text in every parameter of every page, signed in and not. */
export async function judgeAddresses(trial: Trial): Promise<void> {
  const db = await openDatabase(trial)
  const [person] = await signInPeople(db, 1)
  const { url, hasPages } = await serveFront(trial, buildApp({ db }))
  if (!hasPages) {
    trial.check(label, false, 'the site is not built, so no page was looked at')
    return
  }
  // In the short form one of seven, which does not divide what a page is asked: each text comes to each parameter somewhere.
  await judge(trial, overTheWire(url), everyCall(trial.n(7, 1)), `prostuti_session=${person!.cookie}`)
  await trial.control('pages that trust their addresses', label, async wrong => {
    const site = (request: { url?: string }, response: { end(): void }, next: (error?: unknown) => void) => {
      try {
        decodeURIComponent(request.url ?? '')
        response.end()
      } catch (error) {
        next(error)
      }
    }
    const front = createHttpServer({ app: buildApp({ db }), files: [], site, log: silentLog })
    await judge(wrong, overTheWire(await serveServer(wrong, front)), everyMethod(['GET']), '')
  })
}

interface Call {
  readonly method: string
  readonly path: string
}

const everyMethod = (among = methods): Call[] => among.flatMap(method => addresses.map(path => ({ method, path })))

/** The same, and of the texts in pages' parameters one in so many. */
function everyCall(oneIn: number): Call[] {
  const texts = [...hostile.map(text => encodeURIComponent(text.toWellFormed())), ...brokenBytes]
  const queries = parameters.flatMap(name => texts.map(text => `${name}=${text}`))
  // The pages about a failure say so to everybody who opens them.
  const pages = pagesOfSite().filter(page => !/^\/50[03]$/.test(page))
  const calls = pages.flatMap(page => queries.map(query => ({ method: 'GET', path: `${page}?${query}` })))
  calls.push(...texts.flatMap(namedPages).map(path => ({ method: 'GET', path })))
  return [...everyMethod(), ...calls.filter((_, index) => index % oneIn === 0)]
}

async function judge(trial: Trial, send: Send, calls: readonly Call[], cookie: string): Promise<void> {
  const wrong: string[] = []
  for (const [index, { method, path }] of calls.entries()) {
    const headers: Record<string, string> = index % 2 === 0 && cookie ? { cookie } : {}
    const { status, text } = await send({ method, path, headers, field: null }, null)
    if (status >= 500 || status === 0) wrong.push(`${method} ${path.slice(0, 60)} → ${status} ${text.slice(0, 60)}`)
  }
  trial.check(label, wrong.length === 0, outOf(wrong.length, calls.length) + someOf(wrong))
}

/** The demo's sign-in provider and payment gateway: every method, every broken body, at each of its addresses. */
export async function judgeSandbox(trial: Trial, { url }: Sandbox): Promise<void> {
  const send = overTheWire(url)
  const paths = [
    ...['/', '/auth', '/token', '/userinfo', '/tokeninfo', '/jwks', '/sign-in/none', '/sign-in/%00', '/auth/%'],
    ...['/gwprocess/v4/api.php', '/gateway/pay/none', '/gateway/pay/%', '/gateway/behaviour', '/gateway/payments/%'],
    ...['/validator/api/validationserverAPI.php', '/validator/api/merchantTransIDvalidationAPI.php'],
    ...['learner@sandbox.prostuti.example', '%00', '%', '%ED%A0%80'].map(each => `/accounts/${each}/access-token`),
  ]
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', '']
  const bodies = [...rawBodies, '{}', '{"scope":"\\u0000"}', 'email=%00', 'email=%', 'a'.repeat(3_000_000)]
  const bare = methods.flatMap(method => paths.map(path => ({ method, path, headers: {} })))
  const filled = paths.flatMap(path =>
    types.flatMap(type => bodies.map(body => ({ method: 'POST', path, headers: { 'content-type': type }, body }))),
  )
  const queried = [...hostile.map(text => encodeURIComponent(text.toWellFormed())), ...brokenBytes].flatMap(text =>
    ['/auth?client_id=', '/auth?scope=', '/tokeninfo?access_token=', '/gateway/pay/none?language='].map(path => ({
      method: 'GET',
      path: path + text,
      headers: {},
    })),
  )
  const wrong: string[] = []
  const calls = [...bare, ...filled, ...queried]
  for (const call of calls) {
    const { status } = await send({ ...call, field: null }, null)
    if (status >= 500) wrong.push(`${call.method} ${call.path} → ${status}`)
  }
  trial.check(sandboxLabel, wrong.length === 0, outOf(wrong.length, calls.length) + someOf(wrong))
}
