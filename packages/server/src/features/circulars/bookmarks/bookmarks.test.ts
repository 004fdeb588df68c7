import type { CircularCard, MyCircular } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { createFindCircularDates } from '../index.ts'
import { dayFromNow, publishCircular, writeCircular } from '../testing/written-circulars.ts'

const testApp = await openTestApp()
const { app, clock, db } = testApp

let staff: Person
beforeAll(async () => {
  staff = await moderator(testApp)
})

interface List {
  readonly count: number
  readonly next: string | null
  readonly results: readonly CircularCard[]
}

const mark = (person: Person, id: string, method = 'PUT') =>
  person.call<{ bookmarked: boolean }>(method, `job/v1/jobs/${id}/bookmark/`)
const mine = (person: Person, id: string) => person.call<MyCircular>('GET', `job/v1/jobs/${id}/mine/`)
const listOf = async (person: Person, query = '') => (await person.call<List>('GET', `job/v1/bookmarks/?${query}`)).body

describe('a bookmark of a circular', () => {
  it('is there once, and is the person’s own', async () => {
    const [person, other] = [await testApp.person(), await testApp.person()]
    const id = await publishCircular(staff)
    expect((await mine(person, id)).body).toEqual({ bookmarked: false, in_routine: false })
    for (let round = 0; round < 2; round++) expect((await mark(person, id)).body).toEqual({ bookmarked: true })
    expect([(await listOf(person)).count, (await listOf(other)).count]).toEqual([1, 0])
    expect((await mine(person, id)).body.bookmarked).toBe(true)
    expect((await mine(other, id)).body.bookmarked).toBe(false)
    expect((await mark(other, id, 'DELETE')).body).toEqual({ bookmarked: false })
    expect((await listOf(person)).count).toBe(1)
    for (let round = 0; round < 2; round++)
      expect((await mark(person, id, 'DELETE')).body).toEqual({ bookmarked: false })
    expect((await listOf(person)).count).toBe(0)
  })

  it('is listed with the newest first, page by page, after the end of its circular too', async () => {
    const person = await testApp.person()
    const ids: string[] = []
    for (let number = 0; number < 5; number++) {
      const id = await publishCircular(staff, { deadline: dayFromNow(testApp, 0) })
      await mark(person, id)
      ids.unshift(id)
      clock.advance(1_000)
    }
    clock.advance(2 * 86_400_000)
    const met: string[] = []
    for (let at: string | null = 'job/v1/bookmarks/?page_size=2'; at; ) {
      const { body }: { body: List } = await person.call<List>('GET', at)
      met.push(...body.results.map(({ id }) => id))
      at = body.next
    }
    expect(met).toEqual(ids)
    await staff.call('DELETE', `job/v1/admin/jobs/${ids[0]}/`)
    expect((await listOf(person)).count).toBe(4)
    clock.advance(-2 * 86_400_000)
  })

  it('is refused of what is not public, and to visitors', async () => {
    const person = await testApp.person()
    const { id } = await writeCircular(staff)
    for (const unknown of [id, '987654321987654321']) {
      expect((await mark(person, unknown)).status).toBe(404)
      expect((await mine(person, unknown)).status).toBe(404)
    }
    expect((await request(app, 'PUT', `job/v1/jobs/${id}/bookmark/`)).status).toBe(401)
  })
})

describe('what others are given of circulars', () => {
  it('is the exam’s day of public ones, ended ones among them, for a routine', async () => {
    const exam = dayFromNow(testApp, 40)
    const known = await publishCircular(staff, { title: 'সহকারী জজ', deadline: dayFromNow(testApp, 0), exam_date: exam })
    const undated = await publishCircular(staff, { title: 'অজানা দিন' })
    const { id: draft } = await writeCircular(staff, { exam_date: exam })
    clock.advance(86_400_000)
    const found = await createFindCircularDates({ db, clock })([known, undated, draft, '987654321'])
    expect([...found]).toEqual([
      ...[
        [
          known,
          { title: 'সহকারী জজ', href: `/jobs/${known}/${encodeURIComponent('সহকারী-জজ')}`, date: exam, time: null },
        ],
      ],
      [undated, expect.objectContaining({ date: null })],
    ])
    clock.advance(-86_400_000)
  })

  it('are the addresses of open ones alone, for search engines', async () => {
    const open = await publishCircular(staff, { title: 'খোলা' })
    const { id: draft } = await writeCircular(staff, { title: 'খসড়া' })
    const ended = await publishCircular(staff, { deadline: dayFromNow(testApp, 0) })
    clock.advance(86_400_000)
    const { body } = await request<{ results: { href: string; updated_at: string }[] }>(
      ...[app, 'GET', 'core/v1/get-sitemap-info/?type=circulars&page_size=100'],
    )
    const hrefs = body.results.map(({ href }) => href)
    expect(hrefs).toContain(`/jobs/${open}/${encodeURIComponent('খোলা')}`)
    for (const id of [draft, ended]) expect(hrefs.join()).not.toContain(`/jobs/${id}/`)
    clock.advance(-86_400_000)
  })
})

describe('the pages of circulars', () => {
  const pagesOf = (person: Person | null) =>
    app.features.circulars.pages({
      language: 'bn',
      viewer: async () =>
        person && {
          id: BigInt(person.id),
          role: 'owner',
          isModerator: true,
          isAnonymous: false,
          scope: 'full',
          tokenHash: '',
        },
    })

  it('show the same list to everybody, and what is one’s own to its person', async () => {
    const person = await testApp.person()
    const like = { company: 'নমুনা মিলের দপ্তর', category: 'defence' }
    const id = await publishCircular(staff, like)
    const sister = await publishCircular(staff, like)
    const cousin = await publishCircular(staff, { category: 'defence' })
    const ended = await publishCircular(staff, { ...like, deadline: dayFromNow(testApp, 0) })
    await person.call('POST', 'job/v1/kept-searches/', { name: 'প্রতিরক্ষা', filters: { category: ['defence'] } })
    await mark(person, id)
    clock.advance(86_400_000)
    await publishCircular(staff, { category: 'defence' })
    const [visitor, own] = [pagesOf(null), pagesOf(person)]
    const asked = { category: ['defence' as const], page: 1 }
    expect(await own.list(asked)).toEqual(await visitor.list(asked))
    expect((await visitor.form({ category: ['defence'] })).count).toBe(4)
    expect((await visitor.similar(id, 2)).map(each => each.id)).toEqual([sister, cousin])
    expect([(await visitor.find(ended))!.id, await visitor.find('x'), await visitor.find('987654321')]).toEqual([
      ...[ended, null, null],
    ])
    expect([await visitor.mine(id), (await own.mine(id))!.bookmarked]).toEqual([null, true])
    expect([await visitor.unseen(), await own.unseen()]).toEqual([0, 1])
    expect([(await visitor.bookmarked(1)).count, (await own.bookmarked(1)).count]).toEqual([0, 1])
    clock.advance(-86_400_000)
  })
})
