import type { Notice, SitemapKind, StaffNoticeRow } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'
import { createFindNoticeDates } from '../index.ts'
import { type Page, staffOfNotices } from '../testing/staff-of-notices.ts'

const testApp = await openTestApp({ limits: null })
const { app, clock, db } = testApp
const staff = await staffOfNotices(testApp)
const day = 86_400_000
const dayIn = (days: number) => new Date(clock.now() + days * day + 6 * 3_600_000).toISOString().slice(0, 10)
const at = (days: number) => new Date(clock.now() + days * day).toISOString()

async function walk<T>(path: string): Promise<T[]> {
  const found: T[] = []
  let next: string | null = path
  while (next) {
    const { body }: { body: Page<T> } = await request<Page<T>>(app, 'GET', next, { token: staff.person.token })
    found.push(...body.results)
    next = body.next
  }
  return found
}

describe('notices', () => {
  it('are read with those on top first, then the newest, until their day is over', async () => {
    for (const [title, published, pinned] of [
      ['পুরোনো', -5, null],
      ['উপরে', -9, 2],
      ['নতুন', -1, null],
      ['উপরে ছিল', -7, -1],
      ['নতুন উপরে', -2, 0],
      ['আসবে', 1, 9],
    ] as const)
      await staff.notice({ title, published_on: at(published), pinned_until: pinned === null ? null : dayIn(pinned) })
    await staff.notice({ title: 'খসড়া' })
    const titles = async (size: number) =>
      (await walk<Notice>(`core/v1/notices/?page_size=${size}`)).map(({ title }) => title)
    const expected = ['নতুন উপরে', 'উপরে', 'নতুন', 'পুরোনো', 'উপরে ছিল']
    expect(await titles(20)).toEqual(expected)
    expect(await titles(2)).toEqual(expected)
    clock.advance(day)
    expect(await titles(1)).toEqual(['আসবে', 'উপরে', 'নতুন', 'নতুন উপরে', 'পুরোনো', 'উপরে ছিল'])
    clock.advance(-day)
  })

  it('are changed and deleted, and another revision is a conflict', async () => {
    const { body: notice } = await staff.notice({ body: '১. প্রথম\n২. দ্বিতীয়', published_on: at(-1) })
    expect(notice.shown.body).toBe('<ol><li>প্রথম</li><li>দ্বিতীয়</li></ol>'.normalize('NFC'))
    const changed = await staff.changeNotice(notice.id, { revision: 1, body: 'এক <b onclick="x()">দুই</b>\nতিন' })
    expect(changed.body.shown.body).toBe('এক <b>দুই</b><br />তিন')
    expect(changed.body.body).toContain('onclick')
    expect((await staff.changeNotice(notice.id, { revision: 1, title: 'ক' })).body.code).toBe('conflict')
    const path = `core/v1/notices/${encodeURIComponent(notice.slug)}/`
    expect((await request<Notice>(app, 'GET', path)).body.id).toBe(notice.id)
    expect((await staff.call('DELETE', `admin-notices/${notice.id}/`)).status).toBe(204)
    expect((await request(app, 'GET', path)).status).toBe(404)
  })
})

describe('the staff’s list', () => {
  it('has all three kinds: drafts first, then what is to come, then the newest', async () => {
    await db.pool.query('delete from notices')
    const plan = (title: string, exam: number, published: number | null) =>
      staff.plan({ title, exam_date: dayIn(exam), published_on: published === null ? null : at(published) })
    await plan('আসন: হয়ে গেছে', -1, -3)
    await plan('আসন: আসছে', 4, -2)
    await plan('আসন: খসড়া', 4, null)
    await staff.notice({ title: 'নোটিশ: আসবে', published_on: at(2), pinned_until: dayIn(5) })
    await staff.notice({ title: 'নোটিশ: এখন', published_on: at(-1) })
    clock.advance(1_000)
    await staff.result({ title: 'ফল: খসড়া' })
    const all = await walk<StaffNoticeRow>('core/v1/admin-notices/?page_size=2')
    expect(all.map(({ title, kind, state }) => [title, kind, state])).toEqual(
      [
        ['ফল: খসড়া', 'result', 'draft'],
        ['আসন: খসড়া', 'seat_plan', 'draft'],
        ['নোটিশ: আসবে', 'notice', 'scheduled'],
        ['নোটিশ: এখন', 'notice', 'published'],
        ['আসন: আসছে', 'seat_plan', 'published'],
        ['আসন: হয়ে গেছে', 'seat_plan', 'over'],
      ].map(row => row.map(text => text.normalize('NFC'))),
    )
    expect(all.find(({ kind }) => kind === 'result')).toMatchObject({ count: 0, date: null, published_on: null })
    expect(all.find(({ state }) => state === 'over')).toMatchObject({ count: 9, date: dayIn(-1) })
    const found = await walk<StaffNoticeRow>(
      `core/v1/admin-notices/?kind=seat_plan&search=${encodeURIComponent('খসড়া')}`,
    )
    expect(found.map(({ kind, state }) => [kind, state])).toEqual([['seat_plan', 'draft']])
  })

  it('is the staff’s alone', async () => {
    const learner = await testApp.person({ member: true })
    expect((await learner.call('GET', 'core/v1/admin-notices/')).status).toBe(403)
    expect((await learner.call('POST', 'core/v1/admin-notices/', { title: 'ক', body: 'খ' })).status).toBe(403)
  })
})

it('what is published has its addresses in the sitemap, and its days for a routine', async () => {
  const { body: plan } = await staff.plan({
    title: 'Clerk exam',
    exam_date: dayIn(4),
    exam_time: '10:30',
    published_on: at(-1),
  })
  const { body: draft } = await staff.plan({ title: 'Draft exam' })
  const kind: SitemapKind = 'notices'
  const { body } = await request<Page<{ href: string }>>(app, 'GET', `core/v1/get-sitemap-info/?type=${kind}`)
  const hrefs = body.results.map(({ href }) => href)
  expect(hrefs).toContain('/notice/seat-plan/clerk-exam')
  expect(hrefs.join()).not.toContain('draft-exam')
  const found = await createFindNoticeDates({ db, clock }).seat_plan([plan.id, draft.id, '999999'])
  expect([...found]).toEqual([
    [plan.id, { title: 'Clerk exam', href: '/notice/seat-plan/clerk-exam', date: dayIn(4), time: '10:30' }],
  ])
})

it('pages read the same as the calls', async () => {
  const pages = app.features.notices.pages({ language: 'bn', viewer: async () => null })
  expect(await pages.seatPlans(1)).toEqual((await request(app, 'GET', 'core/v1/seat-plan/?page=1')).body)
  expect(await pages.notices(1)).toEqual((await request(app, 'GET', 'core/v1/notices/?page=1')).body)
  expect(await pages.results(1)).toEqual((await request(app, 'GET', 'core/v1/govt-results/?page=1')).body)
  expect([await pages.seatPlan('none'), await pages.result('none'), await pages.notice('none')]).toEqual([
    null,
    null,
    null,
  ])
})
