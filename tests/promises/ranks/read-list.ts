import type { StandingRow, Standings } from '@prostuti/contract'
import type { App } from '@prostuti/server/app/app'
import { request } from '@prostuti/server/testing/test-app'

/** One answer of standings, by the address that the list itself gives or by the exam's. */
export async function readList(app: App, address: string, token?: string): Promise<Standings> {
  const { status, text, body } = await request<Standings>(app, 'GET', address, {
    token,
    headers: { 'accept-language': 'en' },
  })
  if (status !== 200) throw new Error(`${address} answered ${status} ${text}`)
  return body
}

export const addressOf = (exam: number, query = '') => `exam/v5/standings/${exam}/${query}`

/** People without a name are called by their number, so that a list shows who stands where. */
export function personOf({ user }: StandingRow): number {
  return Number(/^Examinee (\d+)$/.exec(user.name)?.[1])
}

/** All pages from the first to the last, and from there back to the first, by the addresses that the pages give. */
export async function walk(
  app: App,
  exam: number,
  pageSize: number,
): Promise<{ forth: StandingRow[]; back: StandingRow[] }> {
  let page = await readList(app, addressOf(exam, `?page_size=${pageSize}`))
  const forth = [...page.results]
  while (page.next) {
    page = await readList(app, page.next)
    forth.push(...page.results)
  }
  const back = [...page.results]
  while (page.previous) {
    page = await readList(app, page.previous)
    back.unshift(...page.results)
  }
  return { forth, back }
}
