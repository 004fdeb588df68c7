import { randomBytes, randomUUID } from 'node:crypto'
import type { Login } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { mergeInto } from '../../../app/accounts/testing/merge-into.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { request } from '../../../testing/test-app.ts'
import { openPushApp, pushPath, shown, subscribeDevice } from './testing/push-app.ts'

const pushApp = await openPushApp()
const { app, clock, db, service } = pushApp
const siteUrl = 'http://localhost:4321'

const keys = service.subscriptionOf(service.devices.add()).keys
const subscribe = (endpoint: string, person = pushApp.person()) =>
  person.then(someone =>
    someone.call<{ code: string; errors: { path: string }[] }>('POST', pushPath, {
      ...{ channel: 'web', endpoint, keys, language: 'bn' },
    }),
  )

async function rung(device: Awaited<ReturnType<typeof pushApp.subscribe>>): Promise<number> {
  await app.notifications.deliver()
  return shown(device).length
}

describe('a browser', () => {
  it('is named by its own words of itself', async () => {
    const { token } = await pushApp.person()
    const userAgent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
    const { body } = await request(app, 'POST', pushPath, {
      token,
      body: { channel: 'web', ...service.subscriptionOf(service.devices.add()), language: 'bn' },
      headers: { 'user-agent': userAgent },
    })
    expect(body).toMatchObject({
      channel: 'web',
      name: 'Chrome, Android',
      created_at: new Date(clock.now()).toISOString(),
    })
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.example.org/a',
    'https://fcm.googleapis.com:8443/a',
    'https://somebody@fcm.googleapis.com/a',
    'https://notify.windows.com/a',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/a',
  ])('of no push service is refused: %s', async endpoint => {
    const { status, body } = await subscribe(endpoint)
    expect([status, body.code, body.errors.map(({ path }) => path)]).toEqual([400, 'validation_failed', ['endpoint']])
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
    'https://web.push.apple.com/a',
  ])('of a push service is taken: %s', async endpoint => {
    expect((await subscribe(endpoint)).status).toBe(200)
  })

  it('with a key that is no point of the curve is refused', async () => {
    const wrong = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: keys.auth }
    const { body } = await (await pushApp.person()).call<{ errors: { path: string }[] }>('POST', pushPath, {
      ...{ channel: 'web', endpoint: 'https://web.push.apple.com/b', keys: wrong, language: 'bn' },
    })
    expect(body.errors).toMatchObject([{ path: 'keys.p256dh' }])
  })

  it('belongs to the person who subscribed last', async () => {
    const [first, second] = [await pushApp.person(), await pushApp.person()]
    const device = await pushApp.subscribe(first)
    await pushApp.subscribe(second, device)
    await pushApp.tell([first])
    expect(await rung(device)).toBe(0)
    await pushApp.tell([second])
    expect(await rung(device)).toBe(1)
  })

  it('is rung no more once its session is over, or the person has removed it', async () => {
    const person = await pushApp.person()
    const removed = service.devices.add()
    const { body } = await subscribeDevice(pushApp, person, { device: removed })
    const other = await pushApp.person()
    expect((await other.call('DELETE', `${pushPath}${body.id}/`)).status).toBe(404)
    expect((await person.call('DELETE', `${pushPath}${body.id}/`)).status).toBe(204)
    const signedOut = await pushApp.subscribe(person)
    await person.call('POST', 'accounts/v1/logout/')
    await pushApp.tell([person])
    expect([await rung(removed), await rung(signedOut)]).toEqual([0, 0])
  })

  it('that gets another address says so with the cookie of its session alone', async () => {
    const signIn = await app.http.request('/api/accounts/v1/login/anonymous/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl },
      body: JSON.stringify({ device_id: randomBytes(32).toString('base64url') }),
    })
    const { token, user_info: user } = (await signIn.json()) as Login
    const cookie = signIn.headers.getSetCookie()[0]!.split(';')[0]!
    const [before, after] = [service.devices.add(), service.devices.add()]
    const move = async (headers: Record<string, string>) => {
      const answer = await app.http.request(`/api/${pushPath}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(service.subscriptionOf(after)),
      })
      return answer.status
    }
    expect(await move({ origin: siteUrl, cookie })).toBe(404)
    const body = { channel: 'web', ...service.subscriptionOf(before), language: 'en' }
    await request(app, 'POST', pushPath, { token, body })
    const refused: Record<string, string>[] = [
      { cookie },
      { cookie, origin: 'https://partner.example' },
      { origin: siteUrl },
    ]
    expect(await Promise.all(refused.map(move))).toEqual([401, 401, 401])
    expect(await move({ origin: siteUrl, cookie })).toBe(204)
    await notify(db.pool, {
      ...{ kind: 'post_approved', key: randomUUID(), people: [user.id], at: clock.now() },
      data: { post: '1', words: 'নদীর কথা' },
    })
    expect([await rung(before), await rung(after)]).toEqual([0, 1])
    expect(shown(after)[0]!.title).toMatch(/post/i)
  })

  it('waits for its person to sign in when an anonymous one becomes an account', async () => {
    const [anonymous, account] = [await pushApp.person(), await pushApp.person({ member: true })]
    const device = await pushApp.subscribe(anonymous)
    await mergeInto(pushApp, anonymous, account)
    await pushApp.tell([account])
    expect(await rung(device)).toBe(0)
  })
})

it('keeps a person’s ten newest devices', async () => {
  const person = await pushApp.person()
  const devices = []
  for (let number = 0; number < 11; number++) {
    devices.push(await pushApp.subscribe(person))
    clock.advance(1_000)
  }
  await pushApp.tell([person])
  await app.notifications.deliver()
  expect(devices.map(device => shown(device).length)).toEqual([0, ...Array.from({ length: 10 }, () => 1)])
  const { rowCount } = await db.pool.query('select from push_subscriptions where user_id = $1', [person.id])
  expect(rowCount).toBe(10)
})
