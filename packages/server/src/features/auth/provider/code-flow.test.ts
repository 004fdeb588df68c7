import { createHash, randomBytes } from 'node:crypto'
import type { Login } from '@prostuti/contract'
import { type Sandbox, startSandbox } from '@prostuti/sandbox/start-sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureDemoPeople } from '../../../app/start/demo-people.ts'
import { silentLog } from '../../../platform/log.ts'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { createTestAuth, openTestDatabase, siteUrl, type TestAuth, type TestDatabase } from '../testing/test-auth.ts'

let database: TestDatabase
let sandbox: Sandbox
let auth: TestAuth
let browser: Browser
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', siteUrl, log: silentLog, production: false })
  await ensureDemoPeople(database.pool, sandbox.issuer)
})
beforeEach(() => {
  auth = createTestAuth(database.pool, { provider: { ...sandbox, allowInsecure: true } })
  browser = createBrowser(auth)
})
afterAll(async () => {
  await sandbox.close()
  await database.close()
})

const newVerifier = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
const startAddress = (verifier: string, next?: string) =>
  `/api/accounts/v1/login/provider/?${new URLSearchParams({ code_challenge: challengeOf(verifier), ...(next !== undefined && { next }) })}`

/** On the sandbox's page: picks a person, or cancels, and hands back the address of our callback. */
async function answerAs(account: string | null, from: Browser, page: URL): Promise<string> {
  const body = new URLSearchParams(account ? { email: `${account}@sandbox.prostuti.example` } : { cancel: '1' })
  const chosen = await from.visit(page.href, { method: 'POST', body })
  const resumed = await from.visit(new URL(chosen.headers.get('location')!, page).href)
  return resumed.headers.get('location')!
}

async function reachCallback(account: string | null, { from = browser, verifier = newVerifier(), next = '/' } = {}) {
  const { address } = await from.follow(startAddress(verifier, next))
  return { callback: await answerAs(account, from, address), verifier }
}

/** The login page's address, where every sign-in ends. */
const finish = async (callback: string, from = browser) => (await from.follow(callback)).address

const exchange = async (code: string, code_verifier: string, headers?: Record<string, string>) =>
  auth.ask('POST', 'login/exchange/', { body: { code, code_verifier }, headers })

const rows = async (table: string) => Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

describe('signing in on our site', () => {
  test('goes to the provider, back with a one-time code, and on to where I wanted to be', async () => {
    const { callback, verifier } = await reachCallback('learner', { next: '/exam/questions?id=7' })
    expect(callback).toContain(`${siteUrl}/api/accounts/v1/login/provider/callback/?`)
    const login = await finish(callback)
    expect(login.pathname).toBe('/login')
    expect(login.searchParams.get('next')).toBe('/exam/questions?id=7')
    expect(login.searchParams.has('error')).toBe(false)

    const answer = await exchange(login.searchParams.get('code')!, verifier, { origin: siteUrl })
    const { token, user_info } = (await answer.json()) as Login
    expect(user_info).toMatchObject({ name: 'Nusrat', email: 'learner@sandbox.prostuti.example', is_moderator: false })
    expect((await auth.ask('GET', 'user-info/', { token })).status).toBe(200)
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
    expect(await auth.authenticateCookie(cookie)).toMatchObject({ id: BigInt(user_info.id), scope: 'full' })
  })

  test('asks each time who it shall be, and knows a moderator', async () => {
    const ids = []
    for (const account of ['learner', 'moderator', 'learner']) {
      const { callback, verifier } = await reachCallback(account)
      const login = await finish(callback)
      const answer = (await (await exchange(login.searchParams.get('code')!, verifier)).json()) as Login
      expect(answer.user_info.is_moderator).toBe(account === 'moderator')
      ids.push(answer.user_info.id)
    }
    expect(ids[2]).toBe(ids[0])
    expect(ids[1]).not.toBe(ids[0])
  })

  test('is the same person as with the access token alone', async () => {
    const { callback, verifier } = await reachCallback('second')
    const byCode = (await (
      await exchange((await finish(callback)).searchParams.get('code')!, verifier)
    ).json()) as Login
    const account = `${sandbox.url}/accounts/second@sandbox.prostuti.example/access-token`
    const token = (await (await fetch(account, { method: 'POST' })).json()) as { access_token: string }
    const byToken = (await (await auth.ask('POST', 'login/google/', { body: token })).json()) as Login
    expect(byToken.user_info.id).toBe(byCode.user_info.id)
  })

  test('leaves no state behind: the cookie is HttpOnly, short-lived, and gone afterwards', async () => {
    const start = await browser.visit(startAddress(newVerifier()))
    expect(start.status).toBe(303)
    expect(start.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^prostuti_sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const { callback } = await reachCallback('learner')
    await finish(callback)
    expect([...browser.cookies('localhost:4321').keys()]).toEqual([])
  })

  test('protects the way to the provider with PKCE, state and nonce that are new each time', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 2; round++) {
      const address = new URL((await browser.visit(startAddress(newVerifier()))).headers.get('location')!)
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
      })
      for (const name of ['state', 'nonce', 'code_challenge']) seen.add(address.searchParams.get(name)!)
    }
    expect(seen.size).toBe(6)
  })
})

