import type { NotificationSettings } from '@prostuti/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../../app/app.ts'
import { silentLog } from '../../../../platform/log.ts'
import { holdExam, minute } from '../../../../testing/exams.ts'
import { openPushApp, pushSettings, shown } from '../testing/push-app.ts'

const pushApp = await openPushApp()
const { app, clock, db, service } = pushApp
const hour = 60 * minute

const approved = { kind: 'post_approved', data: { post: '1', words: 'নদী' } } as const

const deliver = () => app.notifications.deliver()
const states = async (key: string) =>
  (
    await db.pool.query<{ state: string; tries: number }>(
      `select d.state, d.tries from push_deliveries d join notifications n on n.id = d.notification_id where n.key = $1`,
      [key],
    )
  ).rows.map(({ state, tries }) => `${state} ${tries}`)

beforeEach(async () => {
  await db.pool.query('update notifications set push_at = null')
  // Noon in Dhaka.
  clock.set(Math.ceil(clock.now() / (24 * hour)) * 24 * hour + 6 * hour)
})

describe('a notification', () => {
  it('rings each device of the person once, in its own language', async () => {
    const person = await pushApp.person()
    const [phone, laptop] = [await pushApp.subscribe(person), await pushApp.subscribe(person, undefined, 'en')]
    await pushApp.tell([person], {
      kind: 'announcement',
      data: {
        ...{ announcement: '1', topic: 'news', path: '/programs', web_url: '', image: '/api/core/v1/images/a/' },
        ...{ title: { bn: 'নতুন কোর্স', en: 'New course' }, body: { bn: 'আজ শুরু', en: 'Starts today' } },
      },
    })
    await deliver()
    await deliver()
    expect(shown(phone)).toMatchObject([{ kind: 'announcement', title: 'নতুন কোর্স', body: 'আজ শুরু', path: '/programs' }])
    const [{ id, tag, title, image }] = shown(laptop) as [ReturnType<typeof shown>[number]]
    expect([title, image, tag]).toEqual(['New course', '/api/core/v1/images/a/', `n${id}`])
    expect(laptop.arrived[0]!.headers).toMatchObject({ ttl: String(48 * 3_600), topic: tag, urgency: 'normal' })
  })

  it('of an unwanted topic rings nobody, of money always', async () => {
    const person = await pushApp.person()
    const device = await pushApp.subscribe(person)
    await db.pool.query(`insert into notification_settings (user_id, topics) values ($1, '{"talk": false}')`, [
      person.id,
    ])
    await pushApp.tell([person])
    const ending = { circular: '1', title: 'x', ends_at: new Date(clock.now()).toISOString(), path: '/jobs', days: 2 }
    await pushApp.tell([person], { kind: 'circular_ending', data: ending })
    await deliver()
    expect(shown(device)).toEqual([])
    const paid = { order: '1', product: { bn: 'কয়েন' }, amount: '100.00' }
    await pushApp.tell([person], { kind: 'payment_credited', data: paid })
    await deliver()
    expect(shown(device).map(({ kind }) => kind)).toEqual(['payment_credited'])
  })

  it('waits from 23:00 until 7:00, but before an exam', async () => {
    clock.advance(11 * hour)
    const person = await pushApp.person()
    const device = await pushApp.subscribe(person)
    await pushApp.tell([person])
    const soon = {
      exam: '1',
      title: { bn: 'x' },
      starts_at: new Date(clock.now()).toISOString(),
      questions: 1,
      minutes: 1,
      left: 10,
    }
    await pushApp.tell([person], { kind: 'exam_soon', data: soon, usefulUntil: clock.now() + 5 * minute })
    await deliver()
    expect(shown(device).map(({ kind }) => kind)).toEqual(['exam_soon'])
    expect(device.arrived[0]!.headers).toMatchObject({ urgency: 'high', ttl: '300' })
    clock.advance(8 * hour - 1)
    await deliver()
    expect(shown(device)).toHaveLength(1)
    clock.advance(1)
    await deliver()
    expect(shown(device)).toHaveLength(2)
  })

  it('that has become useless rings nobody', async () => {
    const person = await pushApp.person()
    const device = await pushApp.subscribe(person)
    const key = await pushApp.tell([person], { ...approved, usefulUntil: clock.now() + minute })
    clock.advance(minute)
    await deliver()
    expect([shown(device), await states(key)]).toEqual([[], ['dropped 0']])
  })

  it('is kept by no push service for longer than it is useful', async () => {
    const person = await pushApp.person()
    const device = await pushApp.subscribe(person)
    await pushApp.tell([person], { ...approved, usefulUntil: clock.now() + 2_999 })
    await deliver()
    expect(device.arrived.map(({ headers }) => headers.ttl)).toEqual(['2'])
    const key = await pushApp.tell([person], { ...approved, usefulUntil: clock.now() + 999 })
    await deliver()
    expect([device.asked, await states(key)]).toEqual([1, ['dropped 0']])
  })

  it('waits for the end of an exam', async () => {
    const exam = await holdExam(db, clock.now())
    const person = await pushApp.person({ member: true })
    const device = await pushApp.subscribe(person)
    expect(await person.join(exam.id)).toMatchObject({ status: 200 })
    await pushApp.tell([person])
    await deliver()
    expect(shown(device)).toEqual([])
    const { rows } = await db.pool.query<{ until: Date }>('select deadline as until from attempts where user_id = $1', [
      person.id,
    ])
    clock.set(rows[0]!.until.getTime() + 10 * minute)
    await deliver()
    expect(shown(device)).toHaveLength(1)
  })
})

