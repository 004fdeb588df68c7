import type { AuditEntry, SeatPlan, SeatPlanCard, SeatPlanSheet, StaffSeatPlan } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { writeTextSheet } from '../../../platform/sheets/write-text-sheet.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'
import { form, type Page, staffOfNotices } from '../testing/staff-of-notices.ts'

const testApp = await openTestApp({ limits: null })
const { app, clock, db } = testApp
const staff = await staffOfNotices(testApp)
const day = 86_400_000
const dayIn = (days: number) => new Date(clock.now() + days * day + 6 * 3_600_000).toISOString().slice(0, 10)
const now = () => new Date(clock.now()).toISOString()
const list = async (query = '') => (await request<Page<SeatPlanCard>>(app, 'GET', `core/v1/seat-plan/?${query}`)).body
const get = (slug: string) => request<SeatPlan>(app, 'GET', `core/v1/seat-plan/${encodeURIComponent(slug)}/`)

const range = (name: string, from: number, to: number, more: object = {}) => ({
  ...{ name, hall: '', address: '', from, to },
  ...more,
})

describe('a seat plan', () => {
  it('is written, published and read, with its ranges by their rolls and its body as safe HTML', async () => {
    const { status, body } = await staff.plan({
      ...{ title: 'নমুনা অধিদপ্তর: অফিস সহায়ক', organisation: 'নমুনা অধিদপ্তর', exam_date: dayIn(3), exam_time: '10:00' },
      body: '- প্রবেশপত্র\n- কলম',
      ranges: [range('খ কলেজ', 201, 300, { hall: '২ নম্বর ভবন' }), range('ক স্কুল', 1, 100), range('ক স্কুল', 51, 150)],
      ...{ source_link: 'https://www.example.gov.bd/list.pdf', published_on: now() },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      revision: 1,
      changed: { by: 'মিতা রানী' },
      slug: 'নমুনা-অধিদপ্তর-অফিস-সহায়ক'.normalize('NFC'),
    })
    const shown = (await get(body.slug)).body
    expect(shown).toEqual(body.shown)
    expect(shown).toMatchObject({
      ...{ centres: 2, rolls: 250, is_sample: false, exam_time: '10:00', file: null },
      source: { title: 'example.gov.bd', href: 'https://www.example.gov.bd/list.pdf' },
    })
    expect(shown.ranges.map(({ from, hall }) => [from, hall])).toEqual([
      [1, null],
      [51, null],
      [201, '২ নম্বর ভবন'],
    ])
    expect(shown.body).toBe('<ul><li>প্রবেশপত্র</li><li>কলম</li></ul>')
    const hostile = await staff.plan({
      body: '<p onclick="x()">এক</p><script>alert(1)</script><img src="https://evil.example/x.png">',
    })
    expect(hostile.body.shown.body).toBe('<p>এক</p>')
  })

  it('takes 2,000 ranges with long names', async () => {
    const ranges = Array.from({ length: 2_000 }, (_, index) => range('ক'.repeat(150), index * 10, index * 10 + 9))
    const { status, body } = await staff.plan({ ranges })
    expect([status, body.shown.rolls]).toEqual([200, 20_000])
    expect((await staff.plan({ ranges: [...ranges, range('ক', 1, 2)] })).status).toBe(400)
  })

  it('is not published without ranges, nor on a day that nobody means, nor with a file that is gone', async () => {
    const refused = async (given: object) => {
      const { status, body } = await staff.plan(given)
      return [status, body.code, body.errors?.map(({ path }) => path)]
    }
    expect(await refused({ ranges: [], published_on: now() })).toEqual([400, 'validation_failed', ['published_on']])
    expect(await refused({ exam_date: '1970-12-31' })).toEqual([400, 'validation_failed', ['exam_date']])
    expect(await refused({ exam_date: '2101-01-01' })).toEqual([400, 'validation_failed', ['exam_date']])
    expect(await refused({ published_on: '2999-01-01T00:00:00Z' })).toEqual([
      400,
      'validation_failed',
      ['published_on'],
    ])
    expect(await refused({ file: '999' })).toEqual([400, 'validation_failed', ['file']])
    expect(await refused({ body: '<script>1</script>' })).toEqual([400, 'validation_failed', ['body']])
    expect(await refused({ source_link: 'javascript:alert(1)' })).toEqual([400, 'validation_failed', ['source_link']])
    const { body: draft } = await staff.plan({ ranges: [] })
    const published = await staff.changePlan(draft.id, { revision: 1, published_on: now() })
    expect(published.body.errors.map(({ path }) => path)).toEqual(['published_on'])
    const { body: plan } = await staff.plan({ published_on: now() })
    expect((await staff.changePlan(plan.id, { revision: 1, ranges: [] })).status).toBe(400)
  })

  it('appears at its time, and not before', async () => {
    const at = clock.now() + day
    const { body } = await staff.plan({ exam_date: dayIn(9), published_on: new Date(at).toISOString() })
    expect((await get(body.slug)).status).toBe(404)
    expect((await list('page_size=100')).results.map(({ id }) => id)).not.toContain(body.id)
    clock.set(at)
    expect((await get(body.slug)).body.published_at).toBe(new Date(at).toISOString())
    expect((await list('page_size=100')).results.map(({ id }) => id)).toContain(body.id)
    clock.advance(-day)
  })

  it('keeps its address once learners have seen it', async () => {
    const title = 'একই নামের পরীক্ষা'
    const [one, two] = [(await staff.plan({ title })).body, (await staff.plan({ title })).body]
    expect([one.slug, two.slug]).toEqual(['একই-নামের-পরীক্ষা', 'একই-নামের-পরীক্ষা-2'])
    const renamed = await staff.changePlan(one.id, { revision: 1, title: 'অন্য নাম' })
    expect(renamed.body.slug).toBe('অন্য-নাম')
    expect((await staff.changePlan(one.id, { revision: 2, published_on: now() })).body.slug).toBe('অন্য-নাম')
    expect((await staff.changePlan(one.id, { revision: 3, published_on: null, title })).body.slug).toBe('অন্য-নাম')
    const many = await Promise.all(Array.from({ length: 6 }, () => staff.plan({ title })))
    expect(many.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(many.map(({ body }) => body.slug)).size).toBe(6)
  })

  it('is changed by one moderator at a time, and each change stands in the log', async () => {
    const { body: plan } = await staff.plan({ exam_date: dayIn(2) })
    const changes = [1, 2].map(minute => staff.changePlan(plan.id, { revision: 1, exam_time: `10:0${minute}` }))
    expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await staff.call('DELETE', `admin-seat-plans/${plan.id}/`)).status).toBe(204)
    expect((await staff.call('GET', `admin-seat-plans/${plan.id}/`)).status).toBe(404)
    expect((await staff.changePlan(plan.id, { revision: 2, exam_time: null })).status).toBe(404)
    const log = await staff.call<Page<AuditEntry>>('GET', `audit-log/?kind=seat_plan&id=${plan.id}`)
    expect(log.body.results.map(({ action }) => action)).toEqual(['deleted', 'updated', 'created'])
    expect(log.body.results[1]!.before).toEqual({ exam_time: null })
  })

  it('is created once under one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const ask = () =>
      request<StaffSeatPlan>(app, 'POST', 'core/v1/admin-seat-plans/', {
        ...{ token: staff.person.token, headers },
        body: { title: 'এক চাবি', exam_date: '2026-12-01' },
      })
    expect((await ask()).body.id).toBe((await ask()).body.id)
  })
})