describe('a sign-in that goes wrong', () => {
  test('brings me back to the login page when I turn back at the provider', async () => {
    const login = await finish((await reachCallback(null, { next: '/program/all' })).callback)
    expect(Object.fromEntries(login.searchParams)).toEqual({ error: 'cancelled', next: '/program/all' })
  })

  test('counts once: the same callback again signs nobody in', async () => {
    const { callback } = await reachCallback('learner')
    const cookies = new Map(browser.cookies('localhost:4321'))
    expect((await finish(callback)).searchParams.has('code')).toBe(true)
    for (const [name, value] of cookies) browser.cookies('localhost:4321').set(name, value)
    expect((await finish(callback)).search).toBe('?error=provider_rejected')
  })

  test('is refused when an attacker plants their own callback on me', async () => {
    const attacker = createBrowser(auth)
    const { callback } = await reachCallback('second', { from: attacker })
    const codes = await rows('one_time_codes')
    expect((await finish(callback, createBrowser(auth))).search).toBe('?error=provider_rejected')
    await browser.follow(startAddress(newVerifier()))
    expect((await finish(callback)).search).toBe('?error=provider_rejected')
    expect(await rows('one_time_codes')).toBe(codes)
  })

  test.each<[string, (callback: URL) => void]>([
    ['a forged state', callback => callback.searchParams.set('state', 'x'.repeat(43))],
    ['no state', callback => callback.searchParams.delete('state')],
    ['a forged code', callback => callback.searchParams.set('code', 'forged')],
    ['no code', callback => callback.searchParams.delete('code')],
    ['a second code', callback => callback.searchParams.append('code', 'second')],
    ['another issuer', callback => callback.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', callback => callback.searchParams.delete('iss')],
    ['an error of the provider’s', callback => callback.searchParams.set('error', 'server_error')],
    ['a page of script as its error', callback => callback.searchParams.set('error', '<script>alert(1)</script>')],
  ])('is refused with %s, and shows nothing of the inside', async (_, spoil) => {
    const codes = await rows('one_time_codes')
    const callback = new URL((await reachCallback('learner')).callback)
    spoil(callback)
    const { address, response } = await browser.follow(callback.href)
    expect(address.searchParams.get('error')).toBe('provider_rejected')
    expect([...address.searchParams.keys()].filter(name => !['error', 'next'].includes(name))).toEqual([])
    expect(await response.text()).toBe('')
    expect(await rows('one_time_codes')).toBe(codes)
  })

  test('is over after ten minutes', async () => {
    const { callback } = await reachCallback('learner')
    auth.clock.advance(600_000)
    expect((await finish(callback)).search).toBe('?error=provider_rejected')
  })

  test('comes back at once with a plain word while the provider is down', async () => {
    const down = createTestAuth(database.pool, {
      provider: { ...sandbox, issuer: 'http://127.0.0.1:9', allowInsecure: true },
    })
    const { address } = await createBrowser(down).follow(startAddress(newVerifier(), '/jobs'))
    expect(Object.fromEntries(address.searchParams)).toEqual({ error: 'try_later', next: '/jobs' })
  })

  test('says so when there were too many', async () => {
    auth = createTestAuth(database.pool, {
      provider: { ...sandbox, allowInsecure: true },
      limits: { people: { burst: 1, perSecond: 0.01 } },
    })
    const limited = createBrowser(auth)
    await limited.follow(startAddress(newVerifier()))
    expect((await limited.follow(startAddress(newVerifier()))).address.searchParams.get('error')).toBe('rate_limited')
  })

  test('never signs in with a code that another person could have started: the verifier is asked for', async () => {
    const login = await finish((await reachCallback('learner')).callback)
    expect((await exchange(login.searchParams.get('code')!, newVerifier())).status).toBe(401)
  })
})

describe('where a sign-in leads', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/\t/x',
  ])('never to %j: it is refused before anything starts', async next => {
    const started = await rows('provider_sign_ins')
    const answer = await browser.visit(startAddress(newVerifier(), next))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: 'next' }] })
    expect(await rows('provider_sign_ins')).toBe(started)
  })

  test('to the front page when I had nowhere to go', async () => {
    const { address } = await browser.follow(startAddress(newVerifier()))
    expect((await finish(await answerAs('learner', browser, address))).searchParams.get('next')).toBe('/')
  })
})
