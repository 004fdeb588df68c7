import { createHash, randomBytes } from 'node:crypto'
import type { Language, Login, UserInfo } from '@prostuti/contract'
import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import { holdExam } from '../../testing/exams.ts'
import { type Answer, createTestApp, type Person, request, type TestApp } from '../../testing/test-app.ts'
import { demoPartner, partnersOfSettings, registerPartners } from './index.ts'

const origin = 'https://coaching.example'

let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let testApp: TestApp
let learner: Person
beforeAll(async () => {
  database = await createMigratedDatabase()
  testApp = await createTestApp(database.url)
  await registerPartners(testApp.db.pool, [demoPartner(origin)])
  learner = await testApp.person({ member: true })
})
afterAll(async () => {
  await testApp.close()
  await database.drop()
})

/** Partners as the login page shows them to this person. */
const shownTo = (viewer: Viewer | null, language: Language) =>
  testApp.app.partners.pages({ viewer: async () => viewer, language })

const newVerifier = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

type Agreed = Answer<{ code: string; errors?: { path: string; code: string }[] }>
const agree = (verifier: string, to = origin, person = learner): Promise<Agreed> =>
  person.call('POST', 'accounts/v1/login/authorize/', { origin: to, code_challenge: challengeOf(verifier) })

const exchange = (code: string, verifier: string, from: string = origin): Promise<Answer<Login & { code: string }>> =>
  request(testApp.app, 'POST', 'accounts/v1/login/exchange/', {
    body: { code, code_verifier: verifier },
    headers: { origin: from },
  })

async function partnerToken(): Promise<string> {
  const verifier = newVerifier()
  return (await exchange((await agree(verifier)).body.code, verifier)).body.token
}

describe('signing in from a partner’s page', () => {
  test('gives that page a token of the person who agreed', async () => {
    const verifier = newVerifier()
    const { body } = await agree(verifier)
    const login = await exchange(body.code, verifier)
    expect(login.body.user_info.id).toBe(learner.id)
    expect((await testApp.app.auth.authenticate(login.body.token)).scope).toBe('partner')
  })

  test('gives it a name and nothing else of the person, whatever it asks for', async () => {
    await testApp.db.pool.query(
      `update users set name = 'নুসরাত', email = 'n@mail.example', tags = '{BCS}', role = 'owner'
        where id = $1`,
      [learner.id],
    )
    await testApp.db.pool.query('insert into coin_balances (user_id, given) values ($1, 450)', [learner.id])
    const verifier = newVerifier()
    const { user_info: user, token } = (await exchange((await agree(verifier)).body.code, verifier)).body
    const asked = await request<UserInfo>(testApp.app, 'GET', 'accounts/v1/user-info/', { token })
    expect(asked.body).toEqual(user)
    const { id: exam } = await holdExam(testApp.db, testApp.clock.now(), { membersOnly: false })
    const path = `exam/v5/exam_data/${exam}/?user_info=true`
    const besides = await request<{ user_info: UserInfo }>(testApp.app, 'GET', path, { token })
    expect(besides.body.user_info).toEqual(user)
    const { name, email, is_moderator, profile, billing_profile } = user
    expect({ name, email, is_moderator, tags: profile.tags, coins: billing_profile.coins }).toEqual({
      name: 'নুসরাত',
      email: null,
      is_moderator: false,
      tags: [],
      coins: 0,
    })
  })

  test.each([
    'https://evil.example',
    'https://coaching.example:8443',
    'http://coaching.example',
    'https://coaching.example.evil.example',
    'https://sub.coaching.example',
  ])('is nothing for a page of %s, which nobody has registered', async other => {
    const { status, body } = await agree(newVerifier(), other)
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: 'origin', code: 'not_registered' })]])
  })

  test.each(['coaching.example', `${origin}/`, `${origin}/login`, 'javascript:alert(1)', 'null', '*', ''])(
    'refuses %j, which is no origin',
    async text => expect((await agree(newVerifier(), text)).status).toBe(400),
  )

  test('is over after a minute', async () => {
    const verifier = newVerifier()
    const { body } = await agree(verifier)
    testApp.clock.advance(60_000)
    expect((await exchange(body.code, verifier)).body.code).toBe('provider_rejected')
    testApp.clock.advance(-60_000)
  })

  test('never makes another code out of a partner’s token', async () => {
    const token = await partnerToken()
    const asked = await request<{ code: string }>(testApp.app, 'POST', 'accounts/v1/login/authorize/', {
      token,
      body: { origin, code_challenge: challengeOf(newVerifier()) },
    })
    expect([asked.status, asked.body.code]).toEqual([403, 'forbidden'])
  })

  test('can’t rename its person in standings', async () => {
    const token = await partnerToken()
    const body = { alias: 'Somebody else' }
    const asked = await request<{ code: string }>(testApp.app, 'PUT', 'exam/v5/rank-alias/', { token, body })
    expect([asked.status, asked.body.code]).toEqual([403, 'forbidden'])
  })

  test('is a visitor’s where the contract opens a call to anyone and not to partners', async () => {
    const token = await partnerToken()
    const asked = await request<{ count: number }>(testApp.app, 'GET', 'exam/v5/faqs/', { token })
    expect([asked.status, asked.body.count]).toEqual([200, 0])
  })

  test('needs a person', async () => {
    const asked = await request<{ code: string }>(testApp.app, 'POST', 'accounts/v1/login/authorize/', {
      body: { origin, code_challenge: challengeOf(newVerifier()) },
    })
    expect(asked.body.code).toBe('not_signed_in')
  })

  test('asks for consent once: it is remembered for this person and this partner', async () => {
    const newcomer = await testApp.person()
    const viewer = await testApp.app.auth.authenticate(newcomer.token)
    const shown = () => shownTo(viewer, 'en').find(origin)
    expect(await shown()).toEqual({ name: 'Your coaching centre', agreed: false, redirect: false })
    await agree(newVerifier(), origin, newcomer)
    await agree(newVerifier(), origin, newcomer)
    expect(await shown()).toEqual({ name: 'Your coaching centre', agreed: true, redirect: false })
    expect((await shownTo(null, 'bn').find(origin))?.agreed).toBe(false)
  })
})

