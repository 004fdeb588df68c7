import type { UserInfo } from '@prostuti/contract'
import type { OpenAttemptOptions } from '@prostuti/sdk'
import { atom } from 'nanostores'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { control, heard, looks, place, textOf } from '../../testing/place.ts'
import { createFakeAttempt, type FakeAttempt, type FakeAttemptOptions, fakeReceipt } from './fake/fake-attempt.ts'
import { createFakeClient, type FakeClientOptions, fakeUser } from './fake/fake-client.ts'
import { fakePaper } from './fake/fake-paper.ts'
import { examPlayer } from './index.ts'

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

interface Room {
  element: HTMLElement
  attempt: FakeAttempt
  /** One element of the player, by selector. */
  find: <Found extends HTMLElement>(selector: string) => Found
  all: (selector: string) => HTMLElement[]
}

async function sit(
  options: FakeAttemptOptions & { attributes?: string; client?: Partial<FakeClientOptions> } = {},
): Promise<Room> {
  sessionStorage.clear()
  localStorage.clear()
  const attempt = createFakeAttempt({ paper: fakePaper(20), ...options })
  const client = createFakeClient({ attempt, ...options.client })
  const element = await place('prostuti-exam-player', `exam-id="7" ${options.attributes ?? ''}`, client)
  const all = (selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)]
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = all(selector)[0]
    if (!found) throw new Error(`nothing like ${selector}`)
    return found as Found
  }
  return { element, attempt, find, all }
}

const option = (room: Room, question: string, answer: number) =>
  room.find<HTMLInputElement>(`input[name="q${question}"][value="${answer}"]`)
const answerOf = (room: Room, question: string) => room.attempt.$entry(question).get()?.answer
const shown = (room: Room) => room.all('fieldset.q').find(box => !box.hidden)?.dataset.question
const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))

/** An open exam holds the page back; the runner has to get away. */
afterEach(async () => {
  document.body.replaceChildren()
  await settle()
})

describe('taking an exam', () => {
  defineForTest(examPlayer)

  it('writes a tap into the attempt in the same task', async () => {
    const room = await sit()
    option(room, '100', 1).click()
    equal(answerOf(room, '100'), 1)
  })

  it('tells the page that a question is answered, never which option is right', async () => {
    const room = await sit()
    const told = await heard('prostuti-answered', () => option(room, '100', 1).click())
    await wait(50)
    equal(told, [{ question: '100', option: 1, answered: 1, total: 20 }])
  })

  it('shows answers that were there before, and those that another device gives meanwhile', async () => {
    const room = await sit({ answers: { '100': 2 } })
    ok(option(room, '100', 2).checked, 'the kept answer is not shown')
    room.attempt.answer('100', 3)
    ok(option(room, '100', 3).checked, 'the answer of the other device is not shown')
  })

  it('clears an answer and keeps the focus in the question', async () => {
    const room = await sit({ answers: { '100': 2 } })
    room.find('#q-0 .clear').click()
    equal([answerOf(room, '100'), option(room, '100', 2).checked], [null, false])
    equal(room.element.shadowRoot?.activeElement?.id, 'q-0')
  })

  it('goes on and back, one question at a time', async () => {
    const room = await sit()
    equal(shown(room), '100')
    control(room.element, 'পরের').click()
    await settle()
    equal(shown(room), '101')
    control(room.element, 'আগের').click()
    await settle()
    equal(shown(room), '100')
  })

  it('starts with one question and has the whole paper soon after', async () => {
    const room = await sit()
    await until(() => room.all('fieldset.q').length === 20)
    equal(room.all('fieldset.q').filter(box => !box.hidden).length, 1)
  })

  it('is where it was after a reload', async () => {
    const room = await sit()
    control(room.element, 'পরের').click()
    await settle()
    const again = createFakeAttempt({ paper: fakePaper(20) })
    const element = await place('prostuti-exam-player', 'exam-id="7"', createFakeClient({ attempt: again }))
    equal([...element.shadowRoot!.querySelectorAll<HTMLElement>('fieldset.q')].find(box => !box.hidden)?.id, 'q-1')
  })

  it('lies on one page when the person likes that better, and remembers it', async () => {
    const room = await sit()
    room.element.style.width = '360px'
    room.find('.list').click()
    await settle()
    room.find('.view summary').click()
    await until(() => textOf(room.element).includes('এক পাতায়'))
    control(room.element, 'এক পাতায়').click()
    await until(() => room.all('fieldset.q').filter(box => !box.hidden).length === 20)
    ok(localStorage.getItem('prostuti.player')?.includes('page'), 'the choice is not kept')
  })

  it('marks a question to look at again', async () => {
    const room = await sit()
    room.find('.foot .mark').click()
    await settle()
    equal(room.attempt.$entry('100').get()?.marked, true)
    equal(room.find('.foot .mark').getAttribute('aria-pressed'), 'true')
  })

  it('keeps a passage within reach of each of its questions', async () => {
    const room = await sit()
    for (const at of [11, 12, 13]) {
      sessionStorage.setItem('prostuti.place.7', String(at))
      const element = await place('prostuti-exam-player', 'exam-id="7"', createFakeClient({ attempt: room.attempt }))
      const passage = element.shadowRoot?.querySelector('.shared details')
      ok(passage?.checkVisibility(), `question ${at + 1} is without its passage`)
    }
  })
})

