import {
  type AuditEntry,
  isSeenViewingAs,
  type Notification,
  type Operation,
  operations,
  type ReturnsOf,
  type UserInfo,
  viewAsReads,
} from '@prostuti/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notify } from '../../../platform/notifications/notify.ts'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import { moderator } from '../../../testing/staff.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { hashSecret } from '../../auth/sessions/sessions.ts'

const testApp = await openTestApp()
const { db, clock, app } = testApp
const site = 'http://localhost:4321'

let helper: Person
let nusrat: Person
let exam: Awaited<ReturnType<typeof holdExam>>
let token: string

type Started = ReturnsOf<'core.startViewAs'> & { code: string }

const start = (by: Person, user: string, asked: object = { reason: 'payment' }) =>
  by.call<Started & { errors?: { code: string }[] }>('POST', 'core/v1/admin-view-as/', { user, ...asked })
const looked = <T = { code: string; detail: string }>(method: string, path: string, body?: unknown) =>
  request<T>(app, method, path, { token, body })
const stands = async () => (await looked('GET', 'accounts/v1/user-info/')).status

beforeAll(async () => {
  helper = await moderator(testApp, 'জাহিদ হাসান')
  await db.pool.query(`update users set role = 'moderator' where id = $1`, [helper.id])
  nusrat = await testApp.person({ member: true })
  await db.pool.query(`update users set name = 'নুসরাত জাহান' where id = $1`, [nusrat.id])
  await enrol(db, nusrat, await addProgram(db), clock.now())
  exam = await holdExam(db, clock.now())
  await nusrat.join(exam.id)
  const told = { kind: 'new_device', key: 'k', people: [BigInt(nusrat.id)], at: clock.now() } as const
  await notify(db.pool, { ...told, data: { device: '' } })
})

async function look(): Promise<void> {
  token = (await start(helper, nusrat.id)).body.user.token!
}

/** Values for what stands in a path: the exam that runs, or a number of nothing. */
function pathOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' ? String(exam.id) : /slug|secret|key|digest|token/.test(name) ? 'a'.repeat(43) : '1',
  )
}

