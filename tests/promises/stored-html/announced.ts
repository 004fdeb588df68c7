import type { Database } from '@prostuti/server/platform/db/database'
import { notify } from '@prostuti/server/platform/notifications/notify'
import type { Person } from '../support/people.ts'

/** Tells one person a text, as staff's notifications do; what the API would refuse stands there all the same. */
export async function announceTo({ pool }: Database, { id }: Pick<Person, 'id'>, text: string): Promise<void> {
  const words = { bn: text, en: text }
  await notify(pool, {
    ...{ kind: 'announcement', key: `stored-html:${id}`, people: [id], at: Date.now(), silent: true },
    data: {
      ...{ announcement: '1', topic: 'news', title: words, body: words, path: '/' },
      ...{ web_url: '', image: '' },
    },
  })
}
