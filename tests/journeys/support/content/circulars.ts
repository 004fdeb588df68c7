import type { Page } from '@playwright/test'
import { createCircular } from '@prostuti/contract/circulars/operations'
import { changeCirculars, getStaffCircular, updateCircular } from '@prostuti/contract/circulars/staff-operations'
import { dhakaDay, startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import type { TestSite } from '../test-site.ts'
import { tokenOf } from '../token-of.ts'

/** What staff type of a circular. */
interface NewCircular {
  readonly title: string
  readonly [field: string]: unknown
}

/** A day of Dhaka, so many from today. */
export const dayIn = (days: number): string => dhakaDay(Date.now() + days * 86_400_000)

/** The last day of this circular was yesterday. */
export async function endCircular({ db }: TestSite, id: string): Promise<void> {
  const ended = new Date(startOfDhakaDay(dayIn(0)))
  await db.pool.query('update circulars set deadline = $2, ends_at = $3 where id = $1', [id, dayIn(-1), ended])
}

/** Staff write a circular and publish it; resolves to its id. `staff`: a page on which a moderator is signed in. */
export async function publishCircular(staff: Page, site: TestSite, fields: NewCircular): Promise<string> {
  const authorization = `token ${await tokenOf(staff, site)}`
  const created = await staff.request.post(`${site.url}/api/${createCircular.path}`, {
    headers: { authorization, 'idempotency-key': crypto.randomUUID() },
    data: { company: 'নমুনা দপ্তর', context: 'স্থায়ী নিয়োগ।', deadline: dayIn(10), ...fields },
  })
  if (!created.ok()) throw new Error(`no circular was made: ${created.status()} ${await created.text()}`)
  const { id, revision } = (await created.json()) as { id: string; revision: number }
  const published = await staff.request.put(`${site.url}/api/${changeCirculars.path}`, {
    headers: { authorization },
    data: { act: 'publish', circulars: [{ id, revision }] },
  })
  const outcome = await published.text()
  if (!published.ok() || !outcome.includes('"left":[]')) throw new Error(`it was not published: ${outcome}`)
  return id
}

/** Staff change fields of a circular, whatever its revision is by now. */
export async function changeCircular(staff: Page, site: TestSite, id: string, fields: object): Promise<void> {
  const headers = { authorization: `token ${await tokenOf(staff, site)}` }
  const addressOf = ({ path }: { readonly path: string }) => `${site.url}/api/${path.replace('{id}', id)}`
  const { revision } = (await (await staff.request.get(addressOf(getStaffCircular), { headers })).json()) as {
    revision: number
  }
  const changed = await staff.request.patch(addressOf(updateCircular), { headers, data: { revision, ...fields } })
  if (!changed.ok()) throw new Error(`it was not changed: ${changed.status()} ${await changed.text()}`)
}