describe('the keyboard alone', () => {
  it('chooses with digits and letters of both scripts', async () => {
    const room = await sit()
    const box = room.find('#q-0')
    box.focus()
    for (const [key, answer] of Object.entries({ 2: 1, c: 2, ঘ: 3, A: 0 })) {
      press(room.find('#q-0'), key)
      equal(answerOf(room, '100'), answer, `key ${key}`)
    }
  })

  it('goes from question to question with left and right, also from a radio, and never changes an answer by that', async () => {
    const room = await sit({ answers: { '100': 1 } })
    press(option(room, '100', 1), 'ArrowRight')
    await settle()
    equal([shown(room), answerOf(room, '100')], ['101', 1])
    press(room.find('#q-1'), 'ArrowLeft')
    await settle()
    equal(shown(room), '100')
  })

  it('leaves keys alone that belong to the browser or to a dialog', async () => {
    const room = await sit()
    const ctrl = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true })
    room.find('#q-0').dispatchEvent(ctrl)
    room.element.style.width = '360px'
    room.find('.list').click()
    await settle()
    press(room.find('dialog[open] button'), '2')
    equal([ctrl.defaultPrevented, answerOf(room, '100')], [false, undefined])
  })

  it('marks with m and clears with Delete', async () => {
    const room = await sit({ answers: { '100': 1 } })
    press(room.find('#q-0'), 'm')
    press(room.find('#q-0'), 'Delete')
    equal([room.attempt.$entry('100').get()?.marked, answerOf(room, '100')], [true, null])
  })
})

describe('the palette', () => {
  const open = async (options: FakeAttemptOptions = {}) => {
    const room = await sit(options)
    room.element.style.width = '360px'
    await settle()
    room.find('.list').click()
    await settle()
    return room
  }
  const names = (room: Room) => room.all('.palette button').map(cell => cell.getAttribute('aria-label'))

  it('says by name which questions are answered, skipped, marked and open', async () => {
    const room = await open({ answers: { '100': 1, '102': 0 }, marked: ['103'] })
    equal(names(room).slice(0, 4), [
      'প্রশ্ন ১, উত্তর দেওয়া',
      'প্রশ্ন ২, বাদ গেছে',
      'প্রশ্ন ৩, উত্তর দেওয়া',
      'প্রশ্ন ৪, উত্তর বাকি, পরে দেখব',
    ])
  })

  it('counts', async () => {
    const room = await open({ answers: { '100': 1, '102': 0 }, marked: ['103'] })
    equal(
      room.all('.counts .ui-chip').map(chip => chip.textContent),
      ['২ উত্তর দেওয়া', '১ পরে দেখব', '১৮ বাকি'],
    )
  })

  it('goes to a question and puts the focus there', async () => {
    const room = await open()
    room.all('.palette button')[16]!.click()
    await settle()
    equal([shown(room), room.element.shadowRoot?.activeElement?.id], ['116', 'q-16'])
  })

  it('is not in the page while nobody looks at it on a phone, and stands beside on a wide screen', async () => {
    const room = await sit()
    room.element.style.width = '360px'
    await until(() => room.all('.palette').length === 0)
    room.element.style.width = '1000px'
    await until(() => room.all('aside .palette').length === 1)
  })

  it('follows a change of the answers', async () => {
    const room = await open()
    room.attempt.answer('101', 2)
    await until(() => names(room)[1] === 'প্রশ্ন ২, উত্তর দেওয়া')
  })
})

