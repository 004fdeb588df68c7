import type { Circular, CircularCard, CircularForm } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { dayFromNow, publishCircular, writeCircular } from '../testing/written-circulars.ts'

const testApp = await openTestApp()
const { app, clock } = testApp

interface List {
  readonly code: string
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly CircularCard[]
}

const get = <T>(path: string, language = 'bn') =>
  request<T>(app, 'GET', path, { headers: { 'accept-language': language } })
const list = async (query = '') => (await get<List>(`job/v1/jobs/?${query}`)).body
const titles = ({ results }: List) => results.map(({ title }) => title)
const form = async (query = '', language?: string) =>
  (await get<CircularForm>(`job/v1/jobs/form/?${query}`, language)).body
const inDays = (days: number) => dayFromNow(testApp, days)

async function walk(query: string): Promise<string[]> {
  const met: string[] = []
  for (let path: string | null = `job/v1/jobs/?${query}`; path; ) {
    const { body }: { body: List } = await get<List>(path)
    met.push(...titles(body))
    path = body.next
  }
  return met
}

let staff: Person

beforeAll(async () => {
  staff = await moderator(testApp)
  const written: [string, Record<string, unknown>][] = [
    ['ব্যাংক এক', { category: 'bank', deadline: inDays(3), district: 'dhaka', employment_status: ['permanent'] }],
    ['ব্যাংক দুই', { category: 'bank', deadline: inDays(9), district: 'rajshahi', exam_date: inDays(40) }],
    ['শিক্ষক', { category: 'teacher', deadline: inDays(3), district: 'dhaka', exam_date: inDays(20) }],
    ['তারিখহীন', { category: 'private', location: 'Uttara', employment_status: ['full_time', 'contract'] }],
    ['আজই শেষ', { category: 'government', deadline: inDays(0), reference: 'স্মারক/৭৭', district: 'dhaka' }],
    ['পরে শুরু', { category: 'government', application_start_date: inDays(5), deadline: inDays(30) }],
  ]
  for (const [title, given] of written) {
    await publishCircular(staff, { title, ...given })
    clock.advance(1_000)
  }
  await writeCircular(staff, { title: 'খসড়া' })
  const late = await publishCircular(staff, { title: 'শেষ হয়েছে', deadline: inDays(0) })
  await testApp.db.pool.query(
    `update circulars set deadline = deadline - 1, ends_at = ends_at - interval '1 day' where id = $1`,
    [late],
  )
  await publishCircular(staff, { title: 'কাল বেরোবে', published_on: new Date(clock.now() + 86_400_000).toISOString() })
})

