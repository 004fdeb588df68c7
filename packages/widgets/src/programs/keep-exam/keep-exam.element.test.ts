import type { DatedEntry, MyRoutine } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { type SignInNeeded, signInNeeded } from '../../foundation/page/sign-in-needed.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { routineDays, today } from '../../testing/fake-programs.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { keepExam } from './index.ts'

const own: DatedEntry = {
  ...{ kind: 'circular', id: '7', title: 'নমুনা অফিস সহকারী', href: '/jobs/details/7' },
  ...{ date: '2027-01-15', time: null, reminders: [], aim: true },
}

/** The notebook aims at an exam of 2 December. */
const routine: MyRoutine = {
  today,
  days: routineDays.map(day => ({ ...day, date: day.date!, program: { id: '4', title: 'ব্যাংক সমন্বিত নিয়োগ' } })),
  exams: [],
}

interface Sent {
  id: string
  params: unknown
  body: unknown
}

/** A server that takes what it is sent, or refuses it with this code as long as `refusal` says so. */
function server({ user = nusrat, mine = routine }: { user?: typeof nusrat | null; mine?: MyRoutine } = {}) {
  const sent: Sent[] = []
  const state: { refusal?: string } = {}
  const call = async ({ id }: { id: string }, { params, body }: Partial<Sent> = {}) => {
    if (id === 'programs.getMyRoutine') return mine
    sent.push({ id, params, body })
    if (state.refusal) throw failure(state.refusal, 409)
    return own
  }
  return { sent, state, client: fakeClient({ user, http: { call } as unknown as Prostuti['http'] }) }
}

const exam = 'kind="circular" item-id="7" exam-title="নমুনা অফিস সহকারী" date="2027-01-15"'
const open = (client: Prostuti, attributes = '') => mount('prostuti-keep-exam', `${exam} ${attributes}`, client)

const inSheet = (element: Element, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(`dialog[open] ${selector}`),
]
const boxes = (element: Element) => inSheet(element, 'input') as HTMLInputElement[]
const sheetText = (element: Element) => inSheet(element, 'div')[0]?.textContent?.replace(/\s+/g, ' ') ?? ''

async function press(element: Element, words: string): Promise<void> {
  control(element, words).click()
  await settle()
}
async function confirm(element: Element): Promise<void> {
  inSheet(element, '[data-kind="primary"]')[0]!.click()
  await settle()
}

