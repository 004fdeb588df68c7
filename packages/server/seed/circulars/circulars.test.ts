import { circularStates, shapes } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/platform/dhaka-day.ts'
import { openTestApp } from '../../src/testing/open-test-app.ts'
import { request } from '../../src/testing/test-app.ts'
import { demoCirculars } from './index.ts'
import { seedCirculars } from './seed-circulars.ts'

const testApp = await openTestApp()
const { app, clock, db } = testApp

const day = 86_400_000
// The next noon in Dhaka: one of them ends at 17:00 of the day on which the demo begins.
clock.advance((6 * 3_600_000 - (clock.now() % day) + day) % day)
const seed = () => seedCirculars(db, clock.now())
const all = async () => (await db.pool.query('select * from circulars order by id')).rows
const list = async () =>
  (
    await request<{ count: number; results: { ends_at: string | null; company: string; is_sample: boolean }[] }>(
      ...[app, 'GET', 'job/v1/jobs/?page_size=100'],
    )
  ).body

describe('the demo’s circulars', () => {
  it('are 24 samples of invented organisations, of which one ends today, and three say everything', async () => {
    await seed()
    expect(demoCirculars).toHaveLength(24)
    const { results, count } = await list()
    expect(count).toBe(demoCirculars.filter(({ state, ends = 0 }) => state === undefined && ends >= 0).length)
    expect(results.every(({ company, is_sample }) => company.startsWith('নমুনা') && is_sample)).toBe(true)
    expect(Date.parse(results[0]!.ends_at!) - clock.now()).toBeLessThan(day)
    const texts = Object.entries(shapes['circulars.createCircular'].body.shape).map(([name]) => name)
    const own = ['image', 'published_on', 'note', 'deadline', 'deadline_time', 'application_start_date', 'exam_date']
    const whole = demoCirculars.filter(given =>
      texts.every(name => own.includes(name) || name in given || (name === 'district' && given.category === 'teacher')),
    )
    expect(whole.length).toBeGreaterThanOrEqual(3)
    expect(new Set((await all()).map(({ state }) => state))).toEqual(
      new Set([circularStates.draft, circularStates.pending, circularStates.approved]),
    )
  })

  it('are the same when the demo starts again, and go on with its days, but for those that staff have changed', async () => {
    const before = await all()
    await seed()
    expect(await all()).toEqual(before)
    const daysOf = async (slug: string) =>
      (await db.pool.query<{ deadline: string }>('select deadline::text from circulars where demo_slug = $1', [slug]))
        .rows[0]!.deadline
    const [officer, cash] = [await daysOf('senior-officer'), await daysOf('cash-officer')]
    await db.pool.query(`update circulars set revision = 2 where demo_slug = 'cash-officer'`)
    clock.advance(3 * day)
    await seed()
    expect(await daysOf('senior-officer')).toBe(addDays(officer, 3))
    expect(await daysOf('cash-officer')).toBe(cash)
    expect(await all()).toHaveLength(24)
  })
})
