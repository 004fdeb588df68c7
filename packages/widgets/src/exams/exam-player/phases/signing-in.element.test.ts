import type { UserInfo } from '@prostuti/contract'
import { atom } from 'nanostores'
import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, until } from '../../../testing/expect.ts'
import { control, heard, textOf } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import { fakeReceipt } from '../testing/fake-attempt.ts'
import { fakeUser } from '../testing/fake-client.ts'
import { openPlayer, optionRadio, removePlayer, shownQuestion } from '../testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

/** What comes late stands in modules of its own. */
const lateModules = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /\/lazy\/(lazy-parts|start-part)\./.test(name))

describe('signing in', () => {
  // First: what this page has fetched stays fetched.
  it('fetches nothing but the player where a visitor goes on at once, answers and has the receipt', async () => {
    const player = await openPlayer({ attributes: 'sign-in="anonymous"', client: { user: null } })
    await until(() => shownQuestion(player) === '100')
    player.attempt.set({ phase: 'sending' })
    player.attempt.set({ phase: 'received', receipt: fakeReceipt })
    await until(() => textOf(player.element).includes(fakeReceipt.submission_id))
    equal(lateModules(), [])
  })

  it('asks, goes on without an account, and tells the page who it is', async () => {
    const player = await openPlayer({ client: { user: null } })
    await until(() => textOf(player.element).includes('Google দিয়ে লগইন করুন'))
    const signed = await heard('prostuti-signed-in', () => control(player.element, 'অ্যাকাউন্ট ছাড়া').click())
    await until(() => shownQuestion(player) === '100')
    equal(signed, [{ id: '1' }])
  })

  it('goes on at once as this device where the page says so', async () => {
    const player = await openPlayer({ attributes: 'sign-in="anonymous"', client: { user: null } })
    await until(() => shownQuestion(player) === '100')
  })
})

describe('a sign-in that runs out in mid-exam', () => {
  it('takes nothing away: the paper stays, and one can sign in again beside it', async () => {
    const $user = atom<UserInfo | null | undefined>(fakeUser)
    const player = await openPlayer({ answers: { '100': 1 }, client: { $user } })
    player.element.style.width = '1000px'
    await until(() => player.all('aside').length === 1)
    $user.set(null)
    await until(() => player.find('.saved').textContent === 'লগইন নেই')
    ok(optionRadio(player, '100', 1).checked, 'the answer is gone')
    equal(player.attempt.closed(), false)
    ok(textOf(player.element).includes('উত্তর এই ডিভাইসে নিরাপদ'), 'nothing is said')
    control(player.element, 'অ্যাকাউন্ট ছাড়া').click()
    await until(() => player.find('.saved').textContent === 'সংরক্ষিত')
  })
})
