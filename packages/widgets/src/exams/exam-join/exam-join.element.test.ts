import type { ExamDetails } from '@prostuti/contract'
import type { Attempt, AttemptView, Prostuti } from '@prostuti/sdk'
import { bookmarksOf } from '@prostuti/sdk/exams'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { atom } from 'nanostores'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { type ClientParts, details, failure, fakeClient, now, nusrat } from '../../testing/fake-client.ts'
import { priceChange } from '../../testing/fake-payments.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { examJoin } from './index.ts'

const minute = 60_000
const may = { ...details.rights, join: true, reason: null } as const
const instant = (ms: number) => new Date(now + ms).toISOString()

const running: ExamDetails = {
  ...details,
  rights: may,
  description: 'আটটি বিষয়ের পূর্ণাঙ্গ পরীক্ষা।',
  syllabus: [{ id: '1', title: 'বাংলা ভাষা ও সাহিত্য' }],
}

/** An exam that begins so many milliseconds from now, and lasts three hours. */
const ahead = (ms: number, change: Partial<ExamDetails> = {}): ExamDetails => ({
  ...running,
  state: 'upcoming',
  start_time: instant(ms),
  end_time: instant(ms + 180 * minute),
  rights: { ...may, join: false, reason: 'exam_not_started' },
  ...change,
})

const refused = (reason: ExamDetails['rights']['reason'], change: Partial<ExamDetails> = {}): ExamDetails => ({
  ...running,
  rights: { ...may, join: false, reason },
  ...change,
})

/** A client that knows one exam; `went` is where it has led to. */
function clientOf(exam: ExamDetails, { answers, ...others }: ClientParts = {}, parts: Partial<Prostuti> = {}) {
  const went: string[] = []
  const client = {
    ...fakeClient({ user: nusrat, answers: { exam: async () => exam, ...answers }, ...others }),
    platform: memoryPlatform({ navigate: url => void went.push(url) }),
    ...parts,
  }
  return { client, went }
}

/** An attempt that has only these views to show, one after the other. */
function attemptOf(...views: Partial<AttemptView>[]): { attempt: Attempt; next(): void } {
  const $view = atom({ phase: 'loading', error: null, joined: null, paper: null, ...views[0] } as AttemptView)
  const next = () => $view.set({ ...$view.get(), ...views[1] } as AttemptView)
  return { attempt: { $view, close: () => undefined } as Partial<Attempt> as Attempt, next }
}

const joined = { exam: '12', attempt: 1, deadline: instant(60 * minute), paper: 'p' } as AttemptView['joined']
const paper = { questions: [] } as Partial<AttemptView['paper']> as AttemptView['paper']
const href = 'exam-href="/exam?id={id}&state={state}&paper={paper}" result-href="/results?id={id}&state={state}"'

const joinScreen = (client: Prostuti, attributes = href) =>
  mount('prostuti-exam-join', `exam-id="12" ${attributes}`, client)