describe('a token of a partner’s page', () => {
  const joinedFrom = 'https://leaving.example'
  const leaving = {
    slug: 'leaving',
    name: { bn: 'যাচ্ছি', en: 'Leaving' },
    origins: [joinedFrom, `${joinedFrom}:8443`],
    redirectUris: [],
  }
  const tokenFor = async (person: Person, from: string) => {
    const verifier = newVerifier()
    return (await exchange((await agree(verifier, from, person)).body.code, verifier, from)).body.token
  }
  const whoAmI = async (token: string) => {
    const { status, body } = await request<{ code?: string }>(testApp.app, 'GET', 'accounts/v1/user-info/', { token })
    return body.code ? `${status} ${body.code}` : `${status}`
  }
  const endings: [string, () => Promise<unknown>][] = [
    ['its partner is removed', () => testApp.db.pool.query(`delete from partners where slug = 'leaving'`)],
    [
      'its partner gives an origin up',
      () => registerPartners(testApp.db.pool, [{ ...leaving, origins: [joinedFrom] }]),
    ],
    [
      'its person takes the consent back',
      () =>
        testApp.db.pool.query(`delete from partner_consents using partners where id = partner_id and slug = 'leaving'`),
    ],
  ]

  test.each(endings)('is dead on the next request when %s, and no other is', async (_, end) => {
    await registerPartners(testApp.db.pool, [leaving])
    const [mine, other] = [await tokenFor(learner, joinedFrom), await partnerToken()]
    const verifier = newVerifier()
    const { code } = (await agree(verifier, joinedFrom)).body
    expect(await whoAmI(mine)).toBe('200')
    await end()
    expect(await whoAmI(mine)).toBe('401 not_signed_in')
    expect([await whoAmI(other), await whoAmI(learner.token)]).toEqual(['200', '200'])
    expect((await exchange(code, verifier, joinedFrom)).body.code).toBe('provider_rejected')
    await registerPartners(testApp.db.pool, [leaving])
    expect(await whoAmI(mine)).toBe('401 not_signed_in')
  })

  test('lives on when its partner gets a name and one more origin', async () => {
    await registerPartners(testApp.db.pool, [leaving])
    const token = await tokenFor(learner, joinedFrom)
    const grown = {
      ...leaving,
      name: { bn: 'আসছি', en: 'Coming' },
      origins: [...leaving.origins, 'https://new.example'],
    }
    await registerPartners(testApp.db.pool, [grown])
    expect(await whoAmI(token)).toBe('200')
  })
})

