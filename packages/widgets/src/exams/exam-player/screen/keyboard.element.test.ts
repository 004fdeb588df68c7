import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle } from '../../../testing/expect.ts'
import { examPlayer } from '../index.ts'
import { answerOf, openPlayer, optionRadio, pressKey, removePlayer, shownQuestion } from '../testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

describe('the keyboard alone', () => {
  it('works at once on a page that is about nothing else, and on others takes no focus', async () => {
    await openPlayer()
    ok(document.activeElement === document.body, 'the player took the focus')
    const player = await openPlayer({ attributes: 'autofocus' })
    ok(document.activeElement === player.element, 'the player has no focus')
    pressKey(player.element.shadowRoot!.activeElement as HTMLElement, '2')
    ok(answerOf(player, '100') !== undefined, 'the key chose nothing')
  })

  it('chooses with digits and letters of both scripts', async () => {
    const player = await openPlayer()
    const box = player.find('#q-0')
    box.focus()
    for (const [key, answer] of Object.entries({ 2: 1, c: 2, ঘ: 3, A: 0 })) {
      pressKey(player.find('#q-0'), key)
      equal(answerOf(player, '100'), answer, `key ${key}`)
    }
  })

  it('goes from question to question with left and right, also from a radio, and never changes an answer by that', async () => {
    const player = await openPlayer({ answers: { '100': 1 } })
    pressKey(optionRadio(player, '100', 1), 'ArrowRight')
    await settle()
    equal([shownQuestion(player), answerOf(player, '100')], ['101', 1])
    pressKey(player.find('#q-1'), 'ArrowLeft')
    await settle()
    equal(shownQuestion(player), '100')
  })

  it('leaves keys alone that belong to the browser or to a dialog', async () => {
    const player = await openPlayer()
    const ctrl = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true })
    player.find('#q-0').dispatchEvent(ctrl)
    player.element.style.width = '360px'
    player.find('.list').click()
    await settle()
    pressKey(player.find('dialog[open] button'), '2')
    equal([ctrl.defaultPrevented, answerOf(player, '100')], [false, undefined])
  })

  it('marks with m and clears with Delete', async () => {
    const player = await openPlayer({ answers: { '100': 1 } })
    pressKey(player.find('#q-0'), 'm')
    pressKey(player.find('#q-0'), 'Delete')
    equal([player.attempt.$entry('100').get()?.marked, answerOf(player, '100')], [true, null])
  })
})
