import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type {
  Login,
  NewPartnerKey,
  PartnerDelivery,
  PartnerResult,
  PartnerWebhook,
  StaffPartner,
  StaffPartnerRow,
} from '@prostuti/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import { type Answer, type Person, request, sheetOf } from '../../../testing/test-app.ts'
import { partnersOfSettings, registerPartners } from '../index.ts'

const testApp = await openTestApp({ limits: null, privateHosts: true })
const { app, db, clock } = testApp
const owner = await moderator(testApp)
const day = 86_400_000

/** What the partner's server was sent, and what it answers next. */
const received: { headers: Record<string, string>; body: string }[] = []
let answers: number[] = []
const server = createServer((asked, reply) => {
  let body = ''
  asked.on('data', part => {
    body += part
  })
  asked.on('end', () => {
    received.push({ headers: asked.headers as Record<string, string>, body })
    reply.statusCode = answers.shift() ?? 200
    reply.end(`answer ${'x'.repeat(300)}`)
  })
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`

const all = 'core/v1/admin-partners/'
let made = 0
async function makePartner(places: Record<string, unknown> = {}): Promise<StaffPartner & { origin: string }> {
  const origin = `https://centre-${++made}.example`
  const { status, body, text } = await owner.call<StaffPartner>('POST', all, {
    ...{ name: { bn: `কেন্দ্র ${made}`, en: `Centre ${made}` }, origins: [origin] },
    ...places,
  })
  if (status !== 200) throw new Error(text)
  return { ...body, origin }
}

const makeKey = async ({ id }: { id: string }, kind: 'api' | 'signing') =>
  (await owner.call<NewPartnerKey>('POST', `${all}${id}/keys/`, { kind })).body

const withKey = <T>(path: string, key: string): Promise<Answer<T>> =>
  request<T>(app, 'GET', `partners/v1/${path}`, { headers: { authorization: `Bearer ${key}` } })

/** Signs a person in on a page of this origin, as the popup does. */
async function onPage(person: Person, origin: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const agreed = await person.call<{ code: string }>('POST', 'accounts/v1/login/authorize/', {
    origin,
    code_challenge: challenge,
  })
  const { body } = await request<Login>(app, 'POST', 'accounts/v1/login/exchange/', {
    body: { code: agreed.body.code, code_verifier: verifier },
    headers: { origin },
  })
  return body.token
}

type Refused = { code: string; errors?: { path: string; code: string }[] }

describe('a partner', () => {
  it.each([
    ['https://*.namuna.example', 'star'],
    ['https://namuna.example/exams', 'path'],
    ['https://namuna.example/', 'path'],
    ['http://namuna.example', 'not_https'],
    ['https://me:secret@namuna.example', 'with_user'],
    ['namuna.example', 'no_origin'],
    ['javascript:alert(1)', 'no_origin'],
  ])('does not run at %s: %s', async (origin, code) => {
    const body = { name: { bn: 'নমুনা' }, origins: ['https://good.example', origin] }
    const refused = await owner.call<Refused>('POST', all, body)
    expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ path: 'origins.1', code })]])
  })

  it('has origins of its own, and addresses to come back to on them', async () => {
    const { id, origin, revision } = await makePartner()
    const other = await owner.call<Refused>('POST', all, { name: { bn: 'আরেক' }, origins: [origin] })
    expect(other.body.errors).toEqual([expect.objectContaining({ path: 'origins.0', code: 'taken' })])
    const redirects = { revision, redirect_uris: [`${origin}/back`, 'https://elsewhere.example/back'] }
    const refused = await owner.call<Refused>('PATCH', `${all}${id}/`, redirects)
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'redirect_uris.1', code: 'other_origin' })])
    const good = { revision, redirect_uris: [`${origin}/back`], origins: [origin, 'http://localhost:8080'] }
    expect((await owner.call<StaffPartner>('PATCH', `${all}${id}/`, good)).body).toMatchObject({ revision: 2 })
    expect((await owner.call('PATCH', `${all}${id}/`, good)).body.code).toBe('conflict')
    const found = async (search: string) =>
      (await owner.call<{ count: number }>('GET', `${all}?${new URLSearchParams({ search })}`)).body.count
    expect([await found(origin.toUpperCase()), await found('কোথাও নেই')]).toEqual([1, 0])
  })

  it('signs people in at once, and not where it runs no more', async () => {
    const partner = await makePartner()
    const person = await testApp.person({ member: true })
    const token = await onPage(person, partner.origin)
    const seen = () => request(app, 'GET', 'accounts/v1/user-info/', { token })
    expect((await seen()).status).toBe(200)
    const places = { revision: partner.revision, origins: ['https://moved.example'] }
    expect((await owner.call('PATCH', `${all}${partner.id}/`, places)).status).toBe(200)
    expect((await seen()).status).toBe(401)
  })

  it('of the settings gets a name from staff, which a start leaves alone, and nothing else', async () => {
    const settings = partnersOfSettings(['https://settings.example'])
    await registerPartners(db.pool, settings)
    const { body } = await owner.call<{ results: StaffPartnerRow[] }>('GET', `${all}?page_size=100`)
    const row = body.results.find(({ source }) => source === 'settings')!
    const path = `${all}${row.id}/`
    const places = await owner.call<Refused>('PATCH', path, { revision: 1, origins: ['https://other.example'] })
    expect([places.status, places.body.errors?.[0]?.code]).toEqual([409, 'from_settings'])
    expect((await owner.call('DELETE', path)).status).toBe(409)
    await owner.call('PATCH', path, { revision: 1, name: { bn: 'সেটিংসের কেন্দ্র' } })
    await registerPartners(db.pool, settings)
    const { body: named } = await owner.call<StaffPartner>('GET', path)
    expect(named.name.bn).toBe('সেটিংসের কেন্দ্র'.normalize('NFC'))
  })

  it('is gone with its keys', async () => {
    const partner = await makePartner()
    const { key } = await makeKey(partner, 'api')
    expect((await withKey('numbers/', key)).status).toBe(200)
    expect((await owner.call('DELETE', `${all}${partner.id}/`)).status).toBe(204)
    expect((await withKey('numbers/', key)).status).toBe(401)
  })
})

