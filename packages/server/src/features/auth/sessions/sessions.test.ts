import type { Login } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestAuth,
  openTestDatabase,
  outcome,
  signInNewDevice,
  siteUrl,
  type TestAuth,
  type TestDatabase,
} from '../testing/test-auth.ts'
import { purgeExpired } from './purge-expired.ts'
import { hashSecret } from './sessions.ts'

const day = 86_400_000

let database: TestDatabase
let auth: TestAuth
beforeAll(async () => {
  database = await openTestDatabase()
  auth = createTestAuth(database.pool)
})
afterAll(() => database.close())

const whoAmI = async (token: string) => outcome(await auth.ask('GET', 'user-info/', { token }))

describe('signing out', () => {
  test('ends my token on the next request, on every server, and nobody else’s', async () => {
    const [mine, other] = [await signInNewDevice(auth), await signInNewDevice(auth)]
    const elsewhere = createTestAuth(database.pool)
    expect(await outcome(await elsewhere.ask('GET', 'user-info/', { token: mine.token }))).toBe('200')
    expect(await outcome(await auth.ask('POST', 'logout/', { token: mine.token }))).toBe('204')
    expect(await outcome(await elsewhere.ask('GET', 'user-info/', { token: mine.token }))).toBe('401 not_signed_in')
    expect(await whoAmI(mine.token)).toBe('401 not_signed_in')
    expect(await whoAmI(other.token)).toBe('200')
  })

  test('is dead twice, too', async () => {
    const { token } = await signInNewDevice(auth)
    await auth.ask('POST', 'logout/', { token })
    expect(await outcome(await auth.ask('POST', 'logout/', { token }))).toBe('401 not_signed_in')
  })
})

describe('a session', () => {
  test('lasts 90 days and no longer', async () => {
    const past = createTestAuth(database.pool)
    past.clock.advance(-90 * day + 5_000)
    expect(await whoAmI((await signInNewDevice(past)).token)).toBe('200')
    past.clock.advance(-6_000)
    expect(await whoAmI((await signInNewDevice(past)).token)).toBe('401 not_signed_in')
  })

  test('ends when the person is gone', async () => {
    const { token, user_info } = await signInNewDevice(auth)
    await database.pool.query('delete from users where id = $1', [user_info.id])
    expect(await whoAmI(token)).toBe('401 not_signed_in')
  })

  test('carries no more rights than the person has now', async () => {
    const { token, user_info } = await signInNewDevice(auth)
    const isModerator = async () => (await auth.authenticate(token)).isModerator
    await database.pool.query(`update users set role = 'owner' where id = $1`, [user_info.id])
    expect(await isModerator()).toBe(true)
    await database.pool.query('update users set role = null where id = $1', [user_info.id])
    expect(await isModerator()).toBe(false)
  })

  test.each(['Bearer', 'token ', 'token a b', `token ${'x'.repeat(201)}`, "token ' or 1=1 --"])(
    'is not opened by the header %j',
    async authorization => {
      const answer = await auth.ask('GET', 'user-info/', { headers: { authorization } })
      expect(await outcome(answer)).toBe('401 not_signed_in')
    },
  )
})

