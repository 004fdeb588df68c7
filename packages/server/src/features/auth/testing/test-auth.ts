import { randomBytes } from 'node:crypto'
import type { Login } from '@prostuti/contract'
import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { Hono } from 'hono'
import type { Pool } from 'pg'
import { createAccountRows } from '../../../app/accounts/index.ts'
import type { Clock } from '../../../platform/db/clock.ts'
import { connect, unhurried } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { createRouter } from '../../../platform/http/api/router.ts'
import { silentLog } from '../../../platform/log.ts'
import { readBillingProfiles } from '../../billing/index.ts'
import { authRows, personRow } from '../auth-rows.ts'
import { type Auth, type AuthOptions, createAuth } from '../index.ts'

export const siteUrl = 'http://localhost:4321'

/** A provider that nobody answers for: what needs none works without. */
export const noProvider = { issuer: 'http://127.0.0.1:9', clientId: 'ours', allowInsecure: true }

export interface TestClock extends Clock {
  /** Milliseconds, either way. */
  advance(ms: number): void
}

export interface TestDatabase {
  pool: Pool
  close(): Promise<void>
}

export interface Ask {
  body?: unknown
  token?: string
  headers?: Record<string, string>
  /** Where the request comes from. */
  address?: string
}

export interface TestAuth extends Auth {
  clock: TestClock
  app: Hono
  /** A call of the API, `path` below `/api/accounts/v1/`. */
  ask(method: string, path: string, ask?: Ask): Promise<Response>
}

/** A migrated database of the test file's own. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = await createMigratedDatabase()
  const { pool, close } = connect({ url: database.url, poolSize: 20, log: silentLog, ...unhurried })
  return {
    pool,
    async close() {
      await close()
      await database.drop()
    },
  }
}

/** What stands in for the exams of people where there are none. */
const noExams = {
  hasLiveAttempt: async () => false,
  closeArchiveAttempts: async () => undefined,
  findTakenByBoth: async () => [],
}

/** What stands in for partners' tokens where there are no partners. */
const noPartners = {
  read: async () => {
    throw new AppError('provider_rejected')
  },
  agree: async () => undefined,
  withdraw: async () => undefined,
  take: async () => undefined,
}

/** The API with this feature alone, as it answers below `/api`. */
export function createTestAuth(pool: Pool, options: Partial<AuthOptions> = {}): TestAuth {
  const clock = createTestClock()
  const auth = createAuth({
    pool,
    clock,
    log: silentLog,
    provider: noProvider,
    billingProfiles: readBillingProfiles,
    accounts: createAccountRows(noExams, () => [...authRows, personRow]),
    partnerNames: async () => new Map(),
    partnerSignIns: noPartners,
    siteUrl,
    ...options,
  })
  const { implementations, authenticate } = auth
  const router = createRouter({ implementations, authenticate, clock, log: silentLog, checkReturns: true })
  const app = new Hono().route('/api', router.http)
  const ask: TestAuth['ask'] = async (method, path, { body, token, headers = {}, address = '192.0.2.1' } = {}) =>
    app.request(
      `/api/accounts/v1/${path}`,
      {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `token ${token}` }),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: address } } },
    )
  return { ...auth, clock, app, ask }
}

function createTestClock(): TestClock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    isTrusted: () => true,
    confirm: async () => Date.now() + offset,
    advance(ms) {
      offset += ms
    },
  }
}

/** A secret as a device makes it. */
export const newDeviceId = () => randomBytes(24).toString('base64url')

/** Signs a new anonymous person in. */
export async function signInNewDevice(auth: TestAuth, headers?: Record<string, string>): Promise<Login> {
  const answer = await auth.ask('POST', 'login/anonymous/', { body: { device_id: newDeviceId() }, headers })
  return (await answer.json()) as Login
}

/** The code of a problem, or the status of what is none. */
export async function outcome(answer: Response): Promise<string> {
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json')
  return isProblem ? `${answer.status} ${((await answer.json()) as { code: string }).code}` : String(answer.status)
}