describe('a key', () => {
  it('is shown once, and only its hash is kept', async () => {
    const partner = await makePartner()
    const { key } = await makeKey(partner, 'api')
    const { body, text } = await owner.call<StaffPartner>('GET', `${all}${partner.id}/`)
    expect(body.keys).toEqual([expect.objectContaining({ kind: 'api', hint: `pk_…${key.slice(-4)}`, ends_at: null })])
    expect(text).not.toContain(key)
    const { rows } = await db.pool.query<{ said: string }>(
      `select (select json_agg(k)::text from partner_keys k) || (select json_agg(a)::text from audit_log a)
              || coalesce((select json_agg(i)::text from idempotency_keys i), '') as said`,
    )
    expect(rows[0]!.said).not.toContain(key.slice(3, -4))
  })

  it('works seven days more once there is a new one, is counted, and ends at once when it is revoked', async () => {
    const partner = await makePartner()
    const { key: old } = await makeKey(partner, 'api')
    const { key, old_ends_at: endsAt } = await makeKey(partner, 'api')
    expect(Date.parse(endsAt!)).toBe(clock.now() + 7 * day)
    for (const each of [old, old, key]) expect((await withKey('numbers/', each)).status).toBe(200)
    const { body } = await owner.call<StaffPartner>('GET', `${all}${partner.id}/`)
    expect(body.keys.map(({ uses, ends_at }) => [uses, ends_at])).toEqual([
      [1, null],
      [2, endsAt],
    ])
    clock.advance(7 * day)
    expect((await withKey('numbers/', old)).status).toBe(401)
    expect((await withKey('numbers/', key)).status).toBe(200)
    expect((await owner.call('DELETE', `${all}${partner.id}/keys/${body.keys[0]!.id}/`)).status).toBe(204)
    expect((await withKey('numbers/', key)).status).toBe(401)
    clock.advance(-7 * day)
  })

  it('for signing reads nothing, and none opens what is another’s', async () => {
    const [one, other] = [await makePartner(), await makePartner()]
    const { key: signing } = await makeKey(one, 'signing')
    expect((await withKey('numbers/', signing)).status).toBe(401)
    const { key } = await makeKey(one, 'api')
    const asStaff = await request(app, 'GET', `${all}${other.id}/`, { headers: { authorization: `Bearer ${key}` } })
    expect(asStaff.status).toBe(401)
    expect((await request(app, 'GET', 'partners/v1/numbers/', { token: owner.token })).status).toBe(401)
  })
})