describe('signing out of everything', () => {
  test('ends every session of the person, on partners’ pages too, and no one else’s', async () => {
    const person = await testApp.person({ member: true })
    const verifier = newVerifier()
    const { code } = (await agree(verifier, origin, person)).body
    const onPage = (await exchange(code, verifier)).body.token
    const waiting = newVerifier()
    const later = (await agree(waiting, origin, person)).body.code
    const whoAmI = async (token: string) =>
      (await request<unknown>(testApp.app, 'GET', 'accounts/v1/user-info/', { token })).status
    expect([await whoAmI(onPage), await whoAmI(person.token)]).toEqual([200, 200])
    const asPartner = await request<unknown>(testApp.app, 'POST', 'accounts/v1/logout/everywhere/', { token: onPage })
    expect(asPartner.status).toBe(403)
    const out = await person.call('POST', 'accounts/v1/logout/everywhere/')
    expect([out.status, out.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect([await whoAmI(onPage), await whoAmI(person.token), await whoAmI(learner.token)]).toEqual([401, 401, 200])
    expect((await exchange(later, waiting)).body.code).toBe('provider_rejected')
  })
})

describe('coming back by a redirect', () => {
  const page = 'https://coaching.example/'
  const mayComeBack = async (redirect: string) => (await shownTo(null, 'en').find(origin, redirect))?.redirect

  test('is for registered addresses alone, whatever query the page has', async () => {
    expect([await mayComeBack(page), await mayComeBack(`${page}?exam=7`)]).toEqual([true, true])
    const others = [`${page}other`, `${page}%2e`, 'https://coaching.example', page.toUpperCase(), '']
    for (const other of others) expect([other, await mayComeBack(other)]).toEqual([other, false])
  })

  test('can be registered by a setting', async () => {
    const there = 'https://one.example/exams?from=prostuti'
    await registerPartners(testApp.db.pool, [
      ...partnersOfSettings(['https://one.example', 'https://two.example'], [there]),
      demoPartner(origin),
    ])
    const asked = (of: string) => shownTo(null, 'bn').find(of, there)
    expect((await asked('https://one.example'))?.redirect).toBe(true)
    expect((await asked('https://two.example'))?.redirect).toBe(false)
    const bare = await shownTo(null, 'bn').find('https://one.example', 'https://one.example/exams')
    expect(bare?.redirect).toBe(false)
  })
})

describe('going on without an account', () => {
  const signIn = (headers: Record<string, string>) =>
    request<Login>(testApp.app, 'POST', 'accounts/v1/login/anonymous/', { body: { device_id: newVerifier() }, headers })
  const scopeOf = async (headers: Record<string, string>) =>
    (await testApp.app.auth.authenticate((await signIn(headers)).body.token)).scope

  test('on a page of another site gives what a partner’s page may do', async () => {
    expect(await scopeOf({ origin })).toBe('partner')
    expect(await scopeOf({ origin: 'null' })).toBe('partner')
  })

  test('on our own site, or in our app, gives everything', async () => {
    expect(await scopeOf({ origin: 'http://localhost:4321' })).toBe('full')
    expect(await scopeOf({})).toBe('full')
  })
})

describe('the partners of the settings', () => {
  const known = async (of: string) => (await shownTo(null, 'bn').find(of))?.name

  test('are registered under their hosts, and gone when they are named no longer', async () => {
    const partners = partnersOfSettings(['https://one.example', 'https://two.example:8443'])
    await registerPartners(testApp.db.pool, partners)
    await registerPartners(testApp.db.pool, partners)
    expect(await known('https://two.example:8443')).toBe('two.example:8443')
    await registerPartners(testApp.db.pool, partnersOfSettings(['https://one.example']))
    expect([await known('https://one.example'), await known('https://two.example:8443')]).toEqual([
      'one.example',
      undefined,
    ])
    expect(await known(origin)).toBe('আপনার কোচিং সেন্টার')
  })
})
