import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ResultSheet, SeatPlanCentre, StaffGovtResult, StaffSeatPlan } from '@prostuti/contract'
import type { TestSite } from '../test-site.ts'
import { tokenOf } from '../token-of.ts'

/** What a moderator publishes by the API, with the page on which they are signed in. */
export interface Moderator {
  readonly page: Page
  readonly testSite: TestSite
}

const centre = (name: string, from: number, to: number): SeatPlanCentre => ({
  ...{ name, from, to },
  hall: '',
  address: 'নমুনা সড়ক',
})

/** Three centres whose rolls follow one another. */
export const centres = [
  centre('নমুনা বালিকা উচ্চ বিদ্যালয়', 100_001, 100_960),
  centre('নমুনা আদর্শ কলেজ', 100_961, 102_140),
  centre('নমুনা কলেজিয়েট স্কুল', 102_141, 103_000),
]

/** An exam in `days` days, with its centres. */
export async function publishSeatPlan(moderator: Moderator, title: string, days: number): Promise<StaffSeatPlan> {
  return send(moderator, 'POST', 'core/v1/admin-seat-plans/', {
    ...{ title, organisation: 'নমুনা দপ্তর', exam_date: dayIn(days), exam_time: '10:00', ranges: centres },
    ...{ source_title: 'নমুনা নোটিশ', published_on: before() },
  })
}

/** A result with these numbers, each with its outcome. */
export async function publishResult(
  moderator: Moderator,
  title: string,
  numbers: readonly (readonly [number: string, outcome: string])[],
): Promise<StaffGovtResult> {
  const result = await send<StaffGovtResult>(moderator, 'POST', 'core/v1/admin-govt-results/', {
    ...{ title, organisation: 'নমুনা দপ্তর', next_title: 'নমুনা লিখিত', next_date: dayIn(30) },
  })
  const path = `core/v1/admin-govt-results/${result.id}/sheet/`
  const csv = ['registration,result', ...numbers.map(row => row.join(','))].join('\n')
  const form = new FormData()
  form.set('file', new File([csv], 'numbers.csv', { type: 'text/csv' }))
  await send(moderator, 'POST', path, form)
  const sheetIs = async (state: ResultSheet['state']) => {
    const read = async () => (await send<ResultSheet>(moderator, 'GET', path)).state
    await expect.poll(read, { timeout: 60_000 }).toBe(state)
  }
  await sheetIs('ready')
  await send(moderator, 'PUT', path, {
    columns: [
      { column: 0, holds: 'number' },
      { column: 1, holds: 'outcome' },
    ],
  })
  await sheetIs('done')
  const publication = { revision: result.revision, published_on: before() }
  return send(moderator, 'PATCH', `core/v1/admin-govt-results/${result.id}/`, publication)
}

async function send<T>({ page, testSite }: Moderator, method: string, path: string, body?: unknown): Promise<T> {
  const isForm = body instanceof FormData
  const response = await fetch(`${testSite.url}/api/${path}`, {
    method,
    headers: {
      Authorization: `token ${await tokenOf(page, testSite)}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined || isForm ? (body as FormData | undefined) : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`[${method}] ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** `YYYY-MM-DD` in Dhaka. */
const dayIn = (days: number): string => new Date(Date.now() + (days * 24 + 6) * 3_600_000).toISOString().slice(0, 10)

const before = (): string => new Date(Date.now() - 60_000).toISOString()
