import type { UserInfo } from '@prostuti/contract'
import { atom } from 'nanostores'
import { accessibilityFaults } from '../../../testing/accessible.ts'
import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { mount, textOf } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import { createFakeAttempt } from '../testing/fake-attempt.ts'
import { createFakeClient, fakeUser } from '../testing/fake-client.ts'
import { fakePaper } from '../testing/fake-paper.ts'

/** Somebody at an exam that the server refuses as `forbidden`, on a page of this API's own site or of another. */
async function refuse(user: Partial<UserInfo>, base = 'https://prostuti.example/api/') {
  sessionStorage.clear()
  localStorage.clear()
  const attempt = createFakeAttempt({ paper: fakePaper(20) })
  const $user = atom<UserInfo | null | undefined>({ ...fakeUser, ...user })
  const opened: string[] = []
  const client = createFakeClient({ attempt, $user, onOpen: ({ exam }) => opened.push(exam) })
  const element = await mount('prostuti-exam-player', 'exam-id="7" start="at-once"', { ...client, base })
  const error = Object.assign(new Error('x'), { code: 'forbidden', status: 403, detail: '' }) as never
  attempt.set({ phase: 'refused', error })
  const words = () => [...element.shadowRoot!.querySelectorAll('button')].map(button => button.textContent)
  return { element, attempt, $user, opened, words }
}

describe('an exam for members, and somebody without an account', () => {
  defineForTest(examPlayer)
  afterEach(async () => {
    document.body.replaceChildren()
    await settle()
  })

  it('offers to sign in, says why, and offers no way that leads nowhere', async () => {
    const { element, words } = await refuse({ is_anonymous: true })
    await until(() => words().includes('প্রস্তুতি দিয়ে লগইন করুন'))
    ok(textOf(element).includes('শুধু অ্যাকাউন্টে লগইন করা সদস্যদের জন্য'), textOf(element))
    equal(words().includes('অ্যাকাউন্ট ছাড়াই এগিয়ে যান'), false)
    equal(await accessibilityFaults(element), [])
  })

  it('offers the account itself on our own site', async () => {
    const { words } = await refuse({ is_anonymous: true }, `${location.origin}/api/`)
    await until(() => words().includes('Google দিয়ে লগইন করুন'))
  })

  it('opens the exam anew for the account that came', async () => {
    const { attempt, words, opened, $user } = await refuse({ id: '5', is_anonymous: true })
    await until(() => words().includes('প্রস্তুতি দিয়ে লগইন করুন'))
    const before = opened.length
    attempt.set({ phase: 'open', error: null })
    $user.set({ ...fakeUser, id: '6', is_anonymous: false })
    await until(() => opened.length > before)
    await until(() => !words().includes('প্রস্তুতি দিয়ে লগইন করুন'))
  })

  it('leaves a refusal of who has an account as it is', async () => {
    const { element, words } = await refuse({ is_anonymous: false })
    await until(() => textOf(element).includes('অনুমতি নেই'))
    equal(words().includes('প্রস্তুতি দিয়ে লগইন করুন'), false)
  })
})