/** Every row of every table that is not the log of a limit, as one number each. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'rate%' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const sum = `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`
    sums[name] = (await db.pool.query<{ sum: string }>(sum)).rows[0]!.sum
  }
  return sums
}

describe('a look', () => {
  beforeEach(look)

  it('is opened for a reason that the log has, at nobody of the staff', async () => {
    const { body } = await start(helper, nusrat.id, { reason: 'other', note: ' রুটিন দেখতে ' })
    expect(body.user).toMatchObject({ user_info: { id: nusrat.id }, purchased_programs: [{ kind: 'program' }] })
    const left = Date.parse(body.expires_at) - Date.now()
    expect(left > 14.5 * 60_000 && left < 15.5 * 60_000).toBe(true)
    const { body: trail } = await helper.call<{ results: AuditEntry[] }>(
      'GET',
      `core/v1/audit-log/?kind=person&id=${nusrat.id}`,
    )
    expect(trail.results[0]).toMatchObject({
      ...{ actor: 'জাহিদ হাসান', action: 'viewed as', after: { reason: 'other', note: 'রুটিন দেখতে' } },
    })
    const colleague = await moderator(testApp)
    for (const staff of [colleague, helper])
      expect((await start(helper, staff.id)).body).toMatchObject({ code: 'conflict', errors: [{ code: 'of_staff' }] })
    expect((await start(helper, nusrat.id, { reason: 'other' })).body.errors).toMatchObject([{ path: 'note' }])
    expect((await start(helper, nusrat.id, {})).status).toBe(400)
    expect((await start(helper, '999999', { reason: 'page' })).status).toBe(404)
    await db.pool.query(`update users set role = 'editor' where id = $1`, [colleague.id])
    expect((await start(colleague, nusrat.id)).status).toBe(403)
    expect((await start(nusrat, nusrat.id)).status).toBe(403)
  })

  it('sees what the person sees', async () => {
    const { body } = await looked<UserInfo>('GET', 'accounts/v1/user-info/')
    expect(body).toEqual((await nusrat.call<UserInfo>('GET', 'accounts/v1/user-info/')).body)
    const list = 'firebase/v1/my-notifications/'
    type List = { results: Notification[] }
    const seen = (await looked<List>('GET', list)).body
    expect(seen.results.length).toBeGreaterThan(0)
    expect(seen).toEqual((await nusrat.call<List>('GET', list)).body)
  })

  it('does nothing else: each of the other calls is refused in the words of a look, and changes nothing', async () => {
    // Signing in, and what a partner's server calls by its key, read no token.
    const readsToken = ({ id, who }: Operation) => who !== 'partner' && !(who === 'anyone' && id.startsWith('auth.'))
    const others = operations.filter(each => readsToken(each) && !isSeenViewingAs(each))
    expect(others.filter(({ who }) => who !== 'moderator').length).toBeGreaterThan(30)
    const before = await everything()
    const wrong: string[] = []
    for (const each of others) {
      const { status, body } = await looked(each.method, pathOf(each), each.method === 'GET' ? undefined : {})
      if (status !== 403 || !body.detail.startsWith('আপনি অন্যের চোখে')) wrong.push(`${each.id}: ${status}`)
    }
    expect(wrong).toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('leaves no trace by what it reads', async () => {
    const sweep = async () => {
      for (const each of app.features.auth.sweeps ?? []) await each.run(new AbortController().signal)
    }
    await sweep()
    await db.pool.query(`update sessions set seen_at = seen_at - interval '1 day'`)
    const before = await everything()
    const failed: string[] = []
    let read = 0
    for (const each of operations.filter(isSeenViewingAs)) {
      const { status } = await looked(each.method, pathOf(each))
      if (status === 200) read++
      else if (status >= 500 || status === 401) failed.push(`${each.id}: ${status}`)
    }
    expect(failed).toEqual([])
    expect(read).toBeGreaterThan(35)
    await sweep()
    expect(await everything()).toEqual(before)
  })

  it('reads nothing but what a learner reads, each once', () => {
    expect(operations.filter(isSeenViewingAs).map(({ id }) => id)).toHaveLength(new Set(viewAsReads).size)
  })

  it('does not see the answers of the exam that runs', async () => {
    await nusrat.draft(exam.id, 'phone', [])
    for (const path of [`exam/v5/exam_data/${exam.id}/`, `exam/v5/solutions/${exam.id}/?state=live`])
      expect((await looked('GET', path)).status).not.toBe(200)
  })

  it('draws pages as that person sees them, in the browser of that session alone', async () => {
    const { auth } = app
    const secret = 'c'.repeat(43)
    await db.pool.query('update sessions set cookie_hash = $2 where user_id = $1', [helper.id, hashSecret(secret)])
    const answer = await app.http.request('/api/core/v1/admin-view-as/', {
      method: 'POST',
      headers: { authorization: `token ${helper.token}`, 'content-type': 'application/json', origin: site },
      body: JSON.stringify({ user: nusrat.id, reason: 'page' }),
    })
    const cookie = answer.headers.get('set-cookie')!
    expect(cookie).toMatch(/^prostuti_view_as=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/)
    const shown = cookie.split(';')[0]!
    const both = `prostuti_session=${secret}; ${shown}`
    expect(await auth.authenticatePage(both)).toMatchObject({ id: BigInt(nusrat.id), scope: 'view_as' })
    // What acts by a cookie is one's own.
    expect(await auth.authenticateCookie(both)).toMatchObject({ id: BigInt(helper.id), scope: 'full' })
    expect(await auth.authenticatePage(shown)).toBeNull()
    await helper.call('DELETE', 'core/v1/admin-view-as/')
    expect(await auth.authenticatePage(both)).toMatchObject({ id: BigInt(helper.id) })
  })
})

describe('a look ends', () => {
  beforeEach(look)

  const ends: Record<string, () => Promise<unknown>> = {
    'when one goes back': () => helper.call('DELETE', 'core/v1/admin-view-as/'),
    'with another one': () => start(helper, nusrat.id),
    'with its time': () =>
      db.pool.query(`update view_as_sessions set expires_at = clock_timestamp() - interval '1 second'`),
    'when the person signs out everywhere': async () => {
      const { token: other } = await again()
      await request(app, 'POST', 'accounts/v1/logout/everywhere/', { token: other })
    },
    'when the role goes': () => db.pool.query('update users set role = null where id = $1', [helper.id]),
    'when the person becomes one of the staff': () =>
      db.pool.query(`update users set role = 'editor' where id = $1`, [nusrat.id]),
    'when the staff sign out': () => helper.call('POST', 'accounts/v1/logout/'),
  }

  /** A second session of the person, whose first one other tests need. */
  async function again(): Promise<{ token: string }> {
    const person = await testApp.person({ member: true })
    await db.pool.query('update sessions set user_id = $2 where user_id = $1', [person.id, nusrat.id])
    return person
  }

  it.each(Object.keys(ends))('%s', async name => {
    expect(await stands()).toBe(200)
    await ends[name]!()
    expect(await stands()).toBe(401)
    await db.pool.query(`update users set role = 'moderator' where id = $1`, [helper.id])
    await db.pool.query('update users set role = null where id = $1', [nusrat.id])
  })
})

it('signs out one device alone, and says which', async () => {
  helper = await moderator(testApp)
  await db.pool.query(`update users set role = 'moderator' where id = $1`, [helper.id])
  const [person, other] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
  await db.pool.query('update sessions set user_id = $2 where user_id = $1', [other.id, person.id])
  await db.pool.query(`update sessions set browser = 'Chrome', system = 'Android' where user_id = $1`, [person.id])
  const { rows } = await db.pool.query<{ id: string }>('select id from sessions where user_id = $1 order by id', [
    person.id,
  ])
  const path = `core/v1/people/${person.id}/devices/${rows[0]!.id}/sign-out/`
  const out = () => helper.call('POST', path, { reason: 'stranger' })
  expect([(await out()).status, (await out()).status]).toEqual([204, 404])
  const me = 'accounts/v1/user-info/'
  expect([(await person.call('GET', me)).status, (await other.call('GET', me)).status]).toEqual([401, 200])
  const { body } = await other.call<{ results: Notification[] }>('GET', 'firebase/v1/my-notifications/')
  expect(body.results[0]).toMatchObject({ title: 'Chrome, Android থেকে আপনাকে লগ আউট করা হয়েছে' })
  const live = await holdExam(db, clock.now())
  await other.join(live.id)
  const kept = `core/v1/people/${person.id}/devices/${rows[1]!.id}/sign-out/`
  expect((await helper.call('POST', kept, { reason: 'asked' })).body.code).toBe('live_attempt_open')
})