describe('the list of seat plans', () => {
  it('has exams of today and later, the nearest first, and those before apart, the newest first', async () => {
    await db.pool.query('delete from seat_plans')
    const days = [5, -1, 0, 3, -9, 1]
    for (const days_ of days) await staff.plan({ title: `দিন ${days_}`, exam_date: dayIn(days_), published_on: now() })
    await staff.plan({ exam_date: dayIn(1), exam_time: '09:00', title: 'সকাল', published_on: now() })
    await staff.plan({ exam_date: dayIn(1) })
    const titles = async (query: string) => (await list(query)).results.map(({ title }) => title)
    expect(await titles('')).toEqual(['দিন 0', 'দিন 1', 'সকাল', 'দিন 3', 'দিন 5'])
    expect(await titles('past=true')).toEqual(['দিন -1', 'দিন -9'])
    expect(await titles('past=false')).toHaveLength(5)
    const walked: string[] = []
    let page: Page<SeatPlanCard> | null = await list('page_size=2')
    expect(page.count).toBe(5)
    while (page) {
      walked.push(...page.results.map(({ title }) => title))
      page = page.next ? (await request<Page<SeatPlanCard>>(app, 'GET', page.next)).body : null
    }
    expect(walked).toEqual(await titles(''))
    expect((await request(app, 'GET', 'core/v1/seat-plan/?cursor=nonsense')).status).toBe(400)
  })
})

