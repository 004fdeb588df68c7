import { describe, expect, it } from 'vitest'
import { openPushApp, shown } from '../push/testing/push-app.ts'
import { staffOfNotifications } from './testing/staff-of-notifications.ts'

const pushApp = await openPushApp()
const { app, clock, db } = pushApp
const staff = await staffOfNotifications(pushApp)
const day = 86_400_000
// Noon in Dhaka: phones ring.
clock.set(Math.ceil(clock.now() / day) * day + 6 * 3_600_000)

const person = await pushApp.person({ member: true })
const browser = await pushApp.subscribe(person)

describe('a notification of staff', () => {
  it('rings who has a device, and its sums say so', async () => {
    const web_url = 'https://bcs.example/circular'
    const sent = await staff.send({ title: { bn: 'নতুন পরীক্ষা' }, body: { bn: 'আজ রাতে' }, web_url })
    await staff.sweep()
    await app.notifications.deliver()
    expect(shown(browser)).toMatchObject([
      { kind: 'announcement', title: 'নতুন পরীক্ষা', path: '/exam/upcoming', web_url },
    ])
    const [date] = (await staff.read(sent.id)).schedule_info
    expect(date).toMatchObject({ state: 'sent', delivery: { people: 2, accepted: 1, waiting: 0, opened: 0 } })
  })

  it.each([
    ['app', 0],
    ['list', 0],
    ['web', 1],
  ] as const)('for %s alone rings no other device, and stands in the list', async (platform, times) => {
    browser.arrived.length = 0
    const sent = await staff.send({ platform })
    await staff.sweep()
    await app.notifications.deliver()
    expect(shown(browser)).toHaveLength(times)
    expect(await staff.told(sent)).toContain(person.id)
  })

  it('is tried on one’s own devices alone, and stands in no list', async () => {
    browser.arrived.length = 0
    const own = await pushApp.subscribe(staff.person)
    const draft = await staff.draft()
    const { body } = await staff.call<{ devices: number }>('POST', `notifications/${draft.id}/try/`)
    expect([body.devices, shown(own).length, shown(browser).length]).toEqual([1, 1, 0])
    expect(await staff.told(draft)).toEqual([])
    expect((await staff.read(draft.id)).state).toBe('draft')
  })

  it('to one phone stands in no list', async () => {
    const token = 'a-phone-of-nobody:0123456789'
    const unknown = await staff.draft({ push_token: token })
    expect((await staff.schedule(unknown, 1)).body).toMatchObject({ code: 'conflict', affected: 0 })
    await db.pool.query(
      `insert into push_subscriptions (user_id, session_hash, channel, address, address_hash, language, name, created_at)
       select user_id, session_hash, 'android', $2, '\\x01', 'bn', '', now() from push_subscriptions where user_id = $1 limit 1`,
      [person.id, token],
    )
    await staff.schedule(unknown, 1)
    await staff.sweep()
    expect(await staff.told(unknown)).toEqual([])
    expect((await staff.read(unknown.id)).state).toBe('sent')
  })
})
