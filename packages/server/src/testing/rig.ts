import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Joined, Login, Receipt, Result } from '@prostuti/contract'
import { type App, type AppOptions, createApp } from '../app.ts'
import { connect, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createReceiptSigner } from '../exams/receipts.ts'
import { silentLog } from '../log.ts'

/** A clock that a test sets; it stands still by itself. */
export interface TestClock {
  now(): number
  isTrusted(): boolean
  set(instant: number): void
  advance(ms: number): void
}

/** Starts now, for the database compares sessions with a clock of its own. */
export function testClock(start: number = Date.now()): TestClock {
  let instant = start
  return {
    now: () => instant,
    isTrusted: () => true,
    set: value => {
      instant = value
    },
    advance: ms => {
      instant += ms
    },
  }
}

/** The whole API on a database of its own, without a port. */
export interface Rig {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  /** Somebody with a session of their own; anonymous unless said otherwise. */
  person(options?: { member?: boolean }): Promise<Person>
  close(): Promise<void>
}

export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly text: string
  readonly headers: Headers
}

/** Somebody who calls the API. */
export interface Person {
  readonly id: string
  readonly token: string
  call<T = { code: string }>(method: string, path: string, body?: unknown): Promise<Answer<T>>
  join(exam: number, state?: 'live' | 'archive'): Promise<Answer<Joined>>
  draft(exam: number, device: string, changes: unknown[]): Promise<Answer<{ code: string }>>
  submit(exam: number, sheet: SheetOptions): Promise<Answer<Receipt & { code: string }>>
  result(exam: number): Promise<Answer<Result & { code: string }>>
}

export interface SheetOptions {
  id?: string
  answers?: Record<string, number | null>
  state?: 'live' | 'archive'
  device?: string
}

/** A rig on a fresh, migrated database at this address. */
export async function createRig(url: string, options: Partial<AppOptions> = {}): Promise<Rig> {
  await migrate(url)
  const db = connect({ url, poolSize: 10, log: silentLog })
  const clock = testClock()
  const app = createApp({
    db,
    clock,
    log: silentLog,
    receipts: createReceiptSigner(generateKeyPairSync('ed25519').privateKey),
    provider: { issuer: 'http://127.0.0.1:9', clientId: 'test', allowInsecure: true },
    siteUrl: 'http://localhost:4321',
    version: 'test',
    checkReturns: true,
    ...options,
  })
  return {
    app,
    db,
    clock,
    person: async ({ member = false } = {}) => {
      const person = await signIn(app)
      if (member) await db.pool.query('update users set is_anonymous = false where id = $1', [person.id])
      return person
    },
    close: () => db.close(),
  }
}

async function signIn(app: App): Promise<Person> {
  const { body } = await request<Login>(app, 'POST', 'accounts/v1/login/anonymous/', {
    body: { device_id: randomBytes(32).toString('base64url') },
  })
  return personOf(app, body)
}

function personOf(app: App, { token, user_info }: Login): Person {
  const call: Person['call'] = (method, path, body) => request(app, method, path, { token, body })
  return {
    id: user_info.id,
    token,
    call,
    join: (exam, state = 'live') => call('POST', `exam/v5/exams/${exam}/join/`, { state }),
    draft: (exam, device, changes) => call('PATCH', `exam/v5/answer-sheet/${exam}/`, { device, changes }),
    submit: (exam, { state = 'live', ...sheet }) =>
      call('POST', `exam/v5/${state === 'live' ? '' : 'archive/'}submit-result/`, sheetOf(exam, sheet)),
    result: exam => call('GET', `exam/v5/results/${exam}/`),
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

/** One call through the front door. */
export async function request<T>(
  app: App,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const response = await app.http.request(`/api/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `token ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, body: text ? JSON.parse(text) : undefined, headers: response.headers }
}