describe('a sheet of centres', () => {
  const read = (content: string | Uint8Array) =>
    staff.call<SeatPlanSheet>('POST', 'admin-seat-plan-sheets/', form(content))

  it('is read with headers in Bangla or English, and nothing of people', async () => {
    const { status, body } = await read(
      [
        'ক্রমিক,কেন্দ্রের নাম,ভবন,ঠিকানা,রোল,পরীক্ষার্থীর সংখ্যা,কেন্দ্র সচিবের নাম,মোবাইল',
        '১,নমুনা কলেজ,১ নম্বর ভবন,ঢাকা,১০৪০০১–১০৪৬০০,৬০০,মোঃ আব্দুল করিম,01712345678',
        '২,নমুনা স্কুল,,,"104601 - 104700, ১০৪৮০১ হতে ১০৪৯০০ পর্যন্ত",২০০,রহিমা খাতুন,01812345678',
        '৩,নমুনা মাদ্রাসা,,,১০৫০০১,১,,',
      ].join('\n'),
    )
    expect(status).toBe(200)
    expect(body.ranges).toEqual([
      { name: 'নমুনা কলেজ', hall: '১ নম্বর ভবন', address: 'ঢাকা', from: 104_001, to: 104_600 },
      { name: 'নমুনা স্কুল', hall: '', address: '', from: 104_601, to: 104_700 },
      { name: 'নমুনা স্কুল', hall: '', address: '', from: 104_801, to: 104_900 },
      { name: 'নমুনা মাদ্রাসা', hall: '', address: '', from: 105_001, to: 105_001 },
    ])
    expect(body.refused).toEqual([])
    expect(body.left_out).toEqual(['ক্রমিক', 'কেন্দ্র সচিবের নাম', 'মোবাইল'])
    expect(JSON.stringify(body)).not.toMatch(/করিম|রহিমা|017|018/)
  })

  it('is read from .xlsx, with first and last rolls in columns of their own, or a first one and a count', async () => {
    const columns = [
      ['Centre', 'Hall', 'Address', 'Roll from', 'Roll to'],
      ['Sample College', 'Main', 'Dhaka', '1001', '1500'],
    ]
    expect((await read(writeTextSheet(columns))).body.ranges).toEqual([
      { name: 'Sample College', hall: 'Main', address: 'Dhaka', from: 1_001, to: 1_500 },
    ])
    const counted = await read('Venue,Start roll,Total\nSample School,1501,100')
    expect(counted.body.ranges).toEqual([{ name: 'Sample School', hall: '', address: '', from: 1_501, to: 1_600 }])
  })

  it('names the rows that are no ranges', async () => {
    const { body } = await read(
      ['centre,roll', ',1-9', 'ক,', 'ক,one to nine', 'ক,9-1', `${'ক'.repeat(201)},1-9`, 'ক,1-9999999999999'].join('\n'),
    )
    expect(body.ranges).toEqual([])
    expect(body.refused.map(({ row, cell, reason }) => [row, cell, reason])).toEqual([
      [2, 'A2', 'centre_missing'],
      [3, 'B3', 'roll_missing'],
      [4, 'B4', 'roll_unreadable'],
      [5, 'B5', 'range_reversed'],
      [6, 'A6', 'text_too_long'],
      [7, 'B7', 'roll_unreadable'],
    ])
  })

  it('is refused where it is no sheet, or has more than a plan may have', async () => {
    expect((await read(Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]))).body.code).toBe('unsupported_type')
    expect((await read(Buffer.from([0xff, 0xfe, 0, 0xd8]))).body.code).toBe('unsupported_type')
    expect((await read('centre,roll\n"ক,1-9')).body.errors.map(({ path }) => path)).toEqual(['file'])
    const many = Array.from({ length: 2_001 }, (_, index) => `ক,${index}`)
    expect((await read(`centre,roll\n${many.join('\n')}`)).body.errors.map(({ path }) => path)).toEqual(['file'])
  })
})
