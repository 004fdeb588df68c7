import type { NotificationKind } from '@prostuti/contract'
import { type PushService, type RunningPushService, startPushService } from '@prostuti/sandbox/push/push-service'
import { afterAll } from 'vitest'
import webPush from 'web-push'
import { type NewNotification, notify } from '../../../../platform/notifications/notify.ts'
import { openTestApp } from '../../../../testing/open-test-app.ts'
import { type Answer, type Person, type TestApp, testClock } from '../../../../testing/test-app.ts'
import type { PushMessage } from '../message.ts'
import type { PushSettings } from '../push-settings.ts'

export type FakeDevice = ReturnType<PushService['devices']['add']>

/** An app that rings devices of the sandbox. */
export interface PushApp extends TestApp {
  readonly service: RunningPushService
  /** A browser of the sandbox that this person has subscribed. */
  subscribe(person: Person, device?: FakeDevice, language?: 'bn' | 'en'): Promise<FakeDevice>
  /** Tells people of an event, now; resolves to its key. */
  tell(people: readonly Person[], event?: Event): Promise<string>
}

/** An event of a kind; without one it is a post that was approved. */
type Event = {
  [Kind in NotificationKind]: Pick<NewNotification<Kind>, 'kind' | 'data' | 'usefulUntil'>
}[NotificationKind]

const approvedPost: Event = { kind: 'post_approved', data: { post: '1', words: 'নদীর কথা' } }

export const pushPath = 'firebase/v1/push-subscriptions/'

export const subscribeDevice = (
  { service }: Pick<PushApp, 'service'>,
  person: Person,
  { device, language = 'bn' }: { readonly device: FakeDevice; readonly language?: 'bn' | 'en' },
): Promise<Answer<{ id: string; name: string; code: string; errors: { path: string }[] }>> =>
  person.call('POST', pushPath, { channel: 'web', ...service.subscriptionOf(device), language })

/** What a device has shown, in order. */
export const shown = (device: FakeDevice): PushMessage[] => device.arrived.map(({ text }) => JSON.parse(text))

export function pushSettings({ url }: { readonly url: string }, more: Partial<PushSettings> = {}): PushSettings {
  const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:help@prostuti.example' }
  return { vapid, hosts: [url], fcm: null, ...more }
}

/** Noon in Dhaka: between 23 and 7 o'clock nothing rings, and tests run at any hour. */
const awake = Date.parse('2026-11-17T12:00:00+06:00')

let keys = 0

export async function openPushApp(
  more?: (service: { readonly url: string }) => Partial<PushSettings>,
): Promise<PushApp> {
  const clock = testClock(awake)
  const service = await startPushService()
  const testApp = await openTestApp({ clock, push: pushSettings(service, more?.(service)) })
  afterAll(() => service.close())
  return {
    ...testApp,
    clock,
    service,
    async subscribe(person, device = service.devices.add(), language = 'bn') {
      const { status, text } = await subscribeDevice({ service }, person, { device, language })
      if (status !== 200) throw new Error(`A device could not subscribe: ${text}`)
      return device
    },
    async tell(people, event = approvedPost) {
      const key = `event ${keys++}`
      await notify(testApp.db.pool, { ...event, key, people: people.map(({ id }) => id), at: clock.now() })
      return key
    },
  }
}