describe('time and saving', () => {
  it('shows the time in Bangla digits without drawing anything anew', async () => {
    const room = await sit()
    const clock = room.find('[role=timer]')
    room.attempt.setRemaining(2_536_000)
    equal([clock.textContent, room.find('[role=timer]') === clock], ['৪২:১৬', true])
  })

  it('warns at five minutes and at one, seen and heard, and is silent otherwise', async () => {
    const room = await sit()
    const said = () => room.find('[role=status].notice').textContent
    room.attempt.setRemaining(301_000)
    equal(said(), '')
    room.attempt.setRemaining(300_000)
    equal(said(), 'আর ৫ মিনিট বাকি')
    room.attempt.setRemaining(60_000)
    ok(said()?.startsWith('আর ১ মিনিট'), 'the last minute is not announced')
    equal(room.find('.clock').dataset.urgency, 'last')
  })

  it('says that the network is gone, and how many answers wait', async () => {
    const room = await sit({ answers: { '100': 1 } })
    room.element.style.width = '1000px'
    room.attempt.set({ sync: { online: false, unsent: 3, savedHere: 12 } })
    await until(() => textOf(room.element).includes('১২টি উত্তর এই ডিভাইসে সংরক্ষিত, ৩টি এখনো পাঠানো হয়নি।'))
    equal(room.find('.saved').textContent, 'নেটওয়ার্ক নেই')
  })

  it('says loudly that this device stores nothing', async () => {
    const room = await sit()
    room.attempt.set({ sync: { storage: 'failing' } })
    await until(() => room.find('.saved').textContent === 'সংরক্ষণ হচ্ছে না')
  })
})

describe('handing in', () => {
  const ask = async (options: FakeAttemptOptions = {}) => {
    const room = await sit(options)
    room.element.style.width = '1000px'
    await until(() => room.all('aside').length === 1)
    room.find('aside > .ui-button').click()
    await settle()
    return room
  }
  const last = (room: Room) => room.find<HTMLButtonElement>('dialog[open] .ui-button[data-kind=primary]')

  it('asks once and says what is unanswered, what is marked and until when there is time', async () => {
    const words = (await ask({ answers: { '100': 1 }, marked: ['103'] })).find('dialog[open]').textContent ?? ''
    for (const part of ['২০টি প্রশ্নের মধ্যে ১টির', '১৯টি প্রশ্নের উত্তর বাকি', '১টি প্রশ্ন পরে দেখবেন', 'দুপুর ১২:০০'])
      ok(words.includes(part), `${part} is missing in: ${words}`)
  })

  it('hands in once however often it is pressed', async () => {
    const room = await ask()
    const button = last(room)
    button.click()
    button.click()
    await settle()
    equal(room.attempt.submissions(), 1)
    ok(textOf(room.element).includes('উত্তরপত্র পাঠানো হচ্ছে'), 'the screen does not say that it is being sent')
  })

  it('says that answers are safe when handing in fails, and can be pressed again', async () => {
    const room = await ask()
    room.attempt.submit = () => Promise.reject(Object.assign(new Error('disk'), { code: 'try_later' }))
    const failed = await heard('prostuti-failed', () => last(room).click())
    equal(failed, [{ code: 'try_later', detail: 'disk' }])
    ok(room.find('dialog[open] [role=alert]').textContent?.includes('নিরাপদ'), 'nothing is said')
    equal(last(room).getAttribute('aria-disabled'), null)
  })

  it('does not hand in when the person goes back to the paper', async () => {
    const room = await ask()
    control(room.element, 'ফিরে যাই').click()
    await settle()
    equal([room.attempt.submissions(), room.all('dialog[open]').length], [0, 0])
  })
})

