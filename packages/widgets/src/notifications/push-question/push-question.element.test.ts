import { isHeldBack } from '@prostuti/sdk/notifications'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { notificationServer, settings } from '../../testing/fake-notifications.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { setPermission } from '../../testing/set-permission.ts'
import { pushQuestion } from './index.ts'

type Server = ReturnType<typeof notificationServer>
const open = (server: Server, attributes = 'about="exam" said="রুটিনে রাখা হয়েছে: ১৫ জানুয়ারি।" calendar-href="/x.ics"') =>
  mount('prostuti-push-question', attributes, server.client)

const isOpen = (element: Element) => element.shadowRoot!.querySelector('dialog')?.open === true
const isHeld = ({ client }: Server) => isHeldBack(client.platform.storage, client.platform.clock.now())

describe('the question before pushes', () => {
  defineForTest(pushQuestion)
  let restore = () => {}
  const permit = (permission: Parameters<typeof setPermission>[0]) => {
    restore()
    restore = setPermission(permission)
  }
  beforeEach(() => permit('default'))
  afterEach(() => restore())

  it('says what was done, what will come and what never will, before the browser asks', async () => {
    const element = await open(notificationServer())
    await until(() => isOpen(element))
    const text = textOf(element)
    for (const words of ['১৫ জানুয়ারি', '৭ দিন আর ১ দিন আগে', 'বিজ্ঞাপন নয়', 'নিজে একবার জিজ্ঞেস করবে'])
      ok(text.includes(words), text)
  })

  it('takes “not now” for 30 days, and so it does a press beside it', async () => {
    for (const answer of ['button', 'cancel']) {
      const server = notificationServer()
      const element = await open(server)
      await until(() => isOpen(element))
      const said = await heard('prostuti-push-answered', () => {
        if (answer === 'button') control(element, 'এখন নয়').click()
        else element.shadowRoot!.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }))
      })
      equal([said, isHeld(server), isOpen(element)], [[{ answer: 'not_now' }], true, false])
    }
  })

  it('is subscribed for nobody who did not say yes', async () => {
    const server = notificationServer()
    const element = await open(server)
    await until(() => isOpen(element))
    await settle()
    equal(server.asked('createPushSubscription').length, 0)
  })

  it('does not ask where the browser has said no: it says where the switch is', async () => {
    permit('denied')
    const element = await open(notificationServer())
    await until(() => textOf(element).includes('আমরা আর জিজ্ঞেস করতে পারি না'))
    for (const words of ['হ্যাঁ', 'মনে করিয়ে দেব?']) ok(!textOf(element).includes(words), words)
  })

  it('offers the calendar where there are no pushes, and nothing where there is none of it either', async () => {
    const server = notificationServer()
    server.state.settings = { ...settings, push_key: null }
    const element = await open(server)
    await until(() => isOpen(element))
    equal(control(element, 'ক্যালেন্ডারে নিই').getAttribute('href'), '/x.ics')
    const said: unknown[] = []
    document.addEventListener('prostuti-push-answered', event => said.push((event as CustomEvent).detail), {
      once: true,
    })
    const none = await open(server, 'about="search"')
    await until(() => said.length === 1)
    equal([said, isOpen(none)], [[{ answer: 'cannot' }], false])
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      for (const permission of ['default', 'denied'] as const) {
        permit(permission)
        const element = await open(notificationServer(), `about="exam" said="15 January" ${attributes}`)
        await until(() => isOpen(element))
        equal(await accessibilityFaults(element), [])
      }
    })
})
