import type { Prostuti } from '../../client.ts'
import type { PushPermission, PushPlace, WebPushSubscription } from '../../platform/push-place.ts'
import { notificationsApiOf } from '../notifications-api.ts'
import { dropOwnDevice, keepOwnDevice, type OwnDevice, readOwnDevice } from './own-device.ts'

type Client = Pick<Prostuti, 'base' | 'language' | 'platform' | 'auth' | 'http'>

/** The subscription of this browser that belongs to the person who is signed in. */
export function ownDeviceOf({ auth, base, platform }: Client): OwnDevice | null {
  const person = auth.$user.get()?.id
  return person ? readOwnDevice(platform.storage, base, person) : null
}

/**
 * Lets the browser ask, and subscribes it where that was allowed. Called while a person presses something. Rejects where the push
 * service or our server does not answer.
 */
export async function turnOnPush(client: Client, place: PushPlace, pushKey: string): Promise<PushPermission> {
  const permission = await place.ask()
  if (permission === 'granted') await tell(client, await place.subscribe(pushKey))
  return permission
}

/**
 * Browsers change a subscription by themselves. What this browser has is told to the server again where it is another one than the
 * server knows; one that is gone, here or at its push service, is made again. Does nothing where this person gets no pushes here.
 */
export async function renewPush(client: Client, place: PushPlace): Promise<void> {
  const own = ownDeviceOf(client)
  if (!own || place.permission() !== 'granted') return
  const current = await place.current()
  if (current?.endpoint === own.endpoint) return
  const { push_key: pushKey, devices, lost } = await notificationsApiOf(client).settings()
  if (!pushKey) return
  // Taken out of the list on another device: it stays out.
  if (!lost.includes(own.id) && !devices.some(({ id }) => id === own.id)) return turnOffHere(client, place)
  await tell(client, current ?? (await place.subscribe(pushKey)))
}

/** This browser gets no pushes any more; another device is let go by `unsubscribe` alone. */
export async function turnOffPush(client: Client, place: PushPlace): Promise<void> {
  const own = ownDeviceOf(client)
  if (!own) return
  try {
    await notificationsApiOf(client).unsubscribe(own.id)
  } catch (error) {
    if (!isGone(error)) throw error
  }
  await turnOffHere(client, place)
}

/** Taken out already. */
const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** Before signing out: the person who signs in next on this browser gets none of this person's pushes, even where the server does not answer. */
export async function forgetPush(client: Client, place: PushPlace): Promise<void> {
  const own = ownDeviceOf(client)
  if (!own) return
  try {
    await notificationsApiOf(client).unsubscribe(own.id)
  } catch (error) {
    console.warn('prostuti: the server was not told that pushes end here', error)
  }
  await turnOffHere(client, place)
}

async function turnOffHere({ base, platform }: Client, place: PushPlace): Promise<void> {
  dropOwnDevice(platform.storage, base)
  await place.unsubscribe()
}

async function tell(client: Client, { endpoint, keys }: WebPushSubscription): Promise<void> {
  const { auth, base, language, platform } = client
  const person = auth.$user.get()?.id
  if (!person) return
  const { id } = await notificationsApiOf(client).subscribe({ channel: 'web', endpoint, keys, language })
  keepOwnDevice(platform.storage, base, { person, id, endpoint })
}
