import { Writable } from 'node:stream'
import { type FoundResult, type GovtResultCard, type StaffGovtResult, shapes } from '@prostuti/contract'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createMetrics } from '../../../platform/metrics/metrics.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { request } from '../../../testing/test-app.ts'
import { createFindNoticeDates } from '../index.ts'
import { form, type Page, staffOfNotices } from '../testing/staff-of-notices.ts'

const lines: string[] = []
const written = new Writable({
  write(line, _, done) {
    lines.push(String(line))
    done()
  },
})
const log = pino({ level: 'trace' }, written)
const metrics = createMetrics()
const testApp = await openTestApp({ trustedProxies: 1, log, metrics })
const { app, clock, db } = testApp
const staff = await staffOfNotices(testApp)
const at = (days: number) => new Date(clock.now() + days * 86_400_000).toISOString()

type Found = { number: string; found: FoundResult[] }
let asked = 0
const lookUp = (
  typed: string,
  { result, from = `198.51.${++asked >> 8}.${asked & 255}` }: { result?: string; from?: string } = {},
) =>
  request<Found & { code: string }>(
    app,
    'GET',
    `core/v1/govt-results-query/?${new URLSearchParams({ search_reg: typed, ...(result && { result }) })}`,
    { headers: { 'x-forwarded-for': from } },
  )

/** A result with these numbers, published unless said otherwise. */
async function resultOf(
  rows: readonly string[],
  { published_on = at(-1), ...given }: Record<string, unknown> = {},
): Promise<StaffGovtResult> {
  const { body } = await staff.result(given)
  await staff.call('POST', `admin-govt-results/${body.id}/sheet/`, form(`Roll,Status\n${rows.join('\n')}`))
  await runTasks(app)
  const columns = [
    { column: 0, holds: 'number' },
    { column: 1, holds: 'outcome' },
  ]
  await staff.call('PUT', `admin-govt-results/${body.id}/sheet/`, { columns })
  await runTasks(app)
  const published = await staff.changeResult(body.id, { revision: 1, published_on })
  if (published.status !== 200) throw new Error(published.text)
  return published.body
}

