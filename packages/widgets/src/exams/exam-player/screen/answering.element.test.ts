import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { control, heard, mount, textOf } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import { createFakeAttempt } from '../testing/fake-attempt.ts'
import { createFakeClient } from '../testing/fake-client.ts'
import { fakePaper } from '../testing/fake-paper.ts'
import { answerOf, openPlayer, optionRadio, removePlayer, shownQuestion } from '../testing/open-player.ts'

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

defineForTest(examPlayer)
afterEach(removePlayer)

describe('taking an exam', () => {
  it('writes a tap into the attempt in the same task', async () => {
    const player = await openPlayer()
    optionRadio(player, '100', 1).click()
    equal(answerOf(player, '100'), 1)
  })

  it('tells the page that a question is answered, never which option is right', async () => {
    const player = await openPlayer()
    const told = await heard('prostuti-answered', () => optionRadio(player, '100', 1).click())
    await wait(50)
    equal(told, [{ question: '100', option: 1, answered: 1, total: 20 }])
  })

  it('shows answers that were there before, and those that another device gives meanwhile', async () => {
    const player = await openPlayer({ answers: { '100': 2 } })
    ok(optionRadio(player, '100', 2).checked, 'the kept answer is not shown')
    player.attempt.answer('100', 3)
    ok(optionRadio(player, '100', 3).checked, 'the answer of the other device is not shown')
  })

  it('clears an answer and keeps the focus in the question', async () => {
    const player = await openPlayer({ answers: { '100': 2 } })
    player.find('#q-0 .clear').click()
    equal([answerOf(player, '100'), optionRadio(player, '100', 2).checked], [null, false])
    equal(player.element.shadowRoot?.activeElement?.id, 'q-0')
  })

  it('goes on and back, one question at a time', async () => {
    const player = await openPlayer()
    equal(shownQuestion(player), '100')
    control(player.element, 'পরের').click()
    await settle()
    equal(shownQuestion(player), '101')
    control(player.element, 'আগের').click()
    await settle()
    equal(shownQuestion(player), '100')
  })

  it('starts with one question and has the whole paper soon after', async () => {
    const player = await openPlayer()
    await until(() => player.all('fieldset.q').length === 20)
    equal(player.all('fieldset.q').filter(box => !box.hidden).length, 1)
  })

  it('is where it was after a reload', async () => {
    const player = await openPlayer()
    control(player.element, 'পরের').click()
    await settle()
    const again = createFakeAttempt({ paper: fakePaper(20) })
    const element = await mount(
      'prostuti-exam-player',
      'exam-id="7" start="at-once"',
      createFakeClient({ attempt: again }),
    )
    equal([...element.shadowRoot!.querySelectorAll<HTMLElement>('fieldset.q')].find(box => !box.hidden)?.id, 'q-1')
  })

  it('lies on one page when the person likes that better, and remembers it', async () => {
    const player = await openPlayer()
    player.element.style.width = '360px'
    player.find('.list').click()
    await settle()
    player.find('.view summary').click()
    await until(() => textOf(player.element).includes('এক পাতায়'))
    control(player.element, 'এক পাতায়').click()
    await until(() => player.all('fieldset.q').filter(box => !box.hidden).length === 20)
    ok(localStorage.getItem('prostuti.player')?.includes('page'), 'the choice is not kept')
  })

  it('marks a question to look at again', async () => {
    const player = await openPlayer()
    player.find('.foot .mark').click()
    await settle()
    equal(player.attempt.$entry('100').get()?.marked, true)
    equal(player.find('.foot .mark').getAttribute('aria-pressed'), 'true')
  })

  it('keeps a passage within reach of each of its questions', async () => {
    const player = await openPlayer()
    for (const at of [11, 12, 13]) {
      localStorage.setItem('prostuti.place', `7 2026-11-21T05:00:00Z ${at}`)
      const element = await mount(
        'prostuti-exam-player',
        'exam-id="7" start="at-once"',
        createFakeClient({ attempt: player.attempt }),
      )
      const passage = element.shadowRoot?.querySelector('.shared details')
      ok(passage?.checkVisibility(), `question ${at + 1} is without its passage`)
    }
  })
})

describe('an attempt that was begun elsewhere', () => {
  it('goes on at the question that was answered last', async () => {
    const player = await openPlayer({ answers: { '100': 1, '101': 2, '102': 0 } })
    equal(shownQuestion(player), '102')
  })

  it('begins another try of the same exam at its first question', async () => {
    const player = await openPlayer()
    localStorage.setItem('prostuti.place', '7 2026-11-20T05:00:00Z 4')
    const element = await mount(
      'prostuti-exam-player',
      'exam-id="7" start="at-once"',
      createFakeClient({ attempt: player.attempt }),
    )
    equal(element.shadowRoot?.querySelector<HTMLElement>('.player')?.dataset.place, '0')
  })
})
