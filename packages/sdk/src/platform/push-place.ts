import { fromBase64url } from '../from-base64url.ts'

/** `unsupported`: this browser shows no pushes. */
export type PushPermission = 'unsupported' | 'default' | 'granted' | 'denied'

/** What a browser gives for sending pushes to it: an address and two keys in base64url. */
export interface WebPushSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** What pushing needs of the browser; tests hand in their own. */
export interface PushPlace {
  permission(): PushPermission
  /** The browser's own question; only while a person presses something. */
  ask(): Promise<PushPermission>
  current(): Promise<WebPushSubscription | null>
  /** `key`: the server's VAPID key, base64url. Rejects where the browser's push service is not reached. */
  subscribe(key: string): Promise<WebPushSubscription>
  unsubscribe(): Promise<void>
  /** Ids of the notifications of staff that were opened from the phone's own list since it was asked last. */
  takeOpened(): Promise<string[]>
}

const worker = '/sw.js'
/** Where the worker leaves what was opened (`sw.js`). */
const openedCache = 'prostuti-opened-1'

/** Pushes by the browser that this page is open in, by the site's own service worker. */
export function browserPush(): PushPlace {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  const registered = async () => {
    await navigator.serviceWorker.register(worker)
    return navigator.serviceWorker.ready
  }
  const found = async () =>
    (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null
  return {
    permission: () => (isSupported ? Notification.permission : 'unsupported'),
    ask: async () => (isSupported ? Notification.requestPermission() : 'unsupported'),
    current: async () => (isSupported ? toWire(await found()) : null),
    async subscribe(key) {
      const { pushManager } = await registered()
      const wanted = { userVisibleOnly: true, applicationServerKey: fromBase64url(key) }
      const subscription = await pushManager.subscribe(wanted).catch(async (error: DOMException) => {
        // One of another key is in the way.
        if (error.name !== 'InvalidStateError') throw error
        await (await pushManager.getSubscription())?.unsubscribe()
        return pushManager.subscribe(wanted)
      })
      return toWire(subscription)!
    },
    async unsubscribe() {
      if (isSupported) await (await found())?.unsubscribe()
    },
    async takeOpened() {
      if (!isSupported || !(await caches.has(openedCache))) return []
      const cache = await caches.open(openedCache)
      const requests = await cache.keys()
      await caches.delete(openedCache)
      return requests.map(({ url }) => decodeURIComponent(url.split('/').at(-1)!))
    },
  }
}

function toWire(subscription: PushSubscription | null): WebPushSubscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) return null
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}