describe('the cookie of our own pages', () => {
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()
  const signIn = (on: TestAuth, origin?: string) =>
    on.ask('POST', 'login/anonymous/', {
      body: { device_id: 'd'.repeat(43) },
      headers: origin ? { origin } : {},
    })

  test('is set on our own site alone', async () => {
    expect(cookieOf(await signIn(auth, siteUrl))).toHaveLength(1)
    for (const origin of [
      undefined,
      'null',
      'https://partner.example',
      'http://localhost:4322',
      `${siteUrl}.evil.example`,
    ]) {
      expect(cookieOf(await signIn(auth, origin))).toEqual([])
    }
  })

  test('is out of reach of scripts, other sites and plain http', async () => {
    const [plain] = cookieOf(await signIn(auth, siteUrl))
    expect(plain).toMatch(/^prostuti_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    const https = createTestAuth(database.pool, { siteUrl: 'https://prostuti.example' })
    const [secure] = cookieOf(await signIn(https, 'https://prostuti.example'))
    expect(secure).toMatch(
      /^__Host-prostuti_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('opens pages and no call of the API', async () => {
    const answer = await signIn(auth, siteUrl)
    const cookie = cookieOf(answer)[0]!.split(';')[0]!
    const { user_info } = (await answer.json()) as { user_info: { id: string } }
    expect(await auth.authenticateCookie(`language=en; ${cookie}`)).toMatchObject({ id: BigInt(user_info.id) })
    expect(await outcome(await auth.ask('GET', 'user-info/', { headers: { cookie } }))).toBe('401 not_signed_in')
    expect(await whoAmI(cookie.split('=')[1]!)).toBe('401 not_signed_in')
  })

  test('goes with the session: signing out ends and clears it', async () => {
    const answer = await signIn(auth, siteUrl)
    const cookie = cookieOf(answer)[0]!.split(';')[0]!
    const { token } = (await answer.json()) as { token: string }
    const out = await auth.ask('POST', 'logout/', { token })
    expect(cookieOf(out)).toEqual(['prostuti_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect(await auth.authenticateCookie(cookie)).toBeNull()
  })

  describe('where the device has lost its token', () => {
    const restore = async (cookie: string, headers: Record<string, string> = { origin: siteUrl }) =>
      (await auth.ask('POST', 'login/restore/', { headers: { cookie, ...headers } })).json() as Promise<Login | null>
    const lost = async () => {
      const answer = await signIn(auth, siteUrl)
      return { ...((await answer.json()) as Login), cookie: cookieOf(answer)[0]!.split(';')[0]! }
    }

    test('gives the same session a new token on our own page, and the old one is dead', async () => {
      const { cookie, token: old, user_info } = await lost()
      const login = await restore(cookie)
      expect(login!.user_info.id).toBe(user_info.id)
      expect([await whoAmI(old), await whoAmI(login!.token)]).toEqual(['401 not_signed_in', '200'])
      await auth.ask('POST', 'logout/', { token: login!.token })
      expect(await auth.authenticateCookie(cookie)).toBeNull()
      expect(await restore(cookie)).toBeNull()
    })

    test('gives nothing to other sites, nor to a caller with no cookie, a token in its place, or a cookie that is over', async () => {
      const { cookie, token } = await lost()
      const origins = ['https://partner.example', 'null', `${siteUrl}.evil.example`]
      for (const headers of [{}, ...origins.map(origin => ({ origin }))])
        expect(await restore(cookie, headers as Record<string, string>)).toBeNull()
      expect(await restore('language=bn')).toBeNull()
      expect(await restore(`prostuti_session=${token}`)).toBeNull()
      await database.pool.query(`update sessions set expires_at = now() - interval '1 second' where token_hash = $1`, [
        hashSecret(token),
      ])
      expect(await restore(cookie)).toBeNull()
    })
  })

  test.each([undefined, '', 'prostuti_session=', 'prostuti_session=forged', 'other=1', ';;;=', 'prostuti_session=%00'])(
    'says nobody for %j',
    async header => expect(await auth.authenticateCookie(header)).toBeNull(),
  )
})

describe('a token of a partner’s page', () => {
  let token: string
  beforeAll(async () => {
    token = (await signInNewDevice(auth)).token
    await database.pool.query(`update sessions set scope = 'partner' where token_hash = $1`, [hashSecret(token)])
  })

  test.each([
    ['PATCH', 'accounts/v1/user-info/'],
    ['DELETE', 'accounts/v1/delete-user/'],
    ['POST', 'accounts/v1/login/google/merge/'],
    ['POST', 'billing/v1/claim-bonus/'],
    ['POST', 'billing/v1/ssl-commerz-session/'],
    ['GET', 'billing/v1/ledger/'],
    ['POST', 'feed/v1/posts/'],
    ['GET', 'exam/v5/admin-exams/'],
  ])('can’t %s %s', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    expect(await outcome(await auth.ask(method, `../../${path}`, { token, body }))).toBe('403 forbidden')
  })

  test('can see whose it is and sign out', async () => {
    expect(await whoAmI(token)).toBe('200')
    expect(await outcome(await auth.ask('POST', 'logout/', { token }))).toBe('204')
  })
})

describe('purging', () => {
  test('removes what has expired and nothing else', async () => {
    await database.pool.query('truncate sessions, one_time_codes, provider_sign_ins cascade')
    const past = createTestAuth(database.pool)
    past.clock.advance(-91 * day)
    const [{ token }] = [await signInNewDevice(auth), await signInNewDevice(past), await signInNewDevice(past)]
    expect(await Promise.all([purgeExpired(database.pool), purgeExpired(database.pool)])).toSatisfy(
      ([one, two]: number[]) => one! + two! === 2,
    )
    expect(await whoAmI(token)).toBe('200')
    expect(await purgeExpired(database.pool)).toBe(0)
  })
})