describe('every other phase', () => {
  const error = (code: string, detail = '') => Object.assign(new Error(code), { code, status: 403, detail }) as never

  it('another tab has the sheet: says so and takes over by asking', async () => {
    const room = await sit({ phase: 'elsewhere' })
    await until(() => textOf(room.element).includes('এখানে চালিয়ে যাই'))
    control(room.element, 'এখানে চালিয়ে যাই').click()
    await until(() => shown(room) === '100')
  })

  it('time is up without a network: says that it was handed in, is safe, and goes out by itself', async () => {
    const room = await sit()
    room.attempt.setRemaining(0)
    room.attempt.set({ phase: 'sending', sync: { online: false } })
    await settle()
    for (const part of ['সময় শেষ', 'নিরাপদ', 'নিজে থেকেই যাবে'])
      ok(textOf(room.element).includes(part), `${part} is missing`)
  })

  it('received: shows the receipt and when the result comes', async () => {
    const room = await sit()
    room.attempt.set({ phase: 'received', receipt: fakeReceipt })
    await until(() => room.all('.panel').length > 0)
    for (const part of ['উত্তরপত্র পৌঁছেছে', '৮৭', fakeReceipt.submission_id, 'সন্ধ্যা ৬:০০'])
      ok(textOf(room.element).includes(part), `${part} is missing`)
  })

  it('too late: offers the rescue file and tells the page', async () => {
    const room = await sit()
    const failed = await heard('prostuti-failed', () =>
      room.attempt.set({ phase: 'stranded', error: error('too_late', 'late') }),
    )
    equal(failed, [{ code: 'too_late', detail: 'late' }])
    await until(() => room.all('.panel').length > 0)
    ok(control(room.element, 'উত্তরের ফাইল রাখুন'))
  })

  for (const [code, title, again] of [
    ['exam_not_started', 'এখনো শুরু হয়নি', true],
    ['exam_over', 'শেষ হয়ে গেছে', false],
    ['purchase_required', 'কিনুন', true],
    ['network_lost', 'নেটওয়ার্ক নেই', true],
    ['already_participated', 'আগেই এই পরীক্ষায় অংশ নিয়েছেন', false],
    ['try_later', 'সার্ভার এখন সাড়া দিচ্ছে না', true],
    ['something_new', 'অপ্রত্যাশিত সমস্যা', true],
  ] as const)
    it(`refused with ${code}: a sentence${again ? ' and another try' : ''}`, async () => {
      const room = await sit({ phase: 'loading' })
      room.attempt.set({ phase: 'refused', error: error(code) })
      await until(() => textOf(room.element).includes(title))
      ok(textOf(room.element).includes(title), textOf(room.element))
      equal(textOf(room.element).includes('আবার চেষ্টা করুন'), again)
    })

  it('says what is missing while the exam cannot be opened yet, offers another try, and opens it when it can', async () => {
    const asked: OpenAttemptOptions[] = []
    const room = await sit({ phase: 'loading', client: { onOpen: options => asked.push(options) } })
    room.attempt.set({ error: error('network_lost') })
    await until(() => textOf(room.element).includes('নেটওয়ার্ক নেই'))
    control(room.element, 'আবার চেষ্টা করুন').click()
    await until(() => asked.length === 2)
    room.attempt.set({ phase: 'open', error: null })
    await until(() => shown(room) === '100')
  })

  it('opens the exam and mode it is told, and lets go of it when it leaves the page', async () => {
    const asked: OpenAttemptOptions[] = []
    const room = await sit({ attributes: 'mode="archive"', client: { onOpen: options => asked.push(options) } })
    equal(
      asked.map(({ exam, mode }) => [exam, mode]),
      [['7', 'archive']],
    )
    room.element.remove()
    await until(() => room.attempt.closed())
  })

  it('tells the page when the exam was joined and when the receipt came', async () => {
    const asked: OpenAttemptOptions[] = []
    const room = await sit({ client: { onOpen: options => asked.push(options) } })
    const joined = room.attempt.$view.get().joined!
    equal(await heard('prostuti-joined', () => asked[0]!.onJoined?.(joined)), [
      { exam: '7', attempt: 1, deadline: '2026-11-21T06:00:00Z' },
    ])
    equal(await heard('prostuti-submitted', () => asked[0]!.onReceived?.(fakeReceipt)), [{ receipt: fakeReceipt }])
  })
})

describe('leaving', () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('asks while the exam is open, and lets go once the sheet is handed in', async () => {
    const room = await sit()
    await until(asks)
    room.attempt.set({ phase: 'received', receipt: fakeReceipt })
    await until(() => !asks())
  })

  it('going back within the page asks, says that the clock goes on, and stays', async () => {
    const room = await sit()
    await until(asks)
    history.back()
    await until(() => room.all('dialog[open]').length === 1)
    ok(textOf(room.element).includes('সময় চলতে থাকবে'), 'nothing is said of the clock')
    control(room.element, 'পরীক্ষায় থাকি').click()
    await settle()
    equal([room.all('dialog[open]').length, shown(room)], [0, '100'])
  })
})

