import type { Login } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestAuth,
  newDeviceId,
  openTestDatabase,
  outcome,
  signInNewDevice,
  type TestDatabase,
} from '../testing/test-auth.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const signIn = (auth: ReturnType<typeof createTestAuth>, device_id: unknown, address?: string) =>
  auth.ask('POST', 'login/anonymous/', { body: { device_id }, address })
const count = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

describe('continuing without an account', () => {
  test('lets me in at once, and shows nobody my name, for I gave none', async () => {
    const { token, user_info } = await signInNewDevice(createTestAuth(database.pool))
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(user_info).toMatchObject({ is_anonymous: true, is_moderator: false, name: '', email: null, picture: null })
  })

  test('finds me again by the same secret, and nobody by another', async () => {
    const auth = createTestAuth(database.pool)
    const secret = newDeviceId()
    const ids = []
    for (const device of [secret, secret, newDeviceId()]) {
      ids.push(((await (await signIn(auth, device)).json()) as Login).user_info.id)
    }
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  test('makes one person of 20 first calls at once, in each of 10 rounds', async () => {
    const auth = createTestAuth(database.pool)
    for (let round = 0; round < 10; round++) {
      const before = await count('users')
      const device = newDeviceId()
      const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(auth, device)))
      expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(200))
      const logins = await Promise.all(answers.map(answer => answer.json() as Promise<Login>))
      expect(new Set(logins.map(login => login.user_info.id)).size).toBe(1)
      expect(new Set(logins.map(login => login.token)).size).toBe(20)
      expect((await count('users')) - before).toBe(1)
    }
  })

  test('keeps neither my secret nor my token where a thief of the database could read them', async () => {
    const auth = createTestAuth(database.pool)
    const secret = newDeviceId()
    const { token } = (await (await signIn(auth, secret)).json()) as Login
    const { rows } = await database.pool.query('select * from identities, sessions')
    const everything = JSON.stringify(rows)
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain(token)
    expect(everything).not.toContain(Buffer.from(token).toString('hex'))
  })

  test.each(['short', 'a'.repeat(21), 'spaces are not base64url at all', '', null, 7, ['x'.repeat(22)]])(
    'refuses %j as a secret',
    async device => {
      expect(await outcome(await signIn(createTestAuth(database.pool), device))).toBe('400 validation_failed')
    },
  )

  test('works whatever dead token my device still sends along', async () => {
    const auth = createTestAuth(database.pool)
    const body = { device_id: newDeviceId() }
    const answer = await auth.ask('POST', 'login/anonymous/', { body, token: 'x'.repeat(43) })
    expect(answer.status).toBe(200)
  })
})

describe('a caller who makes up people', () => {
  const limits = { people: { burst: 3, perSecond: 0.5 } }

  test('is asked to wait after a burst, and how long, while others sign in', async () => {
    const auth = createTestAuth(database.pool, { limits })
    for (let guess = 0; guess < 3; guess++) expect((await signIn(auth, newDeviceId(), '198.51.100.9')).status).toBe(200)
    const refused = await signIn(auth, newDeviceId(), '198.51.100.9')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
    expect(await outcome(refused)).toBe('429 rate_limited')
    expect((await signIn(auth, newDeviceId(), '198.51.100.10')).status).toBe(200)
  })

  test('cannot tell by the limit whether a secret exists: refused calls look nothing up', async () => {
    const auth = createTestAuth(database.pool, { limits })
    const secret = newDeviceId()
    for (let guess = 0; guess < 3; guess++) await signIn(auth, secret)
    expect(await outcome(await signIn(auth, secret))).toBe('429 rate_limited')
    expect(await outcome(await signIn(auth, newDeviceId()))).toBe('429 rate_limited')
  })
})

test('600 people behind one address sign in within seconds, and nobody is refused', async () => {
  const auth = createTestAuth(database.pool)
  const began = performance.now()
  const statuses: number[] = []
  // Two hundred at a time: more would wait for a connection longer than a busy machine has time.
  for (let wave = 0; wave < 3; wave++) {
    const answers = await Promise.all(Array.from({ length: 200 }, () => signIn(auth, newDeviceId())))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter(status => status !== 200)).toEqual([])
  expect(performance.now() - began).toBeLessThan(30_000)
})
