import { chromium, type Page, type Worker } from '@playwright/test'
import { createPushParts, loadVapidKeys } from '@prostuti/server/features/notifications/index'
import { endOfQuiet } from '@prostuti/server/features/notifications/push/deliver/judge-push'
import { createPush } from '@prostuti/server/features/notifications/push/index'
import { silentLog } from '@prostuti/server/platform/log'
import { chromiumArgs, findChromium } from '../../../support/browser.ts'
import { test as base, phone } from '../journey.ts'
import type { TestSite } from '../test-site.ts'

/** On a phone whose browser shows notifications: the Chromium without windows, which draws the other journeys, blocks them. */
export const test = base.extend({
  page: async ({ testSite }, use) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
    const context = await browser.newContext({ ...phone, baseURL: testSite.url })
    await use(await context.newPage())
    await browser.close()
  },
})

/** A browser's address at the sandbox's push service, which decrypts as a browser does. */
export interface PushDevice {
  readonly id: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** What arrived at a device, as JSON that was encrypted for it alone. */
export interface Arrived {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

export async function addPushDevice({ sandboxUrl }: TestSite): Promise<PushDevice> {
  const answer = await fetch(`${sandboxUrl}/push/devices/`, { method: 'POST' })
  return (await answer.json()) as PushDevice
}

/**
 * This browser may show notifications, and its push service is the sandbox's: a Chromium without a window reaches none of its own.
 * All else is the browser's.
 */
export async function usePushDevice(page: Page, site: TestSite): Promise<PushDevice> {
  const device = await addPushDevice(site)
  await page.context().grantPermissions(['notifications'], { origin: site.url })
  await page.context().addInitScript(({ endpoint, keys }) => {
    const key = 'test:subscribed'
    const unsubscribe = async () => {
      sessionStorage.removeItem(key)
      return true
    }
    const subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) }
    Object.assign(PushManager.prototype, {
      async subscribe() {
        sessionStorage.setItem(key, '1')
        return subscription
      },
      getSubscription: async () => (sessionStorage.getItem(key) ? subscription : null),
    })
  }, device)
  return device
}

/** Messages that have come so far. At night, when phones are left alone, a second process for which it is morning rings them. */
export async function arrivedAt({ id }: PushDevice, site: TestSite): Promise<readonly Arrived[]> {
  await ringByDay(site)
  const answer = await fetch(`${site.sandboxUrl}/push/devices/${id}/`)
  return ((await answer.json()) as { arrived: Arrived[] }).arrived
}

async function ringByDay({ db, url, sandboxUrl }: TestSite): Promise<void> {
  const now = () => endOfQuiet(Date.now())
  const keys = await loadVapidKeys(db.pool, null)
  const push = createPush({
    ...createPushParts(db),
    ...{ db, log: silentLog, siteUrl: url, findCookieViewer: async () => null },
    clock: { now, isTrusted: () => true, confirm: async () => now() },
    push: { vapid: { ...keys, subject: 'mailto:help@prostuti.example' }, hosts: [sandboxUrl], fcm: null },
  })
  await push.deliver()
}

/** The site's service worker, once it runs. */
export async function workerOf(page: Page): Promise<Worker> {
  const context = page.context()
  await page.evaluate(() => navigator.serviceWorker.ready)
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

/** The browser hands its service worker what came from its push service. */
export async function deliverPush(page: Page, { url }: TestSite, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await registrationId, data })
  await devtools.detach()
}

/** A notification that stands on the device. */
export interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly icon: string
  readonly silent: boolean | null
}

export const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const shown = await getNotifications.call(await navigator.serviceWorker.ready)
    return shown.map(({ title, body, tag, icon, silent }) => ({ title, body, tag, icon, silent }))
  })

/**
 * A press on the notification with this tag: what the worker then opens or focuses. Only a person's own press lets a worker do that,
 * so the browser's last step is noted and left out.
 */
export function pressShown(worker: Worker, tag: string): Promise<string[]> {
  return worker.evaluate(async wanted => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: object
      NotificationEvent: new (type: string, init: object) => Event
      WindowClient: { prototype: object }
    }
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    const opened: string[] = []
    Object.assign(scope.clients, { openWindow: async (href: string) => void opened.push(`opens ${href}`) })
    Object.assign(scope.WindowClient.prototype, {
      async focus(this: { url: string }) {
        opened.push(`focuses ${this.url}`)
      },
    })
    const works: Promise<unknown>[] = []
    const event = new scope.NotificationEvent('notificationclick', { notification })
    dispatchEvent(Object.assign(event, { waitUntil: (work: Promise<unknown>) => works.push(work) }))
    await Promise.all(works)
    return opened
  }, tag)
}

/** The browser has got another address from its push service, and tells its worker. */
export function moveTo({ endpoint, keys }: PushDevice, worker: Worker): Promise<void> {
  return worker.evaluate(
    async json => {
      const works: Promise<unknown>[] = []
      const newSubscription = { toJSON: () => json, unsubscribe: async () => true }
      const waitUntil = (work: Promise<unknown>) => works.push(work)
      dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { newSubscription, waitUntil }))
      await Promise.all(works)
    },
    { endpoint, keys },
  )
}