describe('the screen before an exam', () => {
  defineForTest(examJoin)

  it('says what counts, until when, and when my time would end', async () => {
    const element = await joinScreen(clientOf(running).client)
    await expectText(
      element,
      '৪৭তম বিসিএস মডেল টেস্ট ১২',
      '৪৭তম বিসিএস প্রিলিমিনারি',
      '১০০টি প্রশ্ন, পূর্ণমান ১০০',
      'সময় ৬০ মিনিট',
      'প্রতিটি ভুল উত্তরে ০.৫ নম্বর কাটা যাবে',
      'কাট মার্ক ৭২',
      'আরও ১২০ সেকেন্ড',
      'বাংলা ভাষা ও সাহিত্য',
      'ফ্রি',
      'এখন (সকাল ৯:৩০) শুরু করলে সময় শেষ হবেআজ সকাল ১০:৩০',
    )
  })

  it('says it when the end of the exam would cut my time', async () => {
    const element = await joinScreen(clientOf({ ...running, end_time: instant(20 * minute) }).client)
    await expectText(element, 'শুরু করলে সময় শেষ হবেআজ সকাল ৯:৫০', '২০ মিনিটের কম বাকি')
  })

  it('joins on a press, tells the page, and leads on to the questions', async () => {
    const { attempt, next } = attemptOf({}, { phase: 'open', joined, paper })
    const { client, went } = clientOf(running, { exams: { openAttempt: () => attempt } })
    const element = await joinScreen(client)
    control(element, 'পরীক্ষা শুরু করুন').click()
    await settle()
    await expectText(element, 'হল খুলছে', 'একে একে')
    const told: unknown[] = []
    document.addEventListener('prostuti-joined', event => told.push((event as CustomEvent).detail), { once: true })
    next()
    await until(() => went.length === 1)
    equal(told, [{ exam: '12', attempt: 1, deadline: instant(60 * minute), kept: false }])
    equal(went, ['/exam?id=12&state=live&paper=new'])
  })

  it('loses no press of a button that has only just been drawn', async () => {
    const { attempt } = attemptOf({ phase: 'open', joined, paper })
    const { client, went } = clientOf(running, { exams: { openAttempt: () => attempt } })
    const opening = joinScreen(client)
    const screen = document.querySelector('prostuti-exam-join')!
    const observer = new MutationObserver(() => {
      const button = screen.shadowRoot!.querySelector<HTMLElement>('button[data-kind="primary"]')
      if (!button) return
      observer.disconnect()
      button.click()
    })
    observer.observe(screen.shadowRoot!, { childList: true, subtree: true })
    await opening
    await until(() => went.length === 1)
  })

  it('says calmly that the way in is blocked, and goes on by itself', async () => {
    const { attempt } = attemptOf({ error: failure('network_lost', 0) as AttemptView['error'] })
    const element = await joinScreen(clientOf(running, { exams: { openAttempt: () => attempt } }).client)
    control(element, 'পরীক্ষা শুরু করুন').click()
    await settle()
    await expectText(element, 'এখনো ঢোকা যাচ্ছে না', 'ঘড়ি চলবে না')
  })

  it('says why not, and lets me try again', async () => {
    const { attempt } = attemptOf({ phase: 'refused', error: failure('exam_over', 410) as AttemptView['error'] })
    const element = await joinScreen(clientOf(running, { exams: { openAttempt: () => attempt } }).client)
    control(element, 'পরীক্ষা শুরু করুন').click()
    await until(() => textOf(element).includes('পরীক্ষার সময় শেষ') || textOf(element).includes('শেষ হয়ে গেছে'))
    control(element, 'পরীক্ষা শুরু করুন')
  })

  it('counts down in Bangla digits, days first', async () => {
    const element = await joinScreen(clientOf(ahead(26 * 60 * minute + 5_000)).client)
    await expectText(element, 'শুরু হতে বাকি', '১ দিন ০২:০০:০৫', 'শুরু আগামীকাল সকাল ১১:৩০')
    const timer = element.shadowRoot?.querySelector('[role=timer]')
    equal(timer?.getAttribute('aria-live'), 'off')
  })

  it('says aloud only that it starts soon, not each second', async () => {
    const aloud = async (ms: number) => {
      const element = await joinScreen(clientOf(ahead(ms)).client)
      return element.shadowRoot?.querySelector('.join-countdown [role=status]')?.textContent
    }
    equal([await aloud(12 * minute), await aloud(5 * minute), await aloud(61_000)], ['', 'শুরু হতে আর ৫ মিনিট', ''])
  })

  it('opens the hall a quarter of an hour ahead, not before', async () => {
    await expectText(await joinScreen(clientOf(ahead(16 * minute)).client), 'হলে ঢোকা যাবে আজ সকাল ৯:৩১ থেকে')
    const element = await joinScreen(clientOf(ahead(14 * minute)).client)
    control(element, 'পরীক্ষার হলে অপেক্ষা করুন').click()
    await settle()
    await expectText(element, 'আপনি হলে আছেন')
    control(element, 'হল থেকে বেরিয়ে আসুন').click()
    await settle()
    control(element, 'পরীক্ষার হলে অপেক্ষা করুন')
  })

  it('is a hall with a clock of sixty strokes, and says what is here, in words', async () => {
    const element = await joinScreen(clientOf(ahead(5 * minute)).client)
    control(element, 'পরীক্ষার হলে অপেক্ষা করুন').click()
    await until(() => textOf(element).includes('নেটওয়ার্ক আছে'))
    await expectText(element, '১০০টি প্রশ্ন · ৬০ মিনিট · ভুল উত্তরে −০.৫', 'প্রশ্নপত্র আসছে', 'ঘড়ি মেলানো', 'মাঝে চলে গেলেও')
    const strokes = [...element.shadowRoot!.querySelectorAll('.lobby-strokes line')]
    // Ten of the fifteen minutes since the hall opened have gone.
    equal([strokes.length, strokes.filter(stroke => stroke.hasAttribute('data-filled')).length], [60, 40])
    equal(await accessibilityFaults(element), [])
  })

  it('lets whoever waits in the hall in when it starts', async () => {
    const { attempt } = attemptOf({ phase: 'open', joined, paper })
    let clock = now
    const { client, went } = clientOf(ahead(300), { exams: { openAttempt: () => attempt } }, { now: () => clock })
    const { random } = Math
    Math.random = () => 0
    const element = await joinScreen(client)
    control(element, 'পরীক্ষার হলে অপেক্ষা করুন').click()
    await settle()
    equal(went, [])
    clock += 400
    await until(() => went.length === 1)
    Math.random = random
  })

  it('leads back to an open sheet', async () => {
    const element = await joinScreen(clientOf({ ...running, rights: { ...may, resume: true } }).client)
    equal(control(element, 'পরীক্ষায় ফিরে যান').getAttribute('href'), '/exam?id=12&state=live&paper=new')
  })

  it('shows the result to who has taken part, and says when it comes', async () => {
    const taken = refused('already_participated', { participated: true })
    await expectText(
      await joinScreen(clientOf(taken).client),
      'আপনি এই পরীক্ষায় অংশ নিয়েছেন',
      'ফলাফল প্রকাশ হবে আজ দুপুর ১২:০২',
    )
    const out = { ...taken, rights: { ...taken.rights, result: true } }
    equal(
      control(await joinScreen(clientOf(out).client), 'ফলাফল দেখুন').getAttribute('href'),
      '/results?id=12&state=live',
    )
  })

  it('offers an archived exam for practice, without a limit', async () => {
    const element = await joinScreen(clientOf({ ...running, state: 'archived', participated: true }).client)
    await expectText(element, 'সময়ের সীমা নেই', 'যতবার খুশি')
    control(element, 'অনুশীলন শুরু করুন')
    equal(control(element, 'ফলাফল দেখুন').getAttribute('href'), '/results?id=12&state=live')
  })

  it('asks a visitor to sign in, where the page says or right here', async () => {
    const visitor = { ...fakeClient({ answers: { exam: async () => refused('not_signed_in') } }) }
    const led = await joinScreen(visitor, 'sign-in-href="/login?next=%2Fexam"')
    equal(control(led, 'লগইন করুন').getAttribute('href'), '/login?next=%2Fexam')
    control(await joinScreen({ ...visitor }), 'অ্যাকাউন্ট ছাড়া')
  })

  it('looks anew as soon as somebody has signed in', async () => {
    let exam = refused('not_signed_in')
    const client = fakeClient({ answers: { exam: async () => exam } })
    const element = await joinScreen(client, 'sign-in-href="/login"')
    exam = running
    client.auth.$user.set(nusrat)
    await until(() => textOf(element).includes('পরীক্ষা শুরু করুন'))
  })

  it('tells the others what they lack', async () => {
    await expectText(await joinScreen(clientOf(refused('forbidden')).client), 'শুধু অ্যাকাউন্টে লগইন করা সদস্যদের জন্য')
    await expectText(await joinScreen(clientOf(refused('exam_over')).client), 'পরীক্ষাটি শেষ হয়ে গেছে')
    const dear = refused('purchase_required', { cost: 20, is_free: false })
    const element = await joinScreen(clientOf(dear).client, 'program-href="/program?id={id}"')
    await expectText(element, 'প্রোগ্রামটি কিনতে হবে', '২০ কয়েন')
    equal(control(element, 'প্রোগ্রামটি দেখুন').getAttribute('href'), '/program?id=3')
  })

  it('sells the exam right here by its own price, with the balance before and after, and opens it then', async () => {
    let exam = refused('purchase_required', { cost: 20, is_free: false })
    const bought: unknown[] = []
    const call = async ({ id }: { id: string }, { body }: { body?: unknown } = {}) => {
      if (id !== 'billing.purchaseExam') return undefined
      bought.push(body)
      exam = running
      return { purchased: true, billing_profile: { ...nusrat.billing_profile, coins: 430 } }
    }
    const client = fakeClient({ user: nusrat, answers: { exam: async () => exam }, http: { call: call as never } })
    const element = await joinScreen(client, 'program-href="/program?id={id}"')
    await until(() => textOf(element).includes('শুধু এই পরীক্ষাটি কিনুন · ২০ কয়েন'))
    control(element, 'শুধু এই পরীক্ষাটি কিনুন').click()
    await settle()
    await expectText(element, 'এখন আছে৪৫০ কয়েন', 'কেনার পর থাকবে৪৩০ কয়েন')
    control(element, 'এখনই কিনুন').click()
    await until(() => textOf(element).includes('পরীক্ষা শুরু করুন'))
    equal(bought, [{ exam: '12', cost: 20 }])
  })

  it('asks again at the new price of the exam where it has changed since', async () => {
    let exam = refused('purchase_required', { cost: 20, is_free: false })
    const call = async ({ id }: { id: string }) => {
      if (id !== 'billing.purchaseExam') return undefined
      exam = refused('purchase_required', { cost: 30, is_free: false })
      throw priceChange('cost')
    }
    const client = fakeClient({ user: nusrat, answers: { exam: async () => exam }, http: { call: call as never } })
    const element = await joinScreen(client, 'program-href="/program?id={id}"')
    await until(() => textOf(element).includes('শুধু এই পরীক্ষাটি কিনুন · ২০ কয়েন'))
    control(element, 'শুধু এই পরীক্ষাটি কিনুন').click()
    await settle()
    control(element, 'এখনই কিনুন').click()
    await until(() => textOf(element).includes('কেনার পর থাকবে৪২০ কয়েন'))
    const dialog = element.shadowRoot!.querySelector('dialog[open]')
    ok(dialog?.textContent?.includes('দাম বদলেছে, কোনো কয়েন কাটা হয়নি।'), dialog?.textContent ?? 'closed')
  })

  it('says before the start that it enters the program too', async () => {
    const free = { ...running, rights: { ...may, enrols: true } }
    await expectText(await joinScreen(clientOf(free).client), 'শুরু করলে ‘৪৭তম বিসিএস প্রিলিমিনারি’ প্রোগ্রামে যুক্ত হবেন')
    ok(!textOf(await joinScreen(clientOf(running).client)).includes('যুক্ত হবেন'), 'it says so of any exam')
  })

  it('says how many coins are missing before anybody presses', async () => {
    const dear = refused('purchase_required', { cost: 500, is_free: false, program: null })
    const element = await joinScreen(clientOf(dear).client)
    await until(() => textOf(element).includes('আরও ৫০ কয়েন লাগবে'))
    equal(control(element, 'শুধু এই পরীক্ষাটি কিনুন').getAttribute('aria-disabled'), 'true')
  })

  it('leads to the coins that are missing for the exam, and back to it', async () => {
    const dear = refused('purchase_required', { cost: 500, is_free: false, program: null })
    const { client, went } = clientOf(dear)
    const element = await joinScreen(client, 'coins-href="/buy_coin?then={back}"')
    await until(() => textOf(element).includes('আরও ৫০ কয়েন লাগবে'))
    control(element, 'শুধু এই পরীক্ষাটি কিনুন').click()
    await settle()
    control(element, 'কয়েন কিনুন').click()
    const back = `${location.pathname}${location.search}#get`
    equal(went, [`/buy_coin?then=${encodeURIComponent(back)}`])
  })

  it('goes on with buying the exam when one comes back with the coins for it', async () => {
    const before = location.href
    history.replaceState(null, '', '#get')
    const dear = refused('purchase_required', { cost: 20, is_free: false, program: null })
    const element = await joinScreen(clientOf(dear).client)
    await until(() => textOf(element).includes('কেনার পর থাকবে৪৩০ কয়েন'))
    equal(location.hash, '')
    history.replaceState(null, '', before)
  })

  it('calls no exam free that its program opens for coins', async () => {
    const ofProgram = { needs_program: true, way_in: { by: 'coins', until: null, premium: true } } as const
    // Before it starts, the refusal is that it has not started.
    for (const exam of [refused('purchase_required', ofProgram), refused('exam_not_started', ofProgram)]) {
      const element = await joinScreen(clientOf(exam).client, 'program-href="/program?id={id}"')
      ok(!textOf(element).includes('ফ্রি'), textOf(element))
    }
    const alone = refused('purchase_required', { cost: 20, is_free: false, program: null })
    await expectText(await joinScreen(clientOf(alone).client), 'অংশ নেওয়ার আগে পরীক্ষাটি কিনতে হবে।')
  })

  it('says until when premium opens it, and asks for no coins', async () => {
    const way_in = { by: 'premium', until: '2026-12-26T04:00:00.000Z', premium: true } as const
    const element = await joinScreen(clientOf({ ...running, cost: 20, is_free: false, way_in }).client)
    await expectText(element, 'খোলা, প্রিমিয়ামে ২৬ ডিসেম্বর পর্যন্ত')
    ok(!textOf(element).includes('কয়েন'), textOf(element))
  })

  it('says to whoever must pay that premium opens it, with the way there', async () => {
    const way_in = { by: 'coins', until: null, premium: true } as const
    const element = await joinScreen(
      clientOf(refused('purchase_required', { way_in })).client,
      'program-href="/p?id={id}"',
    )
    await until(() => textOf(element).includes('প্রিমিয়াম থাকলে এটি খোলা।'))
    equal(control(element, 'প্রিমিয়াম দেখুন').getAttribute('href'), '/buy_coin#premium')
  })

  it('warns before the start when this device cannot keep answers', async () => {
    const { client } = clientOf(ahead(minute), { exams: { checkStorage: async () => 'failing' } })
    const element = await joinScreen(client)
    await expectText(element, 'এই ডিভাইসে উত্তর রাখা যাচ্ছে না')
    ok(!textOf(element).includes('প্রশ্নপত্র তালাবদ্ধ'), 'it promises a paper that cannot be kept')
  })

  it('shows a bookmark that was set elsewhere on the page', async () => {
    const { client } = clientOf(running, { http: { call: (async () => undefined) as never } })
    const element = await joinScreen(client)
    await bookmarksOf(client).set({ exam: '99' }, true)
    equal(control(element, 'বুকমার্ক করুন').getAttribute('aria-pressed'), 'false')
    await bookmarksOf(client).set({ exam: running.id }, true)
    await until(() => textOf(element).includes('বুকমার্কে আছে'))
  })

  it('keeps a bookmark at once, and takes it back where the server refuses', async () => {
    const calls: string[] = []
    let works = true
    const call = async (operation: { id: string }) => {
      calls.push(operation.id)
      if (!works) throw failure('something_wrong', 500)
    }
    const { client } = clientOf(running, { http: { call: call as never, read: call as never } })
    const element = await joinScreen(client)
    element.after(document.createElement('prostuti-toast-region'))
    const [told] = await heard<{ text: string }>('prostuti-toast', () => control(element, 'বুকমার্ক করুন').click())
    equal(told?.text, 'বুকমার্কে যোগ হয়েছে।')
    equal(control(element, 'বুকমার্কে আছে').getAttribute('aria-pressed'), 'true')
    works = false
    control(element, 'বুকমার্কে আছে').click()
    await until(() => textOf(element).includes('বুকমার্ক বদলানো গেল না'))
    control(element, 'বুকমার্কে আছে')
    equal(calls, ['exams.createBookmark', 'exams.deleteBookmark'])
  })

  it('hands the exam on, as a link to read where nothing else works', async () => {
    const url = 'https://prostuti.example/exam/3/12/live'
    const call = async () => ({ url, text: 'চলো একসঙ্গে দিই' })
    const { client } = clientOf(running, { http: { call: call as never, read: call as never } })
    const element = await joinScreen(client)
    control(element, 'শেয়ার করুন').click()
    await until(() => textOf(element).includes('লিংক কপি হয়েছে') || textOf(element).includes(url))
  })

  it('keeps its room while the exam is on its way', async () => {
    const element = await joinScreen(
      clientOf(running, { answers: { exam: () => new Promise(() => undefined) } }).client,
    )
    ok(element.offsetHeight > 300, `only ${element.offsetHeight} px`)
    equal(textOf(element), 'লোড হচ্ছে')
  })

  it('says that there is no network, and comes by itself when it is back', async () => {
    let broken = true
    const get = async () => (broken ? Promise.reject(failure('network_lost', 0)) : running)
    const element = await joinScreen(clientOf(running, { answers: { exam: get } }).client)
    await expectText(element, 'নেটওয়ার্ক নেই')
    broken = false
    dispatchEvent(new Event('online'))
    await until(() => textOf(element).includes('পরীক্ষা শুরু করুন'))
  })

  it('says that there is no such exam', async () => {
    const get = async () => Promise.reject(failure('no_exam_found', 404))
    await expectText(await joinScreen(clientOf(running, { answers: { exam: get } }).client), 'কোনো পরীক্ষা পাওয়া যায়নি')
  })

  it('needs no call where the server has drawn it', async () => {
    const get = () => Promise.reject(new Error('not to be asked'))
    const { client } = clientOf(running, { answers: { exam: get } })
    const element = await joinScreen(client, `initial='${JSON.stringify(running)}'`)
    await expectText(element, 'পরীক্ষা শুরু করুন')
  })

  const seen = [ahead(5 * minute), running, refused('already_participated', { participated: true })]
  for (const [index, { lang, theme, attributes }] of looks.entries())
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const { client } = clientOf(seen[index % seen.length]!, { exams: { checkStorage: async () => 'failing' } })
      equal(await accessibilityFaults(await joinScreen(client, `${href} ${attributes}`)), [])
    })
})
