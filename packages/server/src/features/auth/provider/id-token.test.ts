import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser } from '../testing/browser.ts'
import { type ScriptedProvider, startScriptedProvider } from '../testing/scripted-provider.ts'
import { createTestAuth, openTestDatabase, type TestDatabase } from '../testing/test-auth.ts'

let database: TestDatabase
let provider: ScriptedProvider
beforeAll(async () => {
  database = await openTestDatabase()
  provider = await startScriptedProvider()
})
afterAll(async () => {
  await provider.close()
  await database.close()
})

type Script = Parameters<ScriptedProvider['say']>[0]

/** A whole sign-in, in which the provider says what the script wants; hands back the login page's parameters. */
async function signIn(script: (nonce: string) => Script): Promise<URLSearchParams> {
  const browser = createBrowser(createTestAuth(database.pool, { provider: provider.settings }))
  provider.say({})
  const code_challenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
  const start = await browser.visit(`/api/accounts/v1/login/provider/?code_challenge=${code_challenge}`)
  const asked = new URL(start.headers.get('location')!).searchParams
  provider.say(script(asked.get('nonce')!))
  const answer = new URLSearchParams({ state: asked.get('state')!, code: 'a-code' })
  return (await browser.follow(`${asked.get('redirect_uri')}?${answer}`)).address.searchParams
}

const changed = (token: string, place: number, to: string) =>
  token
    .split('.')
    .map((part, at) => (at === place ? to : part))
    .join('.')
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('the provider’s word on who came back', () => {
  test('signs in who it names', async () => {
    expect((await signIn(nonce => ({ idToken: { claims: { nonce } } }))).get('code')).toMatch(/^[\w-]{43}$/)
  })

  test.each<[string, (nonce: string) => Script]>([
    ['is meant for another app', nonce => ({ idToken: { claims: { nonce, aud: 'another-app' } } })],
    ['comes from another provider', nonce => ({ idToken: { claims: { nonce, iss: 'https://evil.example' } } })],
    ['belongs to another sign-in', () => ({ idToken: { claims: { nonce: 'another' } } })],
    ['belongs to no sign-in', () => ({ idToken: { claims: {} } })],
    ['has expired', nonce => ({ idToken: { claims: { nonce, exp: Math.floor(Date.now() / 1000) - 60 } } })],
    [
      'is signed with another key',
      nonce => ({
        idToken: { claims: { nonce }, tamper: token => changed(token, 2, randomBytes(64).toString('base64url')) },
      }),
    ],
    [
      'is not signed',
      nonce => ({
        idToken: { claims: { nonce }, tamper: token => changed(changed(token, 0, encode({ alg: 'none' })), 2, '') },
      }),
    ],
    ['is missing', nonce => ({ idToken: { claims: { nonce }, tamper: () => '' } })],
    ['names another person than userinfo', nonce => ({ idToken: { claims: { nonce, sub: '118' } } })],
    [
      'is about an email that nobody verified',
      nonce => ({ idToken: { claims: { nonce } }, userInfo: { email_verified: false } }),
    ],
  ])('signs nobody in when it %s', async (_, script) => {
    const ending = await signIn(script)
    expect(Object.fromEntries(ending)).toEqual({ error: 'provider_rejected', next: '/' })
  })

  test('is waited for when the provider fails in the middle', async () => {
    const fails = (nonce: string) => ({
      idToken: { claims: { nonce } },
      userInfo: () => new Response('', { status: 502 }),
    })
    expect((await signIn(fails)).get('error')).toBe('try_later')
  })
})