describe('a device', () => {
  it.each(['gone', 'unknown'] as const)('that is %s is forgotten', async behaviour => {
    const person = await pushApp.person()
    const device = await pushApp.subscribe(person, service.devices.add(behaviour))
    const key = await pushApp.tell([person])
    await deliver()
    await pushApp.tell([person])
    await deliver()
    expect([device.asked, await states(key)]).toEqual([1, ['removed 1']])
    const { body } = await person.call<NotificationSettings>('GET', 'firebase/v1/settings/')
    expect([body.devices, body.lost]).toEqual([[], [expect.any(String)]])
  })

  it('whose service is busy or broken is tried again, and the person’s other one rings once', async () => {
    const person = await pushApp.person()
    const well = await pushApp.subscribe(person)
    const busy = await pushApp.subscribe(person, service.devices.add('busy', 1))
    const broken = await pushApp.subscribe(person, service.devices.add('broken', 2))
    await pushApp.tell([person])
    await deliver()
    clock.advance(1_999)
    await deliver()
    expect([well, busy, broken].map(({ asked }) => asked)).toEqual([1, 1, 1])
    for (const ms of [1, 13_000, 30_000]) {
      clock.advance(ms)
      await deliver()
    }
    expect([well, busy, broken].map(({ asked }) => asked)).toEqual([1, 2, 3])
    expect([well, busy, broken].map(device => shown(device).length)).toEqual([1, 1, 1])
  })

  it('is led to no other address', async () => {
    const person = await pushApp.person()
    await pushApp.subscribe(person, service.devices.add('redirects'))
    const key = await pushApp.tell([person])
    await deliver()
    expect(await states(key)).toEqual(['failed 1'])
  })
})

describe('two processes', () => {
  const second = createApp({
    ...{ db, clock, log: silentLog, siteUrl: 'http://localhost:4321', version: '0' },
    provider: { issuer: 'http://127.0.0.1:9', clientId: 'test', allowInsecure: true },
    receipts: { keyId: '', signAll: () => [] },
    push: pushSettings(service),
  })

  it('ring once between them', async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => pushApp.person()))
    const devices = await Promise.all(people.map(person => pushApp.subscribe(person)))
    await pushApp.tell(people)
    await Promise.all([deliver(), second.notifications.deliver()])
    expect(devices.filter(({ asked }) => asked !== 1)).toEqual([])
  })
})
