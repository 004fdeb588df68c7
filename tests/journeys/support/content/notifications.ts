import type { Page } from '@playwright/test'
import { notify } from '@prostuti/server/platform/notifications/notify'
import type { LearnerName } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'

interface Titles {
  readonly bn: string
  readonly en: string
}

/** The server tells a learner that a result is out, as it does by itself; the title is what the exam is called. */
export async function tell({ db }: TestSite, name: LearnerName, title: string | Titles): Promise<void> {
  await notify(db.pool, {
    kind: 'result_published',
    key: crypto.randomUUID(),
    people: [await idOf({ db }, name)],
    data: { exam: '1', title: typeof title === 'string' ? { bn: title, en: title } : title, state: 'live' },
    at: Date.now(),
  })
}

/** Nothing was told to this learner yet. */
export async function forgetNotifications({ db }: Pick<TestSite, 'db'>, name: LearnerName): Promise<void> {
  await db.pool.query('delete from notifications where user_id = $1', [await idOf({ db }, name)])
}

/** The same, and they are signed in nowhere: the next device is told of to nobody. */
export async function forgetDevices(testSite: Pick<TestSite, 'db'>, name: LearnerName): Promise<void> {
  await testSite.db.pool.query('delete from sessions where user_id = $1', [await idOf(testSite, name)])
  await forgetNotifications(testSite, name)
}

/** The number of their account. */
export async function idOf({ db }: Pick<TestSite, 'db'>, name: LearnerName): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    "select id from users where name = $1 and email like '%@sandbox.prostuti.example'",
    [name],
  )
  return rows[0]!.id
}

export const bell = (page: Page) => page.locator('[data-bell]')

/** The panel under the bell. */
export const bellPanel = (page: Page) => page.locator('[data-bell-panel]')

/** The streams that this page opens. */
export function countStreams(page: Page): () => number {
  let count = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname.endsWith('/firebase/v1/stream/')) count++
  })
  return () => count
}
