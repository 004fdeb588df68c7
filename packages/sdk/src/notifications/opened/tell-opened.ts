import type { Prostuti } from '../../client.ts'
import type { PushPlace } from '../../platform/push-place.ts'
import { notificationsApiOf } from '../notifications-api.ts'
import { tellUnread } from '../stream/tell-unread.ts'

type Client = Pick<Prostuti, 'base' | 'platform' | 'http'>

const keyOf = (base: string) => `prostuti:opened:${base}`
const mostKept = 100

/** Tells the server that one was opened; once on this device, which alone remembers it. Rejects where the server does not answer. */
export async function tellOpened(client: Client, id: string): Promise<void> {
  const { base, platform } = client
  const told = () => (platform.storage.getItem(keyOf(base)) ?? '').split(' ').filter(Boolean)
  if (told().includes(id)) return
  platform.storage.setItem(keyOf(base), [id, ...told()].slice(0, mostKept).join(' '))
  try {
    tellUnread(client, await notificationsApiOf(client).open(id, { keepalive: true }))
  } catch (error) {
    const others = told().filter(each => each !== id)
    platform.storage.setItem(keyOf(base), others.join(' '))
    throw error
  }
}

/** Tells what was opened from the phone's own list, of which only a page can tell: the worker knows no token. */
export async function tellOpenedPushes(client: Client, place: Pick<PushPlace, 'takeOpened'>): Promise<void> {
  for (const id of await place.takeOpened()) await tellOpened(client, id)
}