describe('the list of circulars', () => {
  it('has those that are open or open later, the nearest deadline first and those without one last', async () => {
    const found = await list()
    expect(titles(found)).toEqual(['আজই শেষ', 'ব্যাংক এক', 'শিক্ষক', 'ব্যাংক দুই', 'পরে শুরু', 'তারিখহীন'])
    expect([found.count, found.next, found.previous]).toEqual([6, null, null])
  })

  it('is ordered by deadline, exam or creation, either way, with those without a day last', async () => {
    expect(titles(await list('decreasing=true'))).toEqual([
      ...['পরে শুরু', 'ব্যাংক দুই', 'শিক্ষক', 'ব্যাংক এক', 'আজই শেষ', 'তারিখহীন'],
    ])
    expect(titles(await list('sortBy=exam_date')).slice(0, 2)).toEqual(['শিক্ষক', 'ব্যাংক দুই'])
    expect(titles(await list('sortBy=exam_date&decreasing=true')).slice(0, 2)).toEqual(['ব্যাংক দুই', 'শিক্ষক'])
    const newest = ['পরে শুরু', 'আজই শেষ', 'তারিখহীন', 'শিক্ষক', 'ব্যাংক দুই', 'ব্যাংক এক']
    expect(titles(await list('sortBy=created_date'))).toEqual(newest)
    expect(titles(await list('sortBy=created_date&decreasing=false'))).toEqual(newest.toReversed())
  })

  it('is walked by cursors without skipping or repeating a circular, in each order, forth and back', async () => {
    for (const order of ['', 'sortBy=exam_date', 'sortBy=created_date'])
      for (const way of ['', '&decreasing=true', '&decreasing=false']) {
        const whole = titles(await list(`page_size=100&${order}${way}`))
        expect(await walk(`page_size=1&${order}${way}`)).toEqual(whole)
        expect(await walk(`page_size=4&${order}${way}`)).toEqual(whole)
        const end = await list(`page_size=2&cursor=end&${order}${way}`)
        expect(titles(end)).toEqual(whole.slice(-2))
        expect(titles((await get<List>(end.previous!)).body)).toEqual(whole.slice(-4, -2))
      }
    expect(titles(await list('page=2&page_size=2'))).toEqual(['শিক্ষক', 'ব্যাংক দুই'])
  })

  it.each([
    ['category=bank', ['ব্যাংক এক', 'ব্যাংক দুই']],
    ['category=bank,teacher&district=dhaka', ['ব্যাংক এক', 'শিক্ষক']],
    ['employment_status=permanent,contract', ['ব্যাংক এক', 'তারিখহীন']],
    [`date_l=${inDays(1)}&date_r=${inDays(9)}`, ['ব্যাংক এক', 'শিক্ষক', 'ব্যাংক দুই']],
    [`date_l=${inDays(9)}&date_r=${inDays(9)}&null_deadline=true`, ['ব্যাংক দুই', 'তারিখহীন']],
    ['null_deadline=false&category=private', []],
    [`null_deadline=true&date_r=${inDays(0)}`, ['আজই শেষ', 'তারিখহীন']],
  ])('is narrowed by %s', async (query, expected) => {
    const found = await list(query)
    expect([titles(found), found.count]).toEqual([expected, expected.length])
  })

  it.each([
    ['ব্যাংক', ['ব্যাংক এক', 'ব্যাংক দুই']],
    ['bank', ['ব্যাংক এক', 'ব্যাংক দুই']],
    ['ব্যাংক  রাজশাহী', ['ব্যাংক দুই']],
    ['RAJSHAHI দুই', ['ব্যাংক দুই']],
    ['uttar', ['তারিখহীন']],
    ['৭৭', ['আজই শেষ']],
    ['77', ['আজই শেষ']],
    ['শিক্ষকতা', ['শিক্ষক']],
    ['এইচএসসি ব্যাংক এক', ['ব্যাংক এক']],
    ['ব্যাংক সিলেট', []],
    ['%', []],
  ])('is searched for %s', async (search, expected) => {
    expect(titles(await list(`search=${encodeURIComponent(search)}`))).toEqual(expected)
  })

  it('turns over as a circular ends at midnight in Dhaka, or at its hour, and as one goes out', async () => {
    const before = clock.now()
    const night = Date.parse(`${inDays(1)}T00:00:00+06:00`)
    clock.set(night - 1)
    expect(titles(await list())[0]).toBe('আজই শেষ')
    clock.set(night)
    expect(titles(await list())).not.toContain('আজই শেষ')
    clock.set(before + 86_400_000)
    expect(titles(await list())).toContain('কাল বেরোবে')
    clock.set(before)
    const id = await publishCircular(staff, { title: 'বিকেলে শেষ', deadline: inDays(2), deadline_time: '17:00' })
    const five = Date.parse(`${inDays(2)}T17:00:00+06:00`)
    clock.set(five - 1)
    expect(titles(await list())).toContain('বিকেলে শেষ')
    clock.set(five)
    expect(titles(await list())).not.toContain('বিকেলে শেষ')
    const { status, body } = await get<Circular>(`job/v1/jobs/${id}/`)
    expect([status, body.ends_at]).toEqual([200, new Date(five).toISOString()])
    clock.set(before)
    await staff.call('DELETE', `job/v1/admin/jobs/${id}/`)
    expect((await get(`job/v1/jobs/${id}/`)).status).toBe(404)
  })

  it('shows other states to moderators alone, the ended ones among them', async () => {
    for (const state of ['0', '0,1', '2,3', '0,1,2,3']) {
      expect((await get<List>(`job/v1/jobs/?state=${state}`)).body.code).toBe('forbidden')
      const learner = await testApp.person()
      expect((await learner.call('GET', `job/v1/jobs/?state=${state}`)).status).toBe(403)
    }
    expect(titles(await list('state=2'))).toHaveLength(6)
    const drafts = await staff.call<List>('GET', 'job/v1/jobs/?state=0')
    expect(titles(drafts.body)).toEqual(['খসড়া'])
    const approved = await staff.call<List>('GET', 'job/v1/jobs/?state=2')
    expect(titles(approved.body)).toEqual(expect.arrayContaining(['শেষ হয়েছে', 'কাল বেরোবে']))
    expect(titles((await staff.call<List>('GET', 'job/v1/jobs/')).body)).toHaveLength(6)
  })

  it('refuses a range that ends before it begins, days out of bounds, and unknown values, by the field', async () => {
    const errors = async (query: string) => {
      const { status, body } = await get<{ errors: { path: string }[] }>(`job/v1/jobs/?${query}`)
      return [status, body.errors?.[0]?.path]
    }
    expect(await errors(`date_l=${inDays(3)}&date_r=${inDays(2)}`)).toEqual([400, 'date_r'])
    expect(await errors('date_l=1970-12-31')).toEqual([400, 'date_l'])
    expect(await errors('date_r=2101-01-01')).toEqual([400, 'date_r'])
    expect((await errors('category=space'))[0]).toBe(400)
    expect(await errors('state=4')).toEqual([400, 'state'])
    expect(await errors('cursor=abc')).toEqual([400, 'cursor'])
  })
})

