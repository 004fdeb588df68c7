import type { Login } from '@prostuti/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../../testing/test-app.ts'
import { createAuthParts } from '../auth-parts.ts'
import { type ScriptedProvider, startScriptedProvider } from '../testing/scripted-provider.ts'
import { createTestAuth, openTestDatabase, outcome, type TestAuth, type TestDatabase } from '../testing/test-auth.ts'
import { personOf } from './provider-person.ts'

let database: TestDatabase
let provider: ScriptedProvider
let auth: TestAuth
beforeAll(async () => {
  database = await openTestDatabase()
  provider = await startScriptedProvider()
})
beforeEach(() => {
  provider.say({})
  auth = createTestAuth(database.pool, { provider: provider.settings })
})
afterAll(async () => {
  await provider.close()
  await database.close()
})

const signIn = (on: TestAuth = auth) => on.ask('POST', 'login/google/', { body: { access_token: 'ya29.token' } })
const sessions = async () => Number((await database.pool.query('select count(*) from sessions')).rows[0].count)

describe('signing in with Google', () => {
  test('lets me in with what Google says of me', async () => {
    const { token, user_info } = (await (await signIn()).json()) as Login
    expect(user_info).toMatchObject({
      name: 'নুসরাত জাহান',
      first_name: 'নুসরাত',
      last_name: 'জাহান',
      email: 'nusrat@mail.example',
      picture: 'https://lh3.googleusercontent.com/117.png',
      is_anonymous: false,
      role: null,
      is_moderator: false,
    })
    expect((await auth.ask('GET', 'user-info/', { token })).status).toBe(200)
  })

  test('knows me by Google’s id: a new email is still me, my old email on another id is not', async () => {
    const first = (await (await signIn()).json()) as Login
    provider.say({ userInfo: { email: 'nusrat.new@mail.example' } })
    const renamed = (await (await signIn()).json()) as Login
    expect(renamed.user_info).toMatchObject({ id: first.user_info.id, email: 'nusrat.new@mail.example' })
    provider.say({ tokenInfo: { sub: '118' }, userInfo: { sub: '118' } })
    const other = (await (await signIn()).json()) as Login
    expect(other.user_info.id).not.toBe(first.user_info.id)
  })

  test('keeps the name I have chosen here', async () => {
    const { token } = (await (await signIn()).json()) as Login
    await auth.ask('PATCH', 'user-info/', { token, body: { name: 'নুসু' } })
    expect(((await (await signIn()).json()) as Login).user_info.name).toBe('নুসু')
  })

  test('shows Google’s newest picture of me, none where I chose none, and nobody else’s', async () => {
    const say = (name: string) =>
      provider.say({
        tokenInfo: { sub: '120' },
        userInfo: { sub: '120', picture: `https://lh3.googleusercontent.com/${name}` },
      })
    const sign = async () => (await (await signIn()).json()) as Login
    say('first')
    const { token } = await sign()
    say('second')
    expect((await sign()).user_info.picture).toBe('https://lh3.googleusercontent.com/second')
    const patch = async (picture: string | null) =>
      (await auth.ask('PATCH', 'user-info/', { token, body: { picture } })).status
    expect(await patch('https://lh3.googleusercontent.com/first')).toBe(400)
    expect(await patch(null)).toBe(200)
    say('third')
    expect((await sign()).user_info.picture).toBeNull()
    expect(await patch('https://lh3.googleusercontent.com/third')).toBe(200)
    provider.say({ tokenInfo: { sub: '121' }, userInfo: { sub: '121', picture: 'https://stranger.example/p.png' } })
    expect((await sign()).user_info.picture).toBeNull()
  })

  test('takes no picture that is not an https address', async () => {
    provider.say({ tokenInfo: { sub: '119' }, userInfo: { sub: '119', picture: 'javascript:alert(1)' } })
    expect(((await (await signIn()).json()) as Login).user_info.picture).toBeNull()
  })

  test('makes one person of 20 first sign-ins at once', async () => {
    provider.say({ tokenInfo: { sub: '120' }, userInfo: { sub: '120' } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn()))
    const ids = await Promise.all(answers.map(async answer => ((await answer.json()) as Login).user_info.id))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('a token that must not sign anybody in', () => {
  const past = String(Math.floor(Date.now() / 1000) - 1)
  test.each<[string, Parameters<ScriptedProvider['say']>[0]]>([
    ['was made for another app', { tokenInfo: { aud: 'another-app', azp: 'another-app' } }],
    ['was made for us but presented by another app', { tokenInfo: { azp: 'another-app' } }],
    ['was made for another app and presented by us', { tokenInfo: { aud: 'another-app' } }],
    ['names no audience', { tokenInfo: { aud: undefined } }],
    ['names several audiences', { tokenInfo: { aud: ['ours', 'another-app'] } }],
    ['has expired', { tokenInfo: { exp: past } }],
    ['never says when it expires', { tokenInfo: { exp: undefined } }],
    ['expires at a time that is none', { tokenInfo: { exp: 'soon' } }],
    ['was given no scope for the email', { tokenInfo: { scope: 'openid profile' } }],
    ['was given no scope for the profile', { tokenInfo: { scope: 'openid email' } }],
    ['is no sign-in at all', { tokenInfo: { scope: 'email profile' } }],
    ['only resembles the scopes', { tokenInfo: { scope: 'openid xemail profiles' } }],
    ['belongs to an email that nobody verified', { userInfo: { email_verified: false } }],
    ['belongs to an email of which Google says nothing', { userInfo: { email_verified: undefined } }],
    ['is called unverified by tokeninfo', { tokenInfo: { email_verified: 'false' } }],
    ['has no email', { userInfo: { email: undefined } }],
    ['is about another person in userinfo', { userInfo: { sub: '999' } }],
    ['is about nobody in userinfo', { userInfo: { sub: undefined } }],
    ['is unknown to tokeninfo', { tokenInfo: () => Response.json({ error: 'invalid_token' }, { status: 400 }) }],
    ['is unknown to userinfo', { userInfo: () => new Response('', { status: 401 }) }],
    ['is answered with a page', { tokenInfo: () => new Response('<html>ok</html>') }],
    ['is answered with a list', { tokenInfo: () => Response.json([{ aud: 'ours' }]) }],
    ['is answered by sending us elsewhere', { tokenInfo: () => Response.redirect('https://elsewhere.example/', 302) }],
  ])('one that %s', async (_, script) => {
    provider.say(script)
    const before = await sessions()
    expect(await outcome(await signIn())).toBe('401 provider_rejected')
    expect(await sessions()).toBe(before)
  })

  test('the first check is the one that counts: without the audience check this very token gets in', async () => {
    const script = { tokenInfo: { aud: 'another-app', azp: 'another-app' } }
    const withoutAudience = createTestAuth(database.pool, {
      provider: provider.settings,
      parts: {
        ...createAuthParts(database.pool, systemClock),
        async verifyAccessToken(token) {
          const { issuer } = provider.settings
          const answer = await fetch(`${issuer}/userinfo`, { headers: { authorization: `Bearer ${token}` } })
          return personOf(issuer, await answer.json())
        },
      },
    })
    provider.say(script)
    expect(await outcome(await signIn())).toBe('401 provider_rejected')
    expect(await outcome(await signIn(withoutAudience))).toBe('200')
  })

  test.each(['', 'x'.repeat(4097), 7, null])('%j is not even asked about', async access_token => {
    provider.say({ tokenInfo: () => Promise.reject(new Error('asked')) })
    expect(await outcome(await auth.ask('POST', 'login/google/', { body: { access_token } }))).toBe(
      '400 validation_failed',
    )
  })
})

describe('while Google is down', () => {
  test.each<[string, Parameters<ScriptedProvider['say']>[0]]>([
    ['tokeninfo fails', { tokenInfo: () => new Response('', { status: 500 }) }],
    ['tokeninfo is overrun', { tokenInfo: () => new Response('', { status: 429 }) }],
    ['userinfo fails', { userInfo: () => new Response('', { status: 503 }) }],
  ])('nobody gets in and I am asked to try later: %s', async (_, script) => {
    provider.say(script)
    const before = await sessions()
    const answer = await signIn()
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await outcome(answer)).toBe('503 try_later')
    expect(await sessions()).toBe(before)
  })

  test('nobody waits for one that hangs', async () => {
    const before = await sessions()
    const hang = () => new Promise<Response>(() => undefined)
    provider.say({ tokenInfo: hang })
    const started = Date.now()
    expect(await outcome(await signIn())).toBe('503 try_later')
    expect(Date.now() - started).toBeLessThan(20_000)
    expect(await sessions()).toBe(before)
  })

  test('nobody gets in when nothing listens, and everybody does once it is back', async () => {
    const gone = createTestAuth(database.pool, { provider: { ...provider.settings, issuer: 'http://127.0.0.1:9' } })
    expect(await outcome(await signIn(gone))).toBe('503 try_later')
    expect(await outcome(await signIn())).toBe('200')
  })

  test('a failed look at its addresses is not remembered', async () => {
    let isUp = false
    const down = () => Response.json({}, { status: 502 })
    provider.say({ discovery: () => (isUp ? undefined : down()) })
    expect(await outcome(await signIn())).toBe('503 try_later')
    isUp = true
    expect(await outcome(await signIn())).toBe('200')
  })
})
