import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { examPlayer } from '../index.ts'
import { answerOf, openPlayer, optionRadio, pressKey, removePlayer, shownQuestion } from '../testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

/** Something of the page's own beside the player. */
function beside(markup: string): HTMLElement {
  document.querySelector('main')!.insertAdjacentHTML('afterbegin', markup)
  return document.querySelector('main')!.firstElementChild as HTMLElement
}

describe('the keyboard alone', () => {
  it('works at once on a page that is about nothing else, wherever one has pressed, and takes no focus', async () => {
    const player = await openPlayer({ attributes: 'autofocus' })
    ok(document.activeElement === document.body, 'the player took the focus')
    pressKey(document.body, '2')
    equal(answerOf(player, '100'), 1)
    const link = beside('<a href="#">ফিরে যান</a>')
    link.focus()
    pressKey(link, '3')
    equal(answerOf(player, '100'), 2)
  })

  it('works after a press beside the player, once one has pressed in it; on other pages it takes no key before', async () => {
    const player = await openPlayer()
    pressKey(document.body, '2')
    equal(answerOf(player, '100'), undefined)
    // Neither a button nor a text: what a press there gives the focus to is the player.
    player.find('.player').focus()
    player.element.blur()
    pressKey(document.body, '3')
    equal(answerOf(player, '100'), 2)
  })

  it('leaves a page its own keys, whose field has the focus or had it last', async () => {
    const player = await openPlayer()
    player.find('#q-0').focus()
    const field = beside('<input>')
    field.focus()
    pressKey(field, '2')
    field.blur()
    pressKey(document.body, '2')
    equal(answerOf(player, '100'), undefined)
  })

  it('works while a button of the settings has the focus', async () => {
    const player = await openPlayer()
    player.element.style.width = '1000px'
    await until(() => player.all('aside .view > summary')[0])
    pressKey(player.find('aside .view > summary'), '4')
    equal(answerOf(player, '100'), 3)
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