describe('the form of the board', () => {
  const countOf = (choices: CircularForm['category' | 'employment_status' | 'district'], id: string) =>
    choices.find(choice => choice.id === id)?.count

  it('counts each choice under the other filters, and all under all', async () => {
    const all = await form()
    expect([all.count, all.without_deadline, all.lifted]).toEqual([6, 1, []])
    expect(all.category.map(({ count }) => count)).toEqual([0, 2, 1, 2, 0, 0, 0, 1, 0])
    expect(all.district.map(({ id, count }) => [id, count])).toEqual([
      ['dhaka', 3],
      ['rajshahi', 1],
    ])
    const narrow = await form(`category=bank&district=dhaka&date_r=${inDays(5)}`)
    expect(narrow.count).toBe(1)
    expect([countOf(narrow.category, 'teacher'), countOf(narrow.category, 'bank')]).toEqual([1, 1])
    expect([countOf(narrow.district, 'dhaka'), countOf(narrow.district, 'rajshahi')]).toEqual([1, 0])
    expect(narrow.lifted).toEqual([
      { filter: 'category', count: 3 },
      { filter: 'district', count: 1 },
      { filter: 'deadline', count: 1 },
    ])
  })

  it('says what lifting the search or those without a deadline leaves', async () => {
    const searched = await form(`search=uttara&date_r=${inDays(5)}&null_deadline=true`)
    expect([searched.count, searched.without_deadline]).toEqual([1, 1])
    expect(searched.lifted).toEqual([
      { filter: 'search', count: 4 },
      { filter: 'deadline', count: 1 },
      { filter: 'null_deadline', count: 0 },
    ])
  })

  it('counts as the list does', async () => {
    for (const query of ['', 'category=bank', 'search=এইচএসসি', `date_l=${inDays(1)}`, 'null_deadline=false'])
      expect([query, (await form(query)).count]).toEqual([query, (await list(query)).count])
  })

  it('has its labels in both languages', async () => {
    expect((await form()).category[1]!.label).toBe('ব্যাংক')
    expect((await form('', 'en')).district[0]!.label).toBe('Dhaka')
  })
})
