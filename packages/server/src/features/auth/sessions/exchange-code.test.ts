import { createHash, randomBytes } from 'node:crypto'
import type { Login } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestAuth,
  newDeviceId,
  openTestDatabase,
  outcome,
  signInNewDevice,
  siteUrl,
  type TestAuth,
  type TestDatabase,
} from '../testing/test-auth.ts'
import { issueCode } from './one-time-codes.ts'

let database: TestDatabase
let auth: TestAuth
let userId: bigint
beforeAll(async () => {
  database = await openTestDatabase()
  auth = createTestAuth(database.pool)
  userId = BigInt((await signInNewDevice(auth)).user_info.id)
})
afterAll(() => database.close())

const partnerOrigin = 'https://coaching.example'
const newVerifier = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
const newCode = (verifier: string, scope: 'full' | 'partner' = 'full') =>
  issueCode(database.pool, auth.clock, {
    userId,
    codeChallenge: challengeOf(verifier),
    scope,
    origin: scope === 'partner' ? partnerOrigin : undefined,
  })
const exchange = (code: unknown, code_verifier: unknown, headers?: Record<string, string>) =>
  auth.ask('POST', 'login/exchange/', { body: { code, code_verifier }, headers })

describe('a one-time code', () => {
  test('becomes a token of the person it was made for', async () => {
    const verifier = newVerifier()
    const login = (await (await exchange(await newCode(verifier), verifier)).json()) as Login
    expect(login.user_info.id).toBe(String(userId))
    expect((await auth.ask('GET', 'user-info/', { token: login.token })).status).toBe(200)
  })

  test('works once', async () => {
    const verifier = newVerifier()
    const code = await newCode(verifier)
    expect(await outcome(await exchange(code, verifier))).toBe('200')
    expect(await outcome(await exchange(code, verifier))).toBe('401 provider_rejected')
  })

  test('works once also for 30 who come at the same time', async () => {
    const verifier = newVerifier()
    const code = await newCode(verifier)
    const answers = await Promise.all(Array.from({ length: 30 }, () => exchange(code, verifier)))
    const outcomes = await Promise.all(answers.map(outcome))
    expect(outcomes.filter(each => each === '200')).toHaveLength(1)
    expect(outcomes.filter(each => each === '401 provider_rejected')).toHaveLength(29)
  })

  test('is of no use without its verifier, and burnt by a guess', async () => {
    const verifier = newVerifier()
    const code = await newCode(verifier)
    expect(await outcome(await exchange(code, newVerifier()))).toBe('401 provider_rejected')
    expect(await outcome(await exchange(code, verifier))).toBe('401 provider_rejected')
  })

  test('is not opened by its challenge, which travelled in the open', async () => {
    const verifier = newVerifier()
    expect(await outcome(await exchange(await newCode(verifier), challengeOf(verifier)))).toBe('401 provider_rejected')
  })

  test('lives for a minute', async () => {
    const verifier = newVerifier()
    const [early, late] = [await newCode(verifier), await newCode(verifier)]
    auth.clock.advance(55_000)
    expect(await outcome(await exchange(early, verifier))).toBe('200')
    auth.clock.advance(5_000)
    expect(await outcome(await exchange(late, verifier))).toBe('401 provider_rejected')
  })

  test('made for a partner’s page gives a partner’s token and no cookie', async () => {
    const verifier = newVerifier()
    const answer = await exchange(await newCode(verifier, 'partner'), verifier, { origin: partnerOrigin })
    expect(answer.headers.getSetCookie()).toEqual([])
    const { token } = (await answer.json()) as Login
    expect(await auth.authenticate(token)).toMatchObject({ scope: 'partner' })
    expect(await outcome(await auth.ask('PATCH', 'user-info/', { token, body: {} }))).toBe('403 forbidden')
  })

  test.each(['https://evil.example', 'https://coaching.example:8443', 'http://coaching.example', 'null'])(
    'made for a partner’s page is nothing to a page of %s, and burnt by the try',
    async origin => {
      const verifier = newVerifier()
      const code = await newCode(verifier, 'partner')
      expect(await outcome(await exchange(code, verifier, { origin }))).toBe('401 provider_rejected')
      expect(await outcome(await exchange(code, verifier, { origin: partnerOrigin }))).toBe('401 provider_rejected')
    },
  )

  test('made for a partner’s page is exchanged by the page of ours that it holds, for a partner’s token', async () => {
    const verifier = newVerifier()
    const answer = await exchange(await newCode(verifier, 'partner'), verifier, { origin: siteUrl })
    expect(await auth.authenticate(((await answer.json()) as Login).token)).toMatchObject({ scope: 'partner' })
  })

  test('made for a partner’s page is nothing to who names no page', async () => {
    const verifier = newVerifier()
    const code = await newCode(verifier, 'partner')
    expect(await outcome(await exchange(code, verifier))).toBe('401 provider_rejected')
  })

  test.each([
    ['x', newVerifier()],
    [newVerifier(), 'short'],
    [newVerifier(), 'x'.repeat(129)],
    [null, null],
    [newVerifier(), { $ne: '' }],
  ])('%j with %j is refused by name', async (code, verifier) => {
    expect(await outcome(await exchange(code, verifier))).toBe('400 validation_failed')
  })

  test('can’t be guessed at leisure, whichever process is asked, while people behind the same address sign in', async () => {
    const address = '203.0.113.77'
    const processes = [1, 2].map(() => createTestAuth(database.pool, { limits: { bad: 4 } }))
    const [one, other] = processes as [TestAuth, TestAuth]
    const guess = (auth: TestAuth) =>
      auth.ask('POST', 'login/exchange/', { body: { code: newVerifier(), code_verifier: newVerifier() }, address })
    const signIn = (auth: TestAuth) =>
      auth.ask('POST', 'login/anonymous/', { body: { device_id: newDeviceId() }, address })
    for (let person = 0; person < 20; person++) expect((await signIn(one)).status).toBe(200)
    for (const auth of [one, other, one, other]) expect(await outcome(await guess(auth))).toBe('401 provider_rejected')
    const refused = [await guess(one), await guess(other), await guess(other)]
    const waits = refused.map(answer => Number(answer.headers.get('retry-after')))
    for (const wait of waits) expect(wait).toBeGreaterThan(30)
    for (const answer of refused) expect(await outcome(answer)).toBe('429 rate_limited')
    const elsewhere = { body: { code: newVerifier(), code_verifier: newVerifier() }, address: '203.0.113.78' }
    expect(await outcome(await one.ask('POST', 'login/exchange/', elsewhere))).toBe('401 provider_rejected')
  })
})
