import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { notificationServer, settings } from '../../testing/fake-notifications.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { setPermission } from '../../testing/set-permission.ts'
import { notificationSettings } from './index.ts'

type Server = ReturnType<typeof notificationServer>
const open = (server: Server, attributes = '') =>
  mount('prostuti-notification-settings', `calendar-href="/routine" ${attributes}`, server.client)

const switchOf = (element: Element, label: string) =>
  element.shadowRoot!.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!

/** This browser is the person's device 3. */
function makeOwn({ client }: Server): void {
  const own = { person: '1', id: '3', endpoint: 'https://push.example/1' }
  client.platform.storage.setItem(`prostuti:push:${client.base}`, JSON.stringify(own))
}

describe('what I want to hear of', () => {
  defineForTest(notificationSettings)
  let restore = () => {}
  beforeEach(() => {
    restore = setPermission('default')
  })
  afterEach(() => restore())

  it('has a switch a topic, and none for money and safety', async () => {
    const element = await open(notificationServer())
    const inputs = [...element.shadowRoot!.querySelectorAll('input')]
    equal(
      inputs.map(({ checked }) => checked),
      [true, true, true, true, true, false, true],
    )
    await expectText(element, 'টাকা ও নিরাপত্তা')
    await expectText(element, 'সবসময়')
    await expectText(element, 'রাত ১১টা থেকে সকাল ৭টা')
  })

  it('is saved at once, and asks for pushes only where something was turned on', async () => {
    const server = notificationServer()
    const element = await open(server)
    const wanted = await heard('prostuti-push-wanted', () => switchOf(element, 'আবেদনের শেষ দুই দিন').click())
    equal(server.asked('updateNotificationSettings')[0]!.body, { topics: { deadlines: true } })
    equal(wanted, [{ about: 'topic' }])
    const silent = await heard('prostuti-push-wanted', () => switchOf(element, 'পরীক্ষার আগে').click())
    equal([silent.length, switchOf(element, 'পরীক্ষার আগে').checked], [0, false])
  })

  it('goes back where it was not saved', async () => {
    const server = notificationServer()
    const element = await open(server)
    server.state.refusal = 'network_lost'
    switchOf(element, 'আবেদনের শেষ দুই দিন').click()
    await settle()
    await until(() => !switchOf(element, 'আবেদনের শেষ দুই দিন').checked)
  })

  it('names the devices, this one first, and lets one go', async () => {
    const server = notificationServer()
    makeOwn(server)
    const element = await open(server)
    await expectText(element, 'এই কম্পিউটারে আসে সঙ্গে ১টি কম্পিউটারে')
    element.shadowRoot!.querySelector('summary')!.click()
    const row = [...element.shadowRoot!.querySelectorAll('.sets-device')].find(each =>
      each.textContent?.includes('Firefox'),
    )!
    row.querySelector('button')!.click()
    await until(() => !textOf(element).includes('Firefox'))
    equal(server.asked('deletePushSubscription')[0]!.params, { id: '4' })
  })

  it('offers pushes here where they are not on, and says why where they cannot be', async () => {
    const server = notificationServer()
    ok(control(await open(server), 'এই কম্পিউটারে চালু করুন'))
    restore()
    restore = setPermission('denied')
    await expectText(await open(server), 'এই ব্রাউজারে নোটিফিকেশন বন্ধ করা আছে।')
    server.state.settings = { ...settings, push_key: null }
    const none = await open(server)
    await expectText(none, 'এই ব্রাউজারে জানানো যায় না।')
    equal(control(none, 'ক্যালেন্ডারে নিই').getAttribute('href'), '/routine')
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      const server = notificationServer()
      const element = await open(server, attributes)
      await until(() => element.shadowRoot!.querySelector('summary') !== null)
      element.shadowRoot!.querySelector('summary')!.click()
      equal(await accessibilityFaults(element), [])
      restore()
      restore = setPermission('denied')
      equal(await accessibilityFaults(await open(server, attributes)), [])
    })
})
