import type { PushDevice } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { sessionKey } from '../../auth/index.ts'
import { createLightClient } from '../../create-light-client.ts'
import { sendByFetch } from '../../http/send-by-fetch.ts'
import type { PushPermission, PushPlace, WebPushSubscription } from '../../platform/push-place.ts'
import { createDevice } from '../../testing/device.ts'
import { userInfo } from '../../testing/people.ts'
import { createVirtualTime } from '../../testing/virtual-time.ts'
import { holdBack, isHeldBack } from './not-now.ts'
import { ownDeviceOf, renewPush, turnOffPush, turnOnPush } from './push.ts'

const base = 'https://prostuti.example/api/'
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
const key = 'vapid'

/** A browser that pushes, and a server that knows its subscriptions. */
function setUp(answer: PushPermission = 'granted') {
  const device = createDevice(createVirtualTime())
  device.items.set(sessionKey(base), JSON.stringify({ token: 'secret', user: userInfo('1', 'Nusrat') }))
  const known = new Map<string, string>()
  const lost: string[] = []
  let made = 0
  const page = device.open((async (url: string, { method, body }: RequestInit) => {
    const path = url.slice(base.length)
    const json = (data: unknown) =>
      new Response(JSON.stringify(data), { headers: { 'Content-Type': 'application/json' } })
    const deviceOf = (id: string): PushDevice => ({ id, channel: 'web', name: 'Chrome, Android', created_at: '' })
    if (path === 'firebase/v1/settings/')
      return json({ topics: {}, push_key: key, devices: [...known.keys()].map(deviceOf), lost })
    if (method === 'DELETE') {
      known.delete(path.split('/').at(-2)!)
      return new Response(null, { status: 204 })
    }
    const { endpoint } = JSON.parse(String(body)) as WebPushSubscription
    const same = [...known].find(([, each]) => each === endpoint)?.[0]
    const id = same ?? String(known.size + lost.length + 1)
    known.set(id, endpoint)
    return json(deviceOf(id))
  }) as typeof fetch)
  const state: { permission: PushPermission; current: WebPushSubscription | null } = {
    permission: 'default',
    current: null,
  }
  const place: PushPlace = {
    permission: () => state.permission,
    ask: async () => {
      state.permission = answer
      return answer
    },
    current: async () => state.current,
    subscribe: async () => {
      state.current = { endpoint: `https://push.example/${++made}`, keys }
      return state.current
    },
    unsubscribe: async () => {
      state.current = null
    },
    takeOpened: async () => [],
  }
  const client = createLightClient({ platform: page.platform, base, send: sendByFetch })
  return { client, place, state, known, lost, platform: page.platform }
}

describe('pushes to this browser', () => {
  it('are turned on with the browser’s leave, and off again', async () => {
    const { client, place, known } = setUp()
    expect(await turnOnPush(client, place, key)).toBe('granted')
    expect([ownDeviceOf(client)?.id, [...known.values()]]).toEqual(['1', ['https://push.example/1']])
    await turnOffPush(client, place)
    expect([ownDeviceOf(client), known.size, await place.current()]).toEqual([null, 0, null])
  })

  it('are not subscribed where the browser says no', async () => {
    const { client, place, known } = setUp('denied')
    expect(await turnOnPush(client, place, key)).toBe('denied')
    expect([ownDeviceOf(client), known.size]).toEqual([null, 0])
  })

  it('go on where the browser has changed its subscription, or lost it', async () => {
    const { client, place, state, known } = setUp()
    await turnOnPush(client, place, key)
    state.current = { endpoint: 'https://push.example/changed', keys }
    await renewPush(client, place)
    expect([...known.values()].at(-1)).toBe('https://push.example/changed')
    state.current = null
    await renewPush(client, place)
    expect(ownDeviceOf(client)?.endpoint).toBe('https://push.example/2')
  })

  it('come back where the push service had ended the subscription', async () => {
    const { client, place, state, known, lost } = setUp()
    await turnOnPush(client, place, key)
    known.clear()
    lost.push('1')
    state.current = null
    await renewPush(client, place)
    expect([ownDeviceOf(client), known.size]).toEqual([expect.objectContaining({ id: '2' }), 1])
  })

  it('stay away from a device that I have taken out of the list elsewhere', async () => {
    const { client, place, state, known } = setUp()
    await turnOnPush(client, place, key)
    known.clear()
    state.current = { endpoint: 'https://push.example/changed', keys }
    await renewPush(client, place)
    expect([known.size, ownDeviceOf(client), state.current]).toEqual([0, null, null])
  })

  it('are not asked for again for 30 days after “not now”', () => {
    const { platform } = setUp()
    const day = 86_400_000
    expect(isHeldBack(platform.storage, 0)).toBe(false)
    holdBack(platform.storage, 5 * day)
    expect([5, 34, 35, 4].map(days => isHeldBack(platform.storage, days * day))).toEqual([true, true, false, false])
  })
})
