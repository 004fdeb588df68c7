import { pageHub } from '@prostuti/sdk/notifications'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { notificationServer, told } from '../../testing/fake-notifications.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { notifications } from './index.ts'

const some = [told(9, { is_new: true }), told(8, { is_new: true, kind: 'rank_changed' }, 30), told(7, {}, 80)]
const hrefs = 'all-href="/notifications" settings-href="/notifications?settings" exams-href="/exam/upcoming"'
const open = (server: ReturnType<typeof notificationServer>, attributes = '') =>
  mount('prostuti-notifications', `${hrefs} ${attributes}`, server.client)

const titles = (element: Element, selector = 'li') =>
  [...element.shadowRoot!.querySelectorAll(`${selector} .notes-title`)].map(each => each.textContent?.trim())

describe('my notifications', () => {
  defineForTest(notifications)

  it('stand in two groups, what is new said to readers too, and each leads to its place', async () => {
    const element = await open(notificationServer(some))
    const heads = [...element.shadowRoot!.querySelectorAll('h2')].map(head => head.textContent)
    equal(heads, ['নতুন', 'আগের'])
    equal(titles(element), ['নতুন: বার্তা 9', 'নতুন: বার্তা 8', 'বার্তা 7'])
    equal(element.shadowRoot!.querySelector('li a')?.getAttribute('href'), '/exam/9')
    for (const words of ['আজ সকাল ৮:৩০', 'গতকাল', '১৮ নভেম্বর', '৯০ দিনের আগের বার্তা রাখা হয় না'])
      await expectText(element, words)
  })

  it('are not marked by opening them, and are by leaving them, up to the newest that was shown', async () => {
    const server = notificationServer(some)
    const element = await open(server)
    await settle()
    equal(server.asked('readMyNotifications').length, 0)
    element.remove()
    await until(() => server.asked('readMyNotifications').length === 1)
    equal(server.asked('readMyNotifications')[0]!.body, { until: '9' })
    await until(() => pageHub().$unread.get() === 0)
  })

  it('are marked as the page goes away, once', async () => {
    const server = notificationServer(some)
    const element = await open(server)
    dispatchEvent(new Event('pagehide'))
    await until(() => server.asked('readMyNotifications').length === 1)
    await until(() => !textOf(element).includes('নতুন:'))
    element.remove()
    await settle()
    equal(server.asked('readMyNotifications').length, 1)
  })

  it('are marked when I say that I have seen all, and stay new where that fails', async () => {
    const server = notificationServer(some)
    const element = await open(server)
    server.state.refusal = 'network_lost'
    control(element, 'সব দেখেছি').click()
    await settle()
    ok(textOf(element).includes('নতুন:'))
    server.state.refusal = undefined
    control(element, 'সব দেখেছি').click()
    await until(() => !textOf(element).includes('নতুন:'))
    ok(!textOf(element).includes('সব দেখেছি'))
  })

  it('that come meanwhile wait behind a button, and nothing moves', async () => {
    const server = notificationServer(some)
    const element = await open(server, 'panel')
    const latest = told(10, { is_new: true }, 0)
    server.state.rows.unshift(latest)
    pageHub().emit({ type: 'notifications', unread: 3, latest })
    await until(() => textOf(element).includes('১টি নতুন নোটিফিকেশন'))
    equal(titles(element).length, 3)
    control(element, '১টি নতুন নোটিফিকেশন').click()
    await until(() => titles(element).length === 4)
    ok(!textOf(element).includes('১টি নতুন নোটিফিকেশন'))
  })

  it('come page by page', async () => {
    const element = await open(notificationServer([...some, told(6), told(5)], 3))
    equal(titles(element).length, 3)
    control(element, 'আরও দেখুন').click()
    await until(() => titles(element).length === 5)
    await expectText(element, '৯০ দিনের আগের')
  })

  it('in a panel are followed by the ways to all of them and to the settings', async () => {
    const element = await open(notificationServer(some), 'panel')
    equal(control(element, 'সব নোটিফিকেশন').getAttribute('href'), '/notifications')
    equal(control(element, 'কী জানতে চাই').getAttribute('href'), '/notifications?settings')
  })

  it('say that there is nothing yet, and where something begins', async () => {
    const element = await open(notificationServer())
    await expectText(element, 'এখনো কিছু নেই')
    equal(control(element, 'আসন্ন পরীক্ষা দেখি').getAttribute('href'), '/exam/upcoming')
  })

  it('say when they cannot be had, and come when I try again', async () => {
    const server = notificationServer(some)
    server.state.refusal = 'server_not_loading'
    const element = await open(server)
    await expectText(element, 'সার্ভার এখন সাড়া দিচ্ছে না')
    server.state.refusal = undefined
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => titles(element).length === 3)
  })

  it('are those of before, with their hour, while there is no network', async () => {
    const server = notificationServer(some)
    const before = await open(server)
    before.remove()
    await settle()
    server.state.refusal = 'network_lost'
    const element = await open(server, 'panel')
    await expectText(element, 'আজ সকাল ৯:৩০-এর তালিকা')
    equal(titles(element).length, 3)
  })

  it('go as soon as the session is over', async () => {
    const element = await open(notificationServer(some))
    pageHub().emit({ type: 'signed_out' })
    await expectText(element, 'আগে লগইন করুন')
    equal(titles(element), [])
  })

  it('are drawn as the server has drawn them, and not asked for again', async () => {
    const server = notificationServer(some)
    const list = { count: 3, next: null, previous: null, results: some, unread: 2 }
    const drawn = { person: '1', at: server.client.now() }
    const element = await open(server, `initial='${JSON.stringify(list)}' drawn='${JSON.stringify(drawn)}'`)
    equal([titles(element).length, server.calls.length], [3, 0])
  })

  for (const { lang, theme, attributes } of looks)
    it(`read well to everybody (${lang}, ${theme})`, async () => {
      for (const rest of ['', 'panel']) {
        const element = await open(notificationServer(some), `${attributes} ${rest}`)
        equal(await accessibilityFaults(element), [])
        element.remove()
      }
      const failed = notificationServer()
      failed.state.refusal = 'server_not_loading'
      equal(await accessibilityFaults(await open(failed, attributes)), [])
    })
})
