import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle } from '../../testing/expect.ts'
import { fakeClient } from '../../testing/fake-client.ts'
import { looks, mount, textOf } from '../../testing/mount.ts'
import { seatFinder } from './index.ts'

const range = (name: string, from: number, to: number) => ({ name, hall: null, address: 'রাজশাহী', from, to })
const ranges = [range('নমুনা বালিকা বিদ্যালয়', 1, 960), range('নমুনা আদর্শ কলেজ', 961, 2140)]

/** A client that fails the suite when it is asked for anything. */
const open = (attributes = '', given: unknown = ranges) =>
  mount('prostuti-seat-finder', `ranges='${JSON.stringify(given)}' ${attributes}`, fakeClient())

const inputOf = (element: Element) => element.shadowRoot!.querySelector('input')!

async function type(element: Element, text: string): Promise<void> {
  inputOf(element).value = text
  inputOf(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await settle()
}

const answerOf = (element: Element) => element.shadowRoot!.querySelector('[role=status]')!.textContent!
const markedOf = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('tr[data-mine]')].map(row => row.querySelector('th')!.textContent)

describe('where do I sit?', () => {
  defineForTest(seatFinder)

  for (const [typed, centre] of [
    ['1', 'নমুনা বালিকা বিদ্যালয়'],
    ['960', 'নমুনা বালিকা বিদ্যালয়'],
    ['961', 'নমুনা আদর্শ কলেজ'],
    ['২১৪০', 'নমুনা আদর্শ কলেজ'],
    ['০০৯৬১', 'নমুনা আদর্শ কলেজ'],
  ] as const)
    it(`roll ${typed} sits in ${centre}, whose row is marked by a word`, async () => {
      const element = await open()
      await type(element, typed)
      ok(answerOf(element).includes(centre), answerOf(element))
      equal(markedOf(element), [`${centre}আপনার কেন্দ্ররাজশাহী`])
    })

  it('says that a roll is not in the list, and marks nothing', async () => {
    const element = await open()
    await type(element, '2141')
    ok(answerOf(element).includes('এই রোল তালিকায় নেই'))
    equal(markedOf(element), [])
    equal(inputOf(element).closest('form'), null, 'nothing can be submitted')
  })

  it('does not call a roll missing before it is whole, or before I am done', async () => {
    const element = await open('', [range('নমুনা কলেজ', 5000, 6000)])
    await type(element, '50')
    equal(answerOf(element), '')
    inputOf(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
    await settle()
    ok(answerOf(element).includes('তালিকায় নেই'))
  })

  it('sends the roll nowhere and leaves it in no address, storage or event', async () => {
    const sent: string[] = []
    const before = globalThis.fetch
    globalThis.fetch = async address => {
      sent.push(String(address))
      return new Response()
    }
    const heard: string[] = []
    const dispatch = EventTarget.prototype.dispatchEvent
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent) heard.push(JSON.stringify(event.detail))
      return dispatch.call(this, event)
    }
    try {
      const element = await open()
      await type(element, '1245')
      ok(answerOf(element).includes('নমুনা আদর্শ কলেজ'))
      const links = [...element.shadowRoot!.querySelectorAll('a')].map(link => link.href)
      equal(
        [...links, location.href, document.title, ...heard].filter(text => /1245|১২৪৫/.test(text)),
        [],
      )
      equal([sent, history.state, localStorage.length, sessionStorage.length], [[], null, 0, 0])
    } finally {
      globalThis.fetch = before
      EventTarget.prototype.dispatchEvent = dispatch
    }
  })

  it('is emptied by its button, and ready for another roll', async () => {
    const element = await open()
    await type(element, '7')
    element.shadowRoot!.querySelector<HTMLElement>('button[aria-label="রোল মুছুন"]')!.click()
    await settle()
    equal([inputOf(element).value, answerOf(element)], ['', ''])
    ok(element.shadowRoot!.activeElement === inputOf(element), 'the focus is in the field')
  })

  it('says so where no seats are announced yet', async () => {
    const element = await open('', [])
    ok(textOf(element).includes('আসন এখনো দেয়নি'))
    equal(element.shadowRoot!.querySelector('input'), null)
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      const element = await open(attributes)
      await type(element, '961')
      equal(await accessibilityFaults(element), [])
      await type(element, '99999')
      equal(await accessibilityFaults(element), [])
    })
})
