import type { OpenAttemptOptions } from '@prostuti/sdk'
import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { control, heard, textOf } from '../../../testing/mount.ts'
import { goOffline } from '../../../testing/offline.ts'
import { examPlayer } from '../index.ts'
import { fakeReceipt } from '../testing/fake-attempt.ts'
import { openPlayer, removePlayer, shownQuestion } from '../testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

describe('every other phase', () => {
  const error = (code: string, detail = '') => Object.assign(new Error(code), { code, status: 403, detail }) as never

  it('another tab has the sheet: says so and takes over by asking', async () => {
    const player = await openPlayer({ phase: 'elsewhere' })
    await until(() => textOf(player.element).includes('এখানেই চালিয়ে যান'))
    control(player.element, 'এখানেই চালিয়ে যান').click()
    await until(() => shownQuestion(player) === '100')
  })

  it('time is up without a network: says that it was handed in, is safe, and goes out by itself', async () => {
    const player = await openPlayer()
    player.attempt.setRemaining(0)
    player.attempt.set({ phase: 'sending', sync: { online: false } })
    await settle()
    for (const part of ['সময় শেষ', 'নিরাপদ', 'নিজে থেকেই যাবে'])
      ok(textOf(player.element).includes(part), `${part} is missing`)
  })

  it('handed in without a network: is not said to be safe before it is on this device', async () => {
    const player = await openPlayer()
    player.attempt.set({ phase: 'sending', sync: { online: false, unsaved: 1 } })
    await until(() => textOf(player.element).includes('উত্তরপত্র পাঠানো হচ্ছে'))
    ok(!textOf(player.element).includes('নেটওয়ার্কের অপেক্ষায়'))
    player.attempt.set({ sync: { online: false, unsaved: 0 } })
    await until(() => textOf(player.element).includes('নেটওয়ার্কের অপেক্ষায়'))
  })

  it('received: shows the receipt and when the result comes', async () => {
    const player = await openPlayer()
    player.attempt.set({ phase: 'received', receipt: fakeReceipt })
    await until(() => player.all('.panel').length > 0)
    for (const part of ['উত্তরপত্র পৌঁছেছে', '৮৭', fakeReceipt.submission_id, 'সন্ধ্যা ৬:০০'])
      ok(textOf(player.element).includes(part), `${part} is missing`)
  })

  it('refused because it was taken, with its receipt here: shows the receipt', async () => {
    const player = await openPlayer({ phase: 'loading' })
    player.attempt.set({ phase: 'refused', error: error('already_participated'), receipt: fakeReceipt })
    await until(() => textOf(player.element).includes(fakeReceipt.submission_id))
    ok(!textOf(player.element).includes('আগেই'), textOf(player.element))
  })

  it('too late: offers the rescue file and tells the page', async () => {
    const player = await openPlayer()
    const failed = await heard('prostuti-failed', () =>
      player.attempt.set({ phase: 'stranded', error: error('too_late', 'late') }),
    )
    equal(failed, [{ code: 'too_late', detail: 'late' }])
    await until(() => player.all('.panel').length > 0)
    ok(control(player.element, 'উত্তর ফাইলে নামিয়ে রাখুন'))
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
      const player = await openPlayer({ phase: 'loading' })
      if (code === 'network_lost') goOffline()
      player.attempt.set({ phase: 'refused', error: error(code) })
      await until(() => textOf(player.element).includes(title))
      ok(textOf(player.element).includes(title), textOf(player.element))
      equal(textOf(player.element).includes('আবার চেষ্টা করুন'), again)
    })

  it('says what is missing while the exam cannot be opened yet, offers another try, and opens it when it can', async () => {
    const asked: OpenAttemptOptions[] = []
    const player = await openPlayer({ phase: 'loading', client: { onOpen: options => asked.push(options) } })
    goOffline()
    player.attempt.set({ error: error('network_lost') })
    await until(() => textOf(player.element).includes('নেটওয়ার্ক নেই'))
    control(player.element, 'আবার চেষ্টা করুন').click()
    await until(() => asked.length === 2)
    player.attempt.set({ phase: 'open', error: null })
    await until(() => shownQuestion(player) === '100')
  })

  it('opens the exam and mode it is told, and lets go of it when it leaves the page', async () => {
    const asked: OpenAttemptOptions[] = []
    const player = await openPlayer({
      attributes: 'mode="archive"',
      client: { onOpen: options => asked.push(options) },
    })
    equal(
      asked.map(({ exam, mode }) => [exam, mode]),
      [['7', 'archive']],
    )
    player.element.remove()
    await until(() => player.attempt.closed())
  })

  it('tells the page when the exam was joined and when the receipt came', async () => {
    const asked: OpenAttemptOptions[] = []
    const player = await openPlayer({ client: { onOpen: options => asked.push(options) } })
    const joined = player.attempt.$view.get().joined!
    equal(await heard('prostuti-joined', () => asked[0]!.onJoined?.(joined)), [
      { exam: '7', attempt: 1, deadline: '2026-11-21T06:00:00Z' },
    ])
    equal(await heard('prostuti-submitted', () => asked[0]!.onReceived?.(fakeReceipt)), [{ receipt: fakeReceipt }])
  })

  it('tells the page of a receipt from before, once, and of one that another tab has brought not', async () => {
    const before = await openPlayer({ phase: 'loading' })
    const receive = ({ attempt }: typeof before) => attempt.set({ phase: 'received', receipt: fakeReceipt })
    const told = await heard('prostuti-submitted', () => {
      receive(before)
      receive(before)
    })
    equal(told, [{ receipt: fakeReceipt }])
    const beside = await openPlayer()
    equal(await heard('prostuti-submitted', () => receive(beside)), [])
  })
})

describe('in a native wrapper', () => {
  it('tells the wrapper of success and failure, and not the page', async () => {
    const told: unknown[] = []
    const nativeBridge = (event: string) => told.push(event) > 0
    const asked: OpenAttemptOptions[] = []
    const player = await openPlayer({ client: { onOpen: options => asked.push(options), nativeBridge } })
    const page = await heard('prostuti-submitted', () => asked[0]!.onReceived?.(fakeReceipt))
    player.attempt.set({
      phase: 'stranded',
      error: Object.assign(new Error(), { code: 'too_late', status: 410 }) as never,
    })
    equal([page, told], [[], ['submitted', 'failed']])
  })
})