describe('in a native wrapper', () => {
  it('tells the wrapper of success and failure, and not the page', async () => {
    const told: unknown[] = []
    const nativeBridge = {
      success: (event: string) => told.push(['success', event]),
      failure: (event: string) => told.push(['failure', event]),
    }
    const asked: OpenAttemptOptions[] = []
    const room = await sit({ client: { onOpen: options => asked.push(options), nativeBridge } })
    const page = await heard('prostuti-submitted', () => asked[0]!.onReceived?.(fakeReceipt))
    room.attempt.set({
      phase: 'stranded',
      error: Object.assign(new Error(), { code: 'too_late', status: 410 }) as never,
    })
    equal(
      [page, told],
      [
        [],
        [
          ['success', 'submitted'],
          ['failure', 'failed'],
        ],
      ],
    )
  })
})

describe('signing in', () => {
  it('asks, goes on without an account, and tells the page who it is', async () => {
    const room = await sit({ client: { user: null } })
    ok(control(room.element, 'Login With Google'))
    const signed = await heard('prostuti-signed-in', () => control(room.element, 'অ্যাকাউন্ট ছাড়া').click())
    await until(() => shown(room) === '100')
    equal(signed, [{ id: '1' }])
  })

  it('goes on at once as this device where the page says so', async () => {
    const room = await sit({ attributes: 'sign-in="anonymous"', client: { user: null } })
    await until(() => shown(room) === '100')
  })
})

describe('a sign-in that runs out in mid-exam', () => {
  it('takes nothing away: the paper stays, and one can sign in again beside it', async () => {
    const $user = atom<UserInfo | null | undefined>(fakeUser)
    const room = await sit({ answers: { '100': 1 }, client: { $user } })
    room.element.style.width = '1000px'
    await until(() => room.all('aside').length === 1)
    $user.set(null)
    await until(() => room.find('.saved').textContent === 'লগইন নেই')
    ok(option(room, '100', 1).checked, 'the answer is gone')
    equal(room.attempt.closed(), false)
    ok(textOf(room.element).includes('উত্তর এই ডিভাইসে নিরাপদ'), 'nothing is said')
    control(room.element, 'অ্যাকাউন্ট ছাড়া').click()
    await until(() => room.find('.saved').textContent === 'সংরক্ষিত')
  })
})

describe('for everyone', () => {
  for (const { lang, theme, attributes } of looks)
    it(`has no fault that axe can find (${lang}, ${theme})`, async () => {
      const room = await sit({ attributes, answers: { '100': 1 }, marked: ['101'] })
      room.element.style.width = '1000px'
      await until(() => room.all('aside').length === 1)
      equal(await accessibilityFaults(room.element), [])
    })

  it('fits 320 px without scrolling sideways, however long the words', async () => {
    const room = await sit()
    for (const at of [2, 4, 5, 6, 7, 12]) {
      sessionStorage.setItem('prostuti.place.7', String(at))
      const element = await place('prostuti-exam-player', 'exam-id="7"', createFakeClient({ attempt: room.attempt }))
      element.parentElement!.style.width = '320px'
      await settle()
      const inner = element.shadowRoot!.querySelector('.player') as HTMLElement
      equal(inner.scrollWidth <= 320, true, `question ${at + 1} is ${inner.scrollWidth} px wide`)
    }
  })

  it('has rows of at least 56 px and buttons of at least 44', async () => {
    const room = await sit()
    room.element.style.width = '360px'
    await settle()
    const height = (element: HTMLElement) => element.getBoundingClientRect().height
    for (const row of room.all('#q-0 label > span')) ok(height(row) >= 56, `${height(row)} px`)
    for (const button of room.all('.bar button, .foot button')) ok(height(button) >= 44, `${height(button)} px`)
  })
  it('keeps clock and buttons whole on a phone when my letters are twice as large', async () => {
    const room = await sit({ answers: { '100': 1 } })
    room.element.style.width = '360px'
    document.documentElement.style.fontSize = '200%'
    await settle()
    for (const part of room.all('.clock, .bar button, .foot button')) {
      const { left, right } = part.getBoundingClientRect()
      ok(left >= 0 && right <= 360, `${part.textContent} lies from ${left} to ${right}`)
      ok(part.scrollWidth <= part.clientWidth, `${part.textContent} is wider than its button`)
    }
    document.documentElement.style.fontSize = ''
  })
})