describe('a partner’s server', () => {
  const deliveries = async (hook: string, query = '') =>
    (await owner.call<{ results: PartnerDelivery[] }>('GET', `${hook}deliveries/${query}`)).body.results

  async function withAddress(events: string[]) {
    const partner = await makePartner()
    const hooks = `${all}${partner.id}/webhooks/`
    const needsKey = await owner.call<Refused>('POST', hooks, { url, events })
    expect(needsKey.body.errors?.[0]?.code).toBe('needs_key')
    const { key } = await makeKey(partner, 'signing')
    const { status, body } = await owner.call<PartnerWebhook>('POST', hooks, { url, events })
    expect(status).toBe(200)
    return { partner, key, hook: `${hooks}${body.id}/` }
  }

  it('is told of people who agree and of what they hand in on its pages, and reads their results', async () => {
    const { partner } = await withAddress([
      'consent.given',
      'consent.withdrawn',
      'attempt.submitted',
      'result.published',
    ])
    const { key } = await makeKey(partner, 'api')
    const exam = await holdExam(db, clock.now(), { membersOnly: false })
    const [theirs, elsewhere, stranger] = [1, 2, 3].map(() => testApp.person({ member: true }))
    const [person, other] = [await theirs!, await elsewhere!]
    const token = await onPage(person, partner.origin)
    await onPage(other, partner.origin)
    const onTheirs = (method: string, path: string, body: unknown) => request(app, method, path, { token, body })
    expect((await onTheirs('POST', `exam/v5/exams/${exam.id}/join/`, { state: 'live' })).status).toBe(200)
    await onTheirs('POST', 'exam/v5/submit-result/', sheetOf(exam.id, { answers: exam.right(3) }))
    // Who agreed and sits it on our own pages, and who never agreed, are none of the partner's.
    for (const each of [other, await stranger!]) {
      await each.join(exam.id)
      await each.submit(exam.id, { answers: exam.right(1) })
    }
    received.length = 0
    // The database dates what it writes by its own clock.
    clock.set(Date.now() + 1_000)
    await app.partners.deliver()
    const told = received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
    expect(told.map(({ type, data }) => `${type} ${data.person}`).sort()).toEqual([
      `attempt.submitted ${person.id}`,
      ...[`consent.given ${person.id}`, `consent.given ${other.id}`].sort(),
    ])
    const early = await withKey<{ results: PartnerResult[] }>('results/', key)
    expect(early.body.results).toEqual([expect.objectContaining({ person: person.id, marks: null })])
    clock.advance(70 * minute)
    await app.exams.sweep()
    await app.exams.tell()
    received.length = 0
    await app.partners.deliver()
    const published = JSON.parse(received[0]!.body) as { type: string; data: unknown }
    expect(published).toMatchObject({ type: 'result.published', data: { person: person.id, exam: String(exam.id) } })
    expect(received).toHaveLength(1)
    const { body: late } = await withKey<{ results: PartnerResult[] }>('results/', key)
    expect(late.results).toEqual([expect.objectContaining({ person: person.id, marks: 3, correct: 3, incorrect: 0 })])
    const { body: seen } = await owner.call<StaffPartner>('GET', `${all}${partner.id}/`)
    expect(seen.numbers).toMatchObject({ people: 2, joined: 1, submitted: 1 })

    await db.pool.query('delete from partner_consents where user_id = $1', [person.id])
    expect((await withKey<{ results: unknown[] }>('results/', key)).body.results).toEqual([])
    received.length = 0
    await app.partners.deliver()
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['consent.withdrawn'])
  })

  it('is asked again later and later, then no more, and every try is signed by the keys that work', async () => {
    const { partner, key: old, hook } = await withAddress([])
    const { key } = await makeKey(partner, 'signing')
    const { body: test } = await owner.call<PartnerDelivery>('POST', `${hook}test/`)
    answers = [503, 500, 302, 404, 500, 500, 500, 500]
    received.length = 0
    const pauses: number[] = []
    for (let next: number | null = clock.now(); next !== null; ) {
      clock.set(next)
      await app.partners.deliver()
      const [row] = await deliveries(hook)
      next = row!.next_at === null ? null : Date.parse(row!.next_at)
      if (next !== null) pauses.push((next - clock.now()) / 60_000)
    }
    expect(pauses).toEqual([1, 5, 30, 120, 240, 360, 684])
    const [failed] = await deliveries(hook, '?state=failed')
    expect(failed).toMatchObject({ id: test.id, event: 'test', tries: 8, last: { status: 500, fault: null } })
    expect(failed!.last!.answer).toHaveLength(200)
    expect(new Set(received.map(({ headers }) => headers['prostuti-event-id']))).toEqual(new Set([test.id]))
    for (const { headers, body } of received) {
      const [, time, ...signatures] = /^t=(\d+),v1=(\w+),v1=(\w+)$/.exec(headers['prostuti-signature']!)!
      const expected = [key, old].map(each =>
        createHmac('sha256', createHash('sha256').update(each).digest()).update(`${time}.${body}`).digest('hex'),
      )
      expect(signatures).toEqual(expected)
    }
    const again = await owner.call<{ queued: number }>('POST', `${hook}send-failed/`)
    expect(again.body).toEqual({ queued: 1 })
    await app.partners.deliver()
    expect(await deliveries(hook)).toEqual([
      expect.objectContaining({ id: test.id, state: 'taken', tries: 9, next_at: null }),
    ])
  })

  it('has addresses of its own kinds, each with its events and its log', async () => {
    const { partner, hook } = await withAddress(['consent.given'])
    const hooks = `${all}${partner.id}/webhooks/`
    const twice = await owner.call<Refused>('POST', hooks, { url, events: [] })
    expect(twice.body.errors?.[0]?.code).toBe('own_already')
    const second = await owner.call<PartnerWebhook>('POST', hooks, { url: `${url}/2`, events: ['consent.withdrawn'] })
    const person = await testApp.person({ member: true })
    await onPage(person, partner.origin)
    await db.pool.query('delete from partner_consents where user_id = $1', [person.id])
    const told = async (each: string) => (await deliveries(each)).map(({ event }) => event)
    expect(await told(hook)).toEqual(['consent.given'])
    expect(await told(`${hooks}${second.body.id}/`)).toEqual(['consent.withdrawn'])
    const stranger = await makePartner()
    const foreign = await owner.call('GET', `${all}${stranger.id}/webhooks/${second.body.id}/deliveries/`)
    expect(foreign.status).toBe(404)
    expect((await owner.call('DELETE', hook)).status).toBe(204)
    const { body } = await owner.call<StaffPartner>('GET', `${all}${partner.id}/`)
    expect(body.webhooks.map(each => each.url)).toEqual([`${url}/2`])
  })

  it('reads the ranks of those who belong to it, and of nobody else', async () => {
    const [one, other] = [await makePartner(), await makePartner()]
    const { key } = await makeKey(one, 'api')
    const exam = await holdExam(db, clock.now(), { membersOnly: false })
    for (let person = 0; person < 6; person++) {
      const belonging = await testApp.person({ member: true })
      await belonging.call('PATCH', 'accounts/v1/belonging/', { centre: person < 5 ? one.id : other.id })
      await belonging.join(exam.id)
      await belonging.submit(exam.id, { answers: exam.right(2) })
    }
    clock.advance(70 * minute)
    await app.exams.sweep()
    const path = `standings/?period=exam&exam=${exam.id}&day=2026-01-01`
    const { body } = await withKey<{ state: string; count: number; centre: { id: string } }>(path, key)
    expect([body.state, body.count, body.centre.id]).toEqual(['listed', 5, one.id])
  })

  it('is told nothing more of a person who is gone', async () => {
    const { partner, hook } = await withAddress(['consent.given', 'consent.withdrawn'])
    const person = await testApp.person({ member: true })
    await onPage(person, partner.origin)
    expect(await deliveries(hook)).toHaveLength(1)
    expect((await person.call('DELETE', 'accounts/v1/delete-user/')).status).toBeLessThan(300)
    expect((await deliveries(hook)).map(({ event }) => event)).toEqual(['consent.withdrawn'])
  })
})
