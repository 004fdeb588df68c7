import type { FoundResult, GovtResultCard, Notice, SeatPlanCard } from '@prostuti/contract'
import { beforeAll, expect, it } from 'vitest'
import { dhakaDay } from '../../src/platform/dhaka-day.ts'
import { openTestApp } from '../../src/testing/open-test-app.ts'
import { request } from '../../src/testing/test-app.ts'
import { seedNotices } from './seed-notices.ts'

const testApp = await openTestApp({ limits: null })
const { app, clock, db } = testApp
const day = 86_400_000
const seed = () => seedNotices(db, clock.now())
const list = async <T>(path: string) =>
  (await request<{ count: number; results: T[] }>(app, 'GET', `core/v1/${path}`)).body.results

beforeAll(seed)

it('shows seat plans of tomorrow, of three days from now, and of a past exam, results and notices, all marked as samples', async () => {
  const plans = await list<SeatPlanCard>('seat-plan/')
  expect(plans.map(({ exam_date }) => exam_date).slice(0, 2)).toEqual(
    [1, 3].map(days => dhakaDay(clock.now() + days * day)),
  )
  expect(await list('seat-plan/?past=true')).toHaveLength(1)
  const results = await list<GovtResultCard>('govt-results/')
  expect(results).toHaveLength(8)
  expect(await list<Notice>('notices/')).toHaveLength(3)
  for (const { is_sample, organisation } of [...plans, ...results]) {
    expect(is_sample).toBe(true)
    expect(organisation).toMatch(/^নমুনা /)
  }
  for (const { numbers } of results) expect(numbers).toBeGreaterThanOrEqual(50)
})

it('finds its numbers, with their zeros, and two outcomes of each result', async () => {
  const search = async (number: string) =>
    (await request<{ found: FoundResult[] }>(app, 'GET', `core/v1/govt-results-query/?search_reg=${number}`)).body.found
  expect((await search('0040012'))[0]).toMatchObject({ outcome: 'চূড়ান্তভাবে নির্বাচিত'.normalize('NFC') })
  expect(await search('40012')).toEqual([])
  const { rows } = await db.pool.query(
    `select r.id from govt_results r join govt_result_numbers n using (list_id) group by r.id, r.numbers
     having count(*) = r.numbers and count(distinct outcome) = 2`,
  )
  expect(rows).toHaveLength(8)
})

it('changes nothing when it is done again, and lets a passed exam of its own come again', async () => {
  const counts = async () =>
    (
      await db.pool.query(
        'select (select count(*) from seat_plans), (select count(*) from govt_result_numbers), (select count(*) from notices) n',
      )
    ).rows
  const before = await counts()
  await seed()
  expect(await counts()).toEqual(before)
  clock.advance(5 * day)
  expect(await list('seat-plan/?past=true')).toHaveLength(3)
  await seed()
  expect(await list('seat-plan/?past=true')).toHaveLength(1)
  expect(await list('seat-plan/')).toHaveLength(3)
})
