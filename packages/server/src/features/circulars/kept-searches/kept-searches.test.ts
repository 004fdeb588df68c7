import type { KeptSearch } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { mergeInto } from '../../../app/accounts/testing/merge-into.ts'
import { createPublicCache } from '../../../platform/http/public-cache.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { createCirculars } from '../index.ts'
import { act, dayFromNow, publishCircular, writeCircular } from '../testing/written-circulars.ts'
import { isOpenAt, matches } from './matches.ts'

const testApp = await openTestApp()
const { app, clock, db } = testApp
const path = 'job/v1/kept-searches/'
const day = 86_400_000

let staff: Person
beforeAll(async () => {
  staff = await moderator(testApp)
  // Seven in the morning: the reports of the day are due in two hours.
  clock.set(Date.parse(`${dayFromNow(testApp, 1)}T07:00:00+06:00`))
})

const keep = (person: Person, filters: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  person.call<KeptSearch & { code: string; errors: { path: string }[] }>('POST', path, {
    ...{ name: 'খোঁজ', filters },
    ...more,
  })
const listOf = async (person: Person) => (await person.call<{ results: KeptSearch[] }>('GET', path)).body.results
const open = (person: Person, { id }: KeptSearch) => person.call<KeptSearch>('PUT', `${path}${id}/opened/`)
const reportsOf = async ({ id }: Person) =>
  (
    await db.pool.query<{
      day: string
      searches: { name: string; count: number }[]
      circular_ids: string[]
      due_at: Date
    }>(
      'select day::text, searches, circular_ids::text[], due_at from kept_search_reports where user_id = $1 order by day',
      [id],
    )
  ).rows

describe('a kept search', () => {
  it('counts what it finds, and what came since it was opened', async () => {
    const person = await testApp.person()
    await publishCircular(staff, { category: 'defence', district: 'bhola' })
    const { status, body } = await keep(person, { category: ['defence'], search: 'ভোলা' })
    expect([status, body.count, body.unseen, body.report, body.quiet]).toEqual([200, 1, 0, 'daily', false])
    clock.advance(1_000)
    await publishCircular(staff, { category: 'defence', district: 'bhola' })
    await publishCircular(staff, { category: 'defence', district: 'dhaka' })
    expect(await listOf(person)).toMatchObject([{ count: 2, unseen: 1 }])
    clock.advance(1_000)
    expect((await open(person, body)).body).toMatchObject({
      count: 2,
      unseen: 0,
      opened_at: new Date(clock.now()).toISOString(),
    })
  })

  it('counts one that goes out later from then on', async () => {
    const person = await testApp.person()
    const { body } = await keep(person, { search: 'পরেবেরোয়' })
    const at = clock.now() + day
    await publishCircular(staff, { title: 'পরেবেরোয়', published_on: new Date(at).toISOString() })
    expect((await listOf(person))[0]).toMatchObject({ count: 0, unseen: 0 })
    clock.set(at)
    expect((await listOf(person))[0]).toMatchObject({ count: 1, unseen: 1 })
    await open(person, body)
    expect((await listOf(person))[0]).toMatchObject({ count: 1, unseen: 0 })
    clock.set(at - day)
  })

  it('finds what the list finds, whatever its filters', async () => {
    const person = await testApp.person()
    const given = { title: 'সমানসমান', employment_status: ['contract'], deadline: dayFromNow(testApp, 4) }
    await publishCircular(staff, given)
    await publishCircular(staff, { ...given, deadline: null, employment_status: ['daily', 'project'] })
    const [early, late] = [dayFromNow(testApp, 2), dayFromNow(testApp, 5)]
    for (const filters of [
      {},
      { date_l: early },
      { date_r: early },
      { date_l: early, date_r: late, null_deadline: true },
      { null_deadline: false },
      { null_deadline: true },
      { employment_status: ['project', 'contract'] },
      { employment_status: ['internship'] },
      { category: ['other'], date_r: late },
      { district: 'dhaka' },
    ]) {
      const asked = { search: 'সমানসমান', ...filters }
      const { body } = await keep(person, asked)
      const query = new URLSearchParams(
        Object.entries(asked).map(([name, value]) => [name, String(value)] as [string, string]),
      )
      const list = await request<{ count: number }>(app, 'GET', `job/v1/jobs/?${query}`)
      // What `unseen` of pages, reports and staff's acts go by.
      const { rows } = await db.pool.query<{ count: number }>(
        `select count(*)::int as count from circulars c, kept_searches k where k.id = $1 and ${isOpenAt('$2')} and ${matches}`,
        [body.id, new Date(clock.now())],
      )
      expect([asked, body.count, rows[0]!.count]).toEqual([asked, list.body.count, list.body.count])
      await person.call('DELETE', `${path}${body.id}/`)
    }
  })

  it('is one search where the same filters are kept twice, however they are written', async () => {
    const person = await testApp.person()
    const first = await keep(person, { category: ['bank', 'bcs'], search: 'ঢাকা' })
    const second = await keep(
      person,
      { search: ' ঢাকা ', category: ['bcs', 'bank', 'bcs'], employment_status: [] },
      { name: 'আবার', report: 'never' },
    )
    expect([second.body.id, second.body.name, second.body.report]).toEqual([first.body.id, 'আবার', 'never'])
    expect(await listOf(person)).toHaveLength(1)
  })

  it('is one of ten at most, also where two keep the tenth at once', async () => {
    const person = await testApp.person()
    for (let number = 1; number <= 9; number++) await keep(person, { search: `খোঁজ ${number}` })
    const answers = await Promise.all(['দশম ক', 'দশম খ', 'দশম গ'].map(search => keep(person, { search })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await listOf(person)).toHaveLength(10)
    expect((await keep(person, { search: 'খোঁজ 3' }, { name: 'তিন' })).status).toBe(200)
    expect((await keep(person, { search: 'নতুন' })).body.code).toBe('conflict')
    expect((await listOf(person)).map(({ name }) => name)).toContain('তিন')
  })

  it('is refused where it names nothing that can be, by the field', async () => {
    const person = await testApp.person()
    const refused = async (filters: Record<string, unknown>) => (await keep(person, filters)).body.errors?.[0]?.path
    expect(await refused({ date_l: '2026-05-02', date_r: '2026-05-01' })).toBe('filters.date_r')
    expect(await refused({ category: ['space'] })).toContain('filters.category')
    expect((await keep(person, {}, { name: '\u200b' })).status).toBe(400)
    expect(await listOf(person)).toEqual([])
  })

  it('is nobody else’s to see, to change or to delete', async () => {
    const [owner, other] = [await testApp.person(), await testApp.person()]
    const { body } = await keep(owner, { search: 'আমার' })
    expect(await listOf(other)).toEqual([])
    for (const [method, at, sent] of [
      ['PATCH', `${path}${body.id}/`, { name: 'চুরি' }],
      ['PUT', `${path}${body.id}/opened/`, undefined],
      ['DELETE', `${path}${body.id}/`, undefined],
    ] as const)
      expect((await other.call(method, at, sent)).status).toBe(404)
    const changed = await owner.call<KeptSearch>('PATCH', `${path}${body.id}/`, { report: 'never' })
    expect([changed.body.name, changed.body.report]).toEqual(['খোঁজ', 'never'])
    expect((await owner.call('DELETE', `${path}${body.id}/`)).status).toBe(204)
    expect(await listOf(owner)).toEqual([])
  })

  it('is counted where staff publish what it finds', async () => {
    const people = [await testApp.person(), await testApp.person(), await testApp.person()]
    for (const person of people.slice(0, 2)) await keep(person, { category: ['health'], district: 'sylhet' })
    await keep(people[2]!, { category: ['health'], district: 'khulna' })
    const written = await writeCircular(staff, { category: 'health', district: 'sylhet' })
    expect((await act(staff, 'approve', written)).body.kept_searches).toBe(2)
    const later = await writeCircular(staff, {
      category: 'health',
      district: 'sylhet',
      published_on: new Date(clock.now() + day).toISOString(),
    })
    expect((await act(staff, 'approve', later)).body.kept_searches).toBe(0)
  })
})

describe('the report of kept searches', () => {
  const secondProcess = createCirculars({
    ...{ db, readDb: db, clock, inRoutine: async () => false, findRoutinesWith: async () => new Map() },
    publicCache: createPublicCache({
      readState: async () => ({ version: '1', changesAt: Infinity }),
      clock,
      freshMs: 0,
    }),
  })
  const nine = () => Date.parse(`${dayFromNow(testApp, 0)}T09:00:00+06:00`)
  const nextDay = () => clock.set(nine() + day)

  it('is made once a person and day at nine, with what came since, by whichever process', async () => {
    const [daily, never, away] = [await testApp.person(), await testApp.person(), await testApp.person()]
    await keep(daily, { search: 'রিপোর্টে' }, { name: 'এক' })
    await keep(daily, { category: ['engineering'] }, { name: 'দুই' })
    await keep(daily, { search: 'কিছুইনা' }, { name: 'তিন' })
    await keep(never, { search: 'রিপোর্টে' }, { report: 'never' })
    const { body: quiet } = await keep(away, { search: 'রিপোর্টে' })
    await db.pool.query(`update kept_searches set opened_at = opened_at - interval '91 days' where id = $1`, [quiet.id])
    expect((await listOf(away))[0]!.quiet).toBe(true)
    clock.advance(1_000)
    const first = await publishCircular(staff, { title: 'রিপোর্টে এক', category: 'engineering' })
    clock.advance(1_000)
    const second = await publishCircular(staff, { title: 'রিপোর্টে দুই' })
    clock.set(nine() - 1)
    await app.features.circulars.report()
    expect(await reportsOf(daily)).toEqual([])
    clock.set(nine())
    await Promise.all([app.features.circulars.report(), secondProcess.report(), app.features.circulars.report()])
    await secondProcess.report()
    expect(await reportsOf(daily)).toEqual([
      {
        day: dayFromNow(testApp, 0),
        searches: [
          expect.objectContaining({ name: 'দুই', count: 1 }),
          expect.objectContaining({ name: 'এক', count: 2 }),
        ],
        circular_ids: [second, first],
        due_at: new Date(nine()),
      },
    ])
    expect([await reportsOf(never), await reportsOf(away)]).toEqual([[], []])
    nextDay()
    await app.features.circulars.report()
    expect(await reportsOf(daily)).toHaveLength(1)
    const third = await publishCircular(staff, { title: 'রিপোর্টে তিন' })
    nextDay()
    await app.features.circulars.report()
    expect((await reportsOf(daily)).at(-1)!.circular_ids).toEqual([third])
  })

  it('goes on after a process that was stopped between two people', async () => {
    const people = [await testApp.person(), await testApp.person()]
    for (const person of people) await keep(person, { search: 'মাঝপথে' })
    clock.advance(1_000)
    await publishCircular(staff, { title: 'মাঝপথে' })
    nextDay()
    // What a process has done that ended before it could write down that all are done.
    await app.features.circulars.report()
    await db.pool.query('delete from kept_search_days')
    await db.pool.query('delete from kept_search_reports where user_id = $1', [people[1]!.id])
    await db.pool.query('update kept_searches set reported_until = null where user_id = $1', [people[1]!.id])
    await secondProcess.report()
    for (const person of people) expect(await reportsOf(person)).toHaveLength(1)
  })

  it('leaves out what was seen before nine, and is gone after 90 days', async () => {
    const [seen, reported] = [await testApp.person(), await testApp.person()]
    const { body } = await keep(seen, { search: 'দেখাহয়েছে' })
    await keep(reported, { search: 'দেখাহয়েছে' })
    clock.advance(1_000)
    await publishCircular(staff, { title: 'দেখাহয়েছে' })
    clock.advance(1_000)
    await open(seen, body)
    nextDay()
    await app.features.circulars.report()
    expect([(await reportsOf(seen)).length, (await reportsOf(reported)).length]).toEqual([0, 1])
    const purge = async () => {
      for (const each of app.features.circulars.purges!) await each()
    }
    await purge()
    expect(await reportsOf(reported)).toHaveLength(1)
    clock.advance(91 * day)
    await purge()
    expect(await reportsOf(reported)).toEqual([])
    clock.advance(-91 * day)
  })
})

describe('a person who becomes an account, or goes', () => {
  it('brings along what the account does not keep, as far as there is room', async () => {
    const [account, device] = [await testApp.person({ member: true }), await testApp.person()]
    for (let number = 1; number <= 8; number++) await keep(account, { search: `হিসাব ${number}` })
    for (let number = 6; number <= 12; number++) {
      await keep(device, { search: `হিসাব ${number}` }, { name: `যন্ত্র ${number}` })
      clock.advance(1_000)
    }
    const id = await publishCircular(staff)
    const other = await publishCircular(staff)
    for (const person of [account, device]) await person.call('PUT', `job/v1/jobs/${id}/bookmark/`)
    await device.call('PUT', `job/v1/jobs/${other}/bookmark/`)
    await mergeInto(testApp, device, account)
    const kept = await listOf(account)
    expect(kept).toHaveLength(10)
    expect(kept.filter(({ name }) => name.startsWith('যন্ত্র')).map(({ name }) => name)).toEqual(['যন্ত্র 12', 'যন্ত্র 11'])
    const { body } = await account.call<{ count: number }>('GET', 'job/v1/bookmarks/')
    expect(body.count).toBe(2)
  })

  it('leaves nothing of their searches, bookmarks and reports', async () => {
    const person = await testApp.person({ member: true })
    await keep(person, { search: 'মুছেযাবে' })
    clock.advance(1_000)
    const id = await publishCircular(staff, { title: 'মুছেযাবে' })
    await person.call('PUT', `job/v1/jobs/${id}/bookmark/`)
    clock.advance(day)
    await app.features.circulars.report()
    const left = async () => {
      const tables = ['kept_searches', 'kept_search_reports', 'circular_bookmarks']
      const counts = tables.map(table =>
        db.pool.query(`select from table_of where user_id = $1`.replace('table_of', table), [person.id]),
      )
      return (await Promise.all(counts)).map(({ rowCount }) => rowCount)
    }
    expect(await left()).toEqual([1, 1, 1])
    expect((await person.call('DELETE', 'accounts/v1/delete-user/')).status).toBe(204)
    expect(await left()).toEqual([0, 0, 0])
  })
})
