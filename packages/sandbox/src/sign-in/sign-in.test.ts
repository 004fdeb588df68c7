import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { silentLog } from '../testing/silent-log.ts'

const siteUrl = 'http://localhost:4321'
const options = { port: 0, host: '127.0.0.1', siteUrl, log: silentLog, production: false }

let sandbox: Sandbox
let printed: MockInstance[]
beforeAll(async () => {
  printed = (['info', 'warn', 'error', 'log'] as const).map(name => vi.spyOn(console, name).mockReturnValue())
  sandbox = await startSandbox(options)
})
beforeEach(() => {
  printed = (['info', 'warn', 'error', 'log'] as const).map(name => vi.spyOn(console, name).mockReturnValue())
})
afterEach(() => expect(printed.flatMap(each => each.mock.calls)).toEqual([]))
afterAll(() => sandbox.close())

const authorize = (changes: Record<string, string> = {}) =>
  fetch(
    `${sandbox.url}/auth?${new URLSearchParams({
      client_id: sandbox.clientId,
      redirect_uri: `${siteUrl}/api/accounts/v1/login/provider/callback/`,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'state',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      ...changes,
    })}`,
    { redirect: 'manual' },
  )
const newToken = async (account: string, body?: object) =>
  fetch(`${sandbox.url}/accounts/${account}/access-token`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
const nusrat = 'learner@sandbox.prostuti.example'
const tokenOf = async (body?: object) =>
  ((await (await newToken(nusrat, body)).json()) as { access_token: string }).access_token
const tokenInfo = (token: string) => fetch(`${sandbox.url}/tokeninfo?access_token=${token}`)

test('never runs in production', async () => {
  await expect(startSandbox({ ...options, production: true })).rejects.toThrow(/production/)
})

test('says that its port is taken', async () => {
  const port = Number(new URL(sandbox.url).port)
  await expect(startSandbox({ ...options, port })).rejects.toThrow(/EADDRINUSE/)
})

describe('the page to pick a person', () => {
  async function open() {
    const start = await authorize()
    const cookie = start.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; ')
    return fetch(new URL(start.headers.get('location')!, sandbox.url), { headers: { cookie } })
  }

  test('shows all of them, in both languages, and says plainly what it is', async () => {
    const text = await (await open()).text()
    for (const account of ['learner', 'second', 'moderator', 'premium', 'talk', 'finance']) {
      expect(text).toContain(`value="${account}@sandbox.prostuti.example"`)
    }
    for (const words of [
      'Nusrat',
      'Rafi',
      'Mita',
      'Tanvir',
      'Jahid',
      'Lubna',
      'This is a sandbox',
      'এটি আসল সাইন-ইন নয়',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('runs no script and stands in nobody’s frame', async () => {
    const policy = (await open()).headers.get('content-security-policy')
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toContain('unsafe')
  })

  test('refuses a form that is none', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'email=%' }
    expect((await fetch(`${sandbox.url}/sign-in/none`, init)).status).toBe(400)
  })

  test('is explained when it has gone stale', async () => {
    const answer = await fetch(`${sandbox.url}/sign-in/long-gone`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Go back to the site and start signing in again.')
  })
})

describe('the provider', () => {
  test('sends nobody to an address that is not the site’s callback', async () => {
    const answer = await authorize({ redirect_uri: 'https://evil.example/callback' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })

  test('insists on PKCE', async () => {
    const answer = await authorize({ code_challenge: '', code_challenge_method: '' })
    expect(answer.headers.get('location')).toContain('error=invalid_request')
  })

  test('knows no other client', async () => {
    expect((await authorize({ client_id: 'somebody' })).status).toBe(400)
  })
})

describe('tokens for scripts', () => {
  test('are made for us, in Google’s words', async () => {
    expect(await (await tokenInfo(await tokenOf())).json()).toMatchObject({
      aud: sandbox.clientId,
      azp: sandbox.clientId,
      sub: 'sandbox-learner',
      scope: 'openid email profile',
      email: nusrat,
      email_verified: 'true',
      expires_in: expect.stringMatching(/^3(600|599)$/),
    })
  })

  test('can be made for another client, and then open userinfo all the same', async () => {
    const token = await tokenOf({ audience: 'another-app' })
    expect(await (await tokenInfo(token)).json()).toMatchObject({ aud: 'another-app' })
    const userInfo = await fetch(`${sandbox.url}/userinfo`, { headers: { authorization: `Bearer ${token}` } })
    expect(await userInfo.json()).toMatchObject({ sub: 'sandbox-learner', email_verified: true })
  })

  test.each(['', '{', '[', 'null', '\u0000'])('are not made for %j, which is no wish', async body => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    expect((await fetch(`${sandbox.url}/accounts/${nusrat}/access-token`, init)).status).toBe(400)
  })

  test('die when their time is over', async () => {
    const token = await tokenOf({ expires_in: 1 })
    expect((await tokenInfo(token)).status).toBe(200)
    await expect.poll(async () => (await tokenInfo(token)).status, { interval: 200 }).toBe(400)
  })

  test.each([
    ['nobody@sandbox.prostuti.example', undefined, 404],
    [nusrat, { audience: 'x y' }, 400],
    [nusrat, { surprise: true }, 400],
  ])('%s with %j gets none', async (account, body, status) =>
    expect((await newToken(account, body)).status).toBe(status),
  )

  test.each(['', 'forged', '%00'])('%j is none', async token => expect((await tokenInfo(token)).status).toBe(400))
})
