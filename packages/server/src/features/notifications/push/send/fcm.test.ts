import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { openPushApp, pushPath, shown } from '../testing/push-app.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const account = {
  project_id: 'prostuti-test',
  client_email: 'push@prostuti-test.example',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}
const pushApp = await openPushApp(({ url }) => ({ fcm: { account, url: `${url}/fcm` } }))
const { app, service } = pushApp

const subscribePhone = async (device: { readonly id: string }) => {
  const person = await pushApp.person()
  const phone = { channel: 'android', token: device.id, language: 'bn' }
  expect(await person.call('POST', pushPath, phone)).toMatchObject({ status: 200 })
  return person
}

it('rings a phone with the app, through Firebase Cloud Messaging', async () => {
  const phone = service.devices.add()
  const person = await subscribePhone(phone)
  await pushApp.tell([person])
  await app.notifications.deliver()
  await app.notifications.deliver()
  expect(shown(phone)).toMatchObject([
    {
      token: phone.id,
      data: { kind: 'post_approved', tag: expect.stringMatching(/^n\d+$/) },
      android: { priority: 'NORMAL', ttl: '172800s' },
      apns: { headers: { 'apns-priority': '5' } },
    },
  ])
})

it('forgets a phone that has removed the app', async () => {
  const person = await subscribePhone({ id: 'a-token-that-nobody-has' })
  await pushApp.tell([person])
  await app.notifications.deliver()
  const { rowCount } = await pushApp.db.pool.query('select from push_subscriptions where user_id = $1', [person.id])
  expect(rowCount).toBe(0)
})

it('tries a phone again while Google is busy', async () => {
  const phone = service.devices.add('busy', 1)
  const person = await subscribePhone(phone)
  await pushApp.tell([person])
  await app.notifications.deliver()
  expect(phone.asked).toBe(1)
  pushApp.clock.advance(2_000)
  await app.notifications.deliver()
  expect(shown(phone)).toHaveLength(1)
})