describe('a number', () => {
  it('is found by its digits, Bangla or Latin, with gaps and dashes, and with its zeros', async () => {
    const { id } = await resultOf(['0104001,উত্তীর্ণ', '104002,অপেক্ষমাণ', '104003,'], {
      ...{ title: 'অফিস সহায়ক', next_title: 'মৌখিক পরীক্ষা', next_date: '2026-12-30' },
    })
    const { status, body, headers } = await lookUp('০১০-৪০ ০১')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(shapes['notices.searchGovtResults'].returns.parse(body)).toEqual({
      number: '0104001',
      found: [
        {
          result: { id, slug: 'অফিস-সহায়ক'.normalize('NFC'), title: 'অফিস সহায়ক'.normalize('NFC') },
          outcome: 'উত্তীর্ণ',
          next: { title: 'মৌখিক পরীক্ষা'.normalize('NFC'), date: '2026-12-30' },
        },
      ],
    })
    expect((await lookUp('104001')).body).toEqual({ number: '104001', found: [] })
    expect((await lookUp('10400')).body.found).toEqual([])
    expect((await lookUp('104003')).body.found.map(({ outcome }) => outcome)).toEqual([null])
    expect((await lookUp('রোল')).status).toBe(400)
    const { result } = createFindNoticeDates({ db, clock })
    expect((await result([id])).get(id)).toMatchObject({ date: '2026-12-30', time: null })
  })

  it('is found in all results that are published, or in one', async () => {
    const [one, two] = [await resultOf(['777,ক'], { title: 'এক' }), await resultOf(['777,খ'], { title: 'দুই' })]
    await resultOf(['777,গ'], { title: 'পরে', published_on: at(1) })
    await resultOf(['777,ঘ'], { title: 'খসড়া', published_on: null })
    const titles = async (result?: string) =>
      (await lookUp('777', { result })).body.found.map(each => each.result.title)
    expect((await titles()).sort()).toEqual(['এক', 'দুই'].sort())
    expect(await titles(one.id)).toEqual(['এক'])
    expect(await titles('999999')).toEqual([])
    clock.advance(2 * 86_400_000)
    expect(await titles()).toHaveLength(3)
    clock.advance(-2 * 86_400_000)
    expect((await staff.call('DELETE', `admin-govt-results/${two.id}/`)).status).toBe(204)
    expect(await titles()).toEqual(['এক'])
  })

  it('is asked for ten times a minute from one address, signed in or not', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 10; turn++) statuses.push((await lookUp('1', { from: '203.0.113.5' })).status)
    expect(statuses).toEqual(Array(10).fill(200))
    const refused = await lookUp('1', { from: '203.0.113.5' })
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const headers = { 'x-forwarded-for': '203.0.113.5' }
    const path = 'core/v1/govt-results-query/?search_reg=1'
    expect((await request(app, 'GET', path, { token: staff.person.token, headers })).status).toBe(429)
    expect((await lookUp('1', { from: '203.0.113.6' })).status).toBe(200)
  })

  it('stands in no log, no metric and no error, whatever goes wrong', async () => {
    const secret = '918273645546372819'
    const before = lines.length
    await lookUp(secret)
    await lookUp(`${secret}x`)
    for (let turn = 0; turn < 12; turn++) await lookUp(secret, { from: '203.0.113.7' })
    await db.pool.query('alter table govt_result_numbers rename to away')
    const failed = await lookUp(secret)
    await db.pool.query('alter table away rename to govt_result_numbers')
    expect([failed.status, failed.body.code]).toEqual([500, 'something_wrong'])
    const said = lines.slice(before).join('\n')
    expect(said).toContain('unexpected error')
    expect(said + failed.text + (await metrics.text())).not.toContain(secret)
    const kept = await db.pool.query('select key from rate_limits')
    expect(JSON.stringify(kept.rows)).not.toContain(secret)
  })
})

describe('results', () => {
  it('are listed with how many numbers they have, the newest first', async () => {
    await db.pool.query('delete from govt_results')
    await resultOf(['1,', '2,', '3,'], { title: 'পুরোনো', published_on: at(-5) })
    await resultOf(['1,'], { title: 'নতুন', published_on: at(-1) })
    await staff.result({ title: 'খসড়া' })
    const walked: GovtResultCard[] = []
    let next: string | null = 'core/v1/govt-results/?page_size=1'
    while (next) {
      const { body }: { body: Page<GovtResultCard> } = await request(app, 'GET', next)
      expect(body.count).toBe(2)
      walked.push(...body.results)
      next = body.next
    }
    expect(walked.map(({ title, numbers }) => [title, numbers])).toEqual([
      ['নতুন', 1],
      ['পুরোনো'.normalize('NFC'), 3],
    ])
    const slug = encodeURIComponent(walked[0]!.slug)
    expect((await request(app, 'GET', `core/v1/govt-results/${slug}/`)).body).toMatchObject({ numbers: 1, next: null })
  })

  it('are not published without numbers, nor with a day of nothing', async () => {
    const pathsOf = async (given: object) => (await staff.result(given)).body.errors.map(({ path }) => path)
    expect(await pathsOf({ published_on: at(0) })).toEqual(['published_on'])
    expect(await pathsOf({ next_date: '2026-12-01' })).toEqual(['next_title'])
    expect(await pathsOf({ next_title: 'ক', next_date: '1950-12-01' })).toEqual(['next_date'])
    const { body } = await staff.result()
    expect((await staff.changeResult(body.id, { revision: 1, published_on: at(0) })).status).toBe(400)
    expect((await staff.changeResult(body.id, { revision: 2, title: 'ক' })).body.code).toBe('conflict')
  })
})