describe('keeping an exam', () => {
  defineForTest(keepExam)

  it('says in one sheet what will be true, and does it', async () => {
    const { client, sent } = server()
    const element = await open(client)
    await press(element, 'রুটিনে রাখুন')
    await until(() => sheetText(element).includes('ডিসেম্বর'))
    const text = sheetText(element)
    for (const words of [
      'পরীক্ষাটি রুটিনে রাখুন',
      'শুক্রবার, ১৫ জানুয়ারি ২০২৭।',
      'সময় জানানো হলে',
      '৭ দিন আর ১ দিন আগে',
      'আগে ২ ডিসেম্বর',
    ])
      ok(text.includes(words), `${words}: ${text}`)
    equal(
      boxes(element).map(({ checked }) => checked),
      [true, true, false],
    )
    const events = await heard('prostuti-exam-kept', () => inSheet(element, '[data-kind="primary"]')[0]!.click())
    equal(events, [{ kind: 'circular', id: '7', kept: true }])
    equal(sent, [
      {
        id: 'programs.keepInRoutine',
        params: { kind: 'circular', id: '7' },
        body: { reminders: [7, 1], aim: true },
      },
    ])
    await expectText(element, 'রুটিনে আছে')
    equal(inSheet(element, 'h2').length, 0)
  })

  it('says the time where it is known', async () => {
    const element = await open(server().client, 'time="15:00"')
    await press(element, 'রুটিনে রাখুন')
    ok(sheetText(element).includes('শুক্রবার, ১৫ জানুয়ারি ২০২৭, দুপুর ৩:০০।'), sheetText(element))
  })

  it('sends what was chosen, and fetches a file for the phone’s calendar where that was wanted', async () => {
    const { client, sent } = server()
    const element = await open(client)
    await press(element, 'রুটিনে রাখুন')
    for (const box of boxes(element)) box.click()
    await settle()
    const fetched: string[] = []
    const take = (event: Event) => {
      event.preventDefault()
      fetched.push((event.target as HTMLAnchorElement).getAttribute('href')!)
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      this.addEventListener('click', take)
      click.call(this)
    }
    await confirm(element)
    await expectText(element, 'রুটিনে আছে')
    HTMLAnchorElement.prototype.click = click
    equal(sent[0]!.body, { reminders: [], aim: false })
    equal(fetched, ['/api/exam/v5/my-routine/circular/7/calendar/?language=bn&alarms=false'])
  })

  it('does nothing where it is cancelled', async () => {
    const { client, sent } = server()
    const element = await open(client)
    await press(element, 'রুটিনে রাখুন')
    await press(element, 'বাতিল')
    equal([inSheet(element, 'h2').length, sent.length], [0, 0])
  })

  it('shows of one that is kept what was chosen, changes it, and lets it go', async () => {
    const { client, sent } = server({ mine: { ...routine, exams: [own] } })
    const element = await open(client, 'kept')
    await press(element, 'রুটিনে আছে')
    await until(() => boxes(element)[0]?.checked === false)
    boxes(element)[0]!.click()
    await settle()
    await confirm(element)
    await until(() => inSheet(element, 'h2').length === 0)
    equal(sent.at(-1)!.body, { reminders: [7, 1], aim: true })
    await press(element, 'রুটিনে আছে')
    const events = await heard('prostuti-exam-kept', () => control(element, 'রুটিন থেকে সরান').click())
    equal(events, [{ kind: 'circular', id: '7', kept: false }])
    equal(sent.at(-1)!.id, 'programs.removeFromRoutine')
    await expectText(element, 'রুটিনে রাখুন')
  })

  it('says so without a network, and keeps what was chosen', async () => {
    const { client, sent, state } = server()
    const element = await open(client)
    await press(element, 'রুটিনে রাখুন')
    boxes(element)[1]!.click()
    await settle()
    state.refusal = 'network_lost'
    await confirm(element)
    await until(() => sheetText(element).includes('যা বেছেছেন তা এখানেই আছে'))
    await press(element, 'বাতিল')
    await press(element, 'রুটিনে রাখুন')
    equal(
      boxes(element).map(({ checked }) => checked),
      [true, false, false],
    )
    state.refusal = undefined
    await confirm(element)
    await expectText(element, 'রুটিনে আছে')
    equal(sent.at(-1)!.body, { reminders: [7, 1], aim: false })
  })

  it('says why an exam cannot be kept', async () => {
    for (const [code, words] of [
      ['conflict', '২০০টি'],
      ['no_data', 'দিন এখন জানা নেই'],
    ] as const) {
      const { client, state } = server()
      state.refusal = code
      const element = await open(client)
      await press(element, 'রুটিনে রাখুন')
      await confirm(element)
      await until(() => sheetText(element).includes(words))
    }
  })

  it('lets a visitor sign in for it, by this device too, and does it then', async () => {
    const { client, sent } = server({ user: null })
    const element = await open(client)
    await press(element, 'রুটিনে রাখুন')
    boxes(element)[0]!.click()
    await settle()
    const asked: SignInNeeded[] = []
    const take = (event: HTMLElementEventMap[typeof signInNeeded]) => {
      event.preventDefault()
      asked.push(event.detail)
    }
    document.addEventListener(signInNeeded, take, { once: true })
    await confirm(element)
    equal([asked.length, asked[0]?.anonymous, asked[0]?.fragment, sent.length], [1, true, 'keep', 0])
    client.auth.accept({ token: 'token', user_info: nusrat })
    asked[0]!.resume()
    await until(() => textOf(element).includes('রুটিনে আছে'))
    equal(sent[0]!.body, { reminders: [], aim: true })
  })

  it('does it once the page is opened again after signing in elsewhere, for the exam that was meant', async () => {
    const visitor = server({ user: null })
    const first = await open(visitor.client)
    await press(first, 'রুটিনে রাখুন')
    document.addEventListener(signInNeeded, event => event.preventDefault(), { once: true })
    await confirm(first)
    history.replaceState(null, '', '#keep')
    const other = server()
    await mount('prostuti-keep-exam', 'kind="circular" item-id="8" date="2027-01-16"', other.client)
    equal([other.sent.length, location.hash], [0, '#keep'])
    const { client, sent } = server()
    const element = await open(client)
    await expectText(element, 'রুটিনে আছে')
    equal([sent.length, location.hash], [1, ''])
  })

  it('offers nothing where nobody knows the day, or it is over, and lets go what is kept all the same', async () => {
    const buttons = async (attributes: string) => {
      const element = await mount('prostuti-keep-exam', `kind="circular" item-id="7" ${attributes}`, server().client)
      return element.shadowRoot!.querySelectorAll('button').length
    }
    equal([await buttons(''), await buttons('date="2026-11-20"'), await buttons(`date="${today}"`)], [0, 0, 1])
    equal(await buttons('date="2026-11-20" kept'), 1)
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      const element = await open(server().client, attributes)
      equal(await accessibilityFaults(element), [])
      element.shadowRoot!.querySelector('button')!.click()
      await until(() => boxes(element).length === 3)
      equal(await accessibilityFaults(element), [])
      const kept = await open(server({ mine: { ...routine, exams: [own] } }).client, `${attributes} kept`)
      equal(await accessibilityFaults(kept), [])
    })
})
