import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { control, textOf } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import { fakeReceipt } from '../testing/fake-attempt.ts'
import { openPlayer, removePlayer, shownQuestion } from '../testing/open-player.ts'

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

defineForTest(examPlayer)
afterEach(removePlayer)

describe('leaving', () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('asks while the exam is open, and lets go once the sheet is handed in', async () => {
    const player = await openPlayer()
    await until(asks)
    player.attempt.set({ phase: 'received', receipt: fakeReceipt })
    await until(() => !asks())
  })

  it('going back within the page asks, says that the clock goes on, and stays', async () => {
    const player = await openPlayer()
    await until(asks)
    history.back()
    await until(() => player.all('dialog[open]').length === 1)
    ok(textOf(player.element).includes('সময় চলতে থাকবে'), 'nothing is said of the clock')
    control(player.element, 'পরীক্ষায় থাকুন').click()
    await settle()
    equal([player.all('dialog[open]').length, shownQuestion(player)], [0, '100'])
  })
})

describe('going back with something open', () => {
  it('closes the list of questions first, then asks whether to leave, then stays', async () => {
    const player = await openPlayer({ attributes: 'style="width: 360px"' })
    await until(() => (history.state as Record<string, unknown> | null)?.['prostuti-exam'])
    player.find('.list').click()
    await until(() => player.all('dialog[open]').length === 1)
    history.back()
    await until(() => player.all('dialog[open]').length === 0)
    history.back()
    await until(() => player.all('dialog[open]').length === 1)
    ok(textOf(player.element).includes('পরীক্ষা ছেড়ে যাবেন?'), 'nothing is asked')
    history.back()
    await until(() => player.all('dialog[open]').length === 0)
  })
})

describe('a page with a way out of its own', () => {
  const entries = () => (history.state as Record<string, unknown> | null)?.['prostuti-exam'] === true
  const wayOut = () => {
    const link = Object.assign(document.createElement('a'), { href: '#out', textContent: 'ফিরে যান' })
    link.dataset.prostutiLeave = ''
    document.querySelector('main')!.append(link)
    return link
  }

  it('asks by the player’s own question when that is pressed, while the exam is open', async () => {
    const player = await openPlayer()
    await until(entries)
    wayOut().click()
    await until(() => player.all('dialog[open]').length === 1)
    ok(textOf(player.element).includes('পরীক্ষা ছেড়ে যাবেন?'), 'nothing is asked')
    equal(location.hash, '')
    control(player.element, 'পরীক্ষায় থাকুন').click()
    await settle()
    equal(player.all('dialog[open]').length, 0)
  })

  it('leads there without asking once the sheet is handed in, and the player’s own entry is off the history', async () => {
    const player = await openPlayer()
    await until(entries)
    player.attempt.set({ phase: 'received', receipt: fakeReceipt })
    await until(() => !entries())
    wayOut().click()
    await until(() => location.hash === '#out')
    history.back()
    await until(() => location.hash === '')
  })

  it('has its one entry also after the player was moved about', async () => {
    const player = await openPlayer()
    await until(entries)
    const before = history.length
    player.element.remove()
    await settle()
    document.querySelector('main')!.append(player.element)
    await until(entries)
    await wait(100)
    equal([entries(), history.length, player.all('dialog[open]').length], [true, before, 0])
  })
})
