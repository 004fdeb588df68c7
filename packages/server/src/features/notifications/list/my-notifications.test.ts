import type { NotificationSettings, ReturnsOf } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { mergeInto } from '../../../app/accounts/testing/merge-into.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const { app, clock, db } = testApp
const path = 'firebase/v1/my-notifications/'
const day = 86_400_000

type Listed = ReturnsOf<'notifications.listMyNotifications'>

/** Tells people that a post is out. */
const tell = (key: string, people: readonly Person[], actor?: Person) =>
  notify(db.pool, {
    ...{ kind: 'post_approved', key, data: { post: '1', words: key } },
    people: people.map(({ id }) => id),
    actor: actor?.id,
    at: clock.now(),
  })
const listOf = async (person: Person, query = '') => (await person.call<Listed>('GET', path + query)).body
const read = async (person: Person, until: string) =>
  (await person.call<{ unread: number }>('POST', `${path}read/`, { until })).body.unread
const keysOf = async ({ id }: Person) =>
  (
    await db.pool.query<{ key: string }>(
      "select key from notifications where user_id = $1 and kind = 'post_approved' order by id desc",
      [id],
    )
  ).rows.map(({ key }) => key)

describe('one’s notifications', () => {
  it('come newest first, page by page, by cursors too', async () => {
    const person = await testApp.person()
    for (const key of ['1', '2', '3', '4', '5']) await tell(key, [person])
    const first = await listOf(person, '?page_size=2')
    expect([first.count, first.unread, first.results.length, first.previous]).toEqual([5, 5, 2, null])
    await tell('6', [person])
    const second = await listOf(person, first.next!.replace(path, ''))
    const third = await listOf(person, second.next!.replace(path, ''))
    const ids = [...first.results, ...second.results, ...third.results].map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect([ids.length, third.next]).toEqual([5, null])
    expect((await listOf(person, '?page=2&page_size=4')).results).toHaveLength(2)
  })

  it('are told once, to all but the one of whom they tell, and to nobody else', async () => {
    const [person, other, stranger] = [await testApp.person(), await testApp.person(), await testApp.person()]
    await tell('once', [person, other], other)
    await tell('once', [person, other], other)
    expect([(await listOf(person)).count, (await listOf(other)).count, (await listOf(stranger)).count]).toEqual([
      1, 0, 0,
    ])
  })

  it('are new until they have been looked at, up to and including the one that is named', async () => {
    const [person, other] = [await testApp.person(), await testApp.person()]
    for (const key of ['1', '2', '3']) await tell(key, [person, other])
    const { results } = await listOf(person)
    expect(await read(person, results[1]!.id)).toBe(1)
    expect((await listOf(person)).results.map(({ is_new }) => is_new)).toEqual([true, false, false])
    expect((await listOf(other)).unread).toBe(3)
    expect(await read(person, '999999999999999999')).toBe(0)
  })

  it('are kept for 90 days', async () => {
    const person = await testApp.person()
    await tell('old', [person])
    clock.advance(90 * day - 1)
    await tell('new', [person])
    expect((await listOf(person)).count).toBe(2)
    clock.advance(1)
    expect(await listOf(person)).toMatchObject({ count: 1, unread: 1, results: [{ kind: 'post_approved' }] })
    for (const purge of app.notifications.purges ?? []) await purge()
    expect(await keysOf(person)).toEqual(['new'])
  })

  it('say what staff have chosen: topic, address and picture', async () => {
    const person = await testApp.person()
    const image = '/api/core/v1/images/x/'
    const texts = { title: { bn: 'শিরোনাম' }, body: { bn: 'লেখা' }, path: '/jobs', web_url: 'https://example.org/' }
    await notify(db.pool, {
      ...{ kind: 'announcement', key: '1', people: [person.id], at: clock.now() },
      data: { ...texts, announcement: '1', topic: 'deadlines', image, image_alt: { bn: 'ভর্তির পোস্টার', en: '' } },
    })
    await tell('1', [person])
    expect((await listOf(person)).results).toMatchObject([
      { topic: 'talk', web_url: null, image: null, image_alt: '' },
      { topic: 'deadlines', web_url: 'https://example.org/', image, image_alt: 'ভর্তির পোস্টার' },
    ])
  })

  it('leave out what a newer build has written', async () => {
    const person = await testApp.person()
    await tell('1', [person])
    await db.pool.query(`update notifications set kind = 'of_tomorrow' where user_id = $1`, [person.id])
    expect(await listOf(person)).toMatchObject({ count: 0, unread: 0, results: [] })
  })

  it('move as one signs in, unless the account was told the same, and go with the person', async () => {
    const [anonymous, account] = [await testApp.person(), await testApp.person({ member: true })]
    const writer = await testApp.person()
    await tell('both', [anonymous, account])
    await tell('mine', [anonymous], writer)
    await anonymous.call('PATCH', 'firebase/v1/settings/', { topics: { talk: false } })
    expect((await mergeInto(testApp, anonymous, account)).status).toBe(200)
    expect(await keysOf(account)).toEqual(['mine', 'both'])
    expect(await keysOf(anonymous)).toEqual([])
    expect((await account.call<NotificationSettings>('GET', 'firebase/v1/settings/')).body.topics.talk).toBe(false)
    await writer.call('DELETE', 'accounts/v1/delete-user/')
    expect(await keysOf(account)).toEqual(['both'])
    await account.call('DELETE', 'accounts/v1/delete-user/')
    expect(await keysOf(account)).toEqual([])
  })
})

describe('what one wants to hear of', () => {
  const settings = async (person: Person) =>
    (await person.call<NotificationSettings>('GET', 'firebase/v1/settings/')).body

  it('is everything but the quiet topics, until one says otherwise', async () => {
    const person = await testApp.person()
    const usual = {
      exams: true,
      results: true,
      reports: true,
      talk: true,
      searches: true,
      deadlines: false,
      news: true,
    }
    expect(await settings(person)).toEqual({ topics: usual, push_key: null, devices: [], lost: [] })
    const change = (topics: object) => person.call<NotificationSettings>('PATCH', 'firebase/v1/settings/', { topics })
    await change({ deadlines: true })
    expect((await change({ news: false })).body.topics).toEqual({ ...usual, deadlines: true, news: false })
    expect((await settings(await testApp.person())).topics).toEqual(usual)
    expect((await change({ account: false })).status).toBe(400)
  })
})
