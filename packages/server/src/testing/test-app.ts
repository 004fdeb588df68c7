import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Drafted, Joined, Login, Receipt, Result } from '@prostuti/contract'
import { type App, type AppOptions, createApp } from '../app/app.ts'
import { createHttpServer } from '../app/http-server/http-server.ts'
import { migrate } from '../app/migrate.ts'
import { createReceiptSigner } from '../features/exams/receipts/receipt-signer.ts'
import { appVersion } from '../platform/app-version.ts'
import type { Clock } from '../platform/db/clock.ts'
import { connect, type Database, unhurried } from '../platform/db/database.ts'
import { listen } from '../platform/http/server/listen.ts'
import { silentLog } from '../platform/log.ts'
import { textOf } from './text-of.ts'

/** A clock that a test sets; it stands still by itself. */
export interface TestClock {
  now(): number
  isTrusted(): boolean
  confirm(): Promise<number>
  set(instant: number): void
  advance(ms: number): void
}

/** Starts now, for the database compares sessions with a clock of its own. */
export function testClock(start: number = Date.now()): TestClock {
  let instant = start
  return {
    now: () => instant,
    isTrusted: () => true,
    confirm: async () => instant,
    set: value => {
      instant = value
    },
    advance: ms => {
      instant += ms
    },
  }
}

/** This machine's own clock. */
export const systemClock: Clock = { now: Date.now, isTrusted: () => true, confirm: async () => Date.now() }

/** The whole API on a database of its own. */
export interface TestApp {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  /** A person with a session of their own; anonymous unless said otherwise. */
  person(options?: { member?: boolean }): Promise<Person>
  close(): Promise<void>
}

export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly text: string
  readonly headers: Headers
}

/** A person who calls the API. */
export interface Person {
  readonly id: string
  readonly token: string
  call<T = { code: string }>(method: string, path: string, body?: unknown): Promise<Answer<T>>
  join(exam: number, state?: 'live' | 'archive'): Promise<Answer<Joined>>
  draft(exam: number, device: string, changes: unknown[]): Promise<Answer<Drafted & { code: string }>>
  submit(exam: number, sheet: SheetOptions): Promise<Answer<Receipt & { code: string }>>
  result(exam: number): Promise<Answer<Result & { code: string }>>
}

export interface SheetOptions {
  id?: string
  answers?: Record<string, number | null>
  state?: 'live' | 'archive'
  device?: string
}

export interface TestAppOptions extends Partial<AppOptions> {
  /** Sends the calls of `person` through a server on a port, as in production. Default: straight into Hono. */
  readonly overHttp?: boolean
}

/** An app on a fresh, migrated database at this address. */
export async function createTestApp(
  url: string,
  { overHttp = false, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  await migrate(url)
  const db = connect({ url, poolSize: 10, log: silentLog, ...unhurried })
  const clock = testClock()
  const app = createApp({
    db,
    clock,
    log: silentLog,
    receipts: createReceiptSigner(generateKeyPairSync('ed25519').privateKey),
    provider: { issuer: 'http://127.0.0.1:9', clientId: 'test', allowInsecure: true },
    siteUrl: 'http://localhost:4321',
    version: appVersion,
    // Each test reads what it has just written, whichever way it wrote it.
    publicFreshMs: 0,
    checkReturns: true,
    ...options,
  })
  const server = overHttp ? await serve(app) : null
  const send: Send = server?.send ?? sendInto(app)
  return {
    app,
    db,
    clock,
    person: async ({ member = false } = {}) => {
      const person = await signIn(send)
      if (member) await db.pool.query('update users set is_anonymous = false where id = $1', [person.id])
      return person
    },
    close: async () => {
      await Promise.all([server?.stop(), app.end()])
      await db.close()
    },
  }
}

/** Carries a request to the app. */
type Send = (path: string, init: RequestInit) => Response | Promise<Response>

function sendInto(app: App): Send {
  return (path, init) => app.http.request(path, init)
}

async function serve(app: App): Promise<{ send: Send; stop: () => Promise<unknown> }> {
  const server = createHttpServer({ app, files: [], site: null, log: silentLog })
  const { port, stop } = await listen(server, { setting: 'PORT', port: 0, host: '127.0.0.1' })
  return { send: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init), stop }
}

async function signIn(send: Send): Promise<Person> {
  const { body } = await call<Login>(send, 'POST', 'accounts/v1/login/anonymous/', {
    body: { device_id: randomBytes(32).toString('base64url') },
  })
  return personOf(send, body)
}

function personOf(send: Send, { token, user_info }: Login): Person {
  const callAs: Person['call'] = (method, path, body) => call(send, method, path, { token, body })
  return {
    id: user_info.id,
    token,
    call: callAs,
    join: (exam, state = 'live') => callAs('POST', `exam/v5/exams/${exam}/join/`, { state }),
    draft: (exam, device, changes) => callAs('PATCH', `exam/v5/answer-sheet/${exam}/`, { device, changes }),
    submit: (exam, { state = 'live', ...sheet }) =>
      callAs('POST', `exam/v5/${state === 'live' ? '' : 'archive/'}submit-result/`, sheetOf(exam, sheet)),
    result: exam => callAs('GET', `exam/v5/results/${exam}/`),
  }
}

/** A submission as the SDK sends it. */
export function sheetOf(exam: number, { id = crypto.randomUUID(), answers = {}, device }: SheetOptions) {
  return {
    exam: String(exam),
    submission_id: id,
    joined_time: '2026-01-10T04:00:00.000Z',
    duration: '00:10:00',
    origin: 'Browser',
    ...(device && { device }),
    answer_sheet: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
  }
}

interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** One call straight into Hono. */
export async function request<T>(app: App, method: string, path: string, options?: CallOptions): Promise<Answer<T>> {
  return call<T>(sendInto(app), method, path, options)
}

async function call<T>(
  send: Send,
  method: string,
  path: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<Answer<T>> {
  const isForm = body instanceof URLSearchParams || body instanceof FormData
  const response = await send(`/api/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `token ${token}` }),
      // Of a form the request itself says what it is.
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await textOf(response)
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    text,
    body: isJson ? JSON.parse(text) : undefined,
    headers: response.headers,
  } as Answer<T>
}
