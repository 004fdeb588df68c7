import { defineForTest } from '../../../testing/element-of.ts'
import { equal, settle, until } from '../../../testing/expect.ts'
import { examPlayer } from '../index.ts'
import type { FakeAttemptOptions } from '../testing/fake-attempt.ts'
import { type OpenPlayer, openPlayer, removePlayer, shownQuestion } from '../testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

describe('the palette', () => {
  const open = async (options: FakeAttemptOptions = {}) => {
    const player = await openPlayer(options)
    player.element.style.width = '360px'
    await settle()
    player.find('.list').click()
    await settle()
    return player
  }
  const names = (player: OpenPlayer) => player.all('.palette button').map(cell => cell.getAttribute('aria-label'))

  it('says by name which questions are answered, skipped, marked and open', async () => {
    const player = await open({ answers: { '100': 1, '102': 0 }, marked: ['103'] })
    equal(names(player).slice(0, 4), [
      'প্রশ্ন ১, উত্তর দেওয়া',
      'প্রশ্ন ২, বাদ গেছে',
      'প্রশ্ন ৩, উত্তর দেওয়া',
      'প্রশ্ন ৪, উত্তর বাকি, পরে দেখব',
    ])
  })

  it('counts', async () => {
    const player = await open({ answers: { '100': 1, '102': 0 }, marked: ['103'] })
    equal(
      player.all('.counts .ui-chip').map(chip => chip.textContent),
      ['২টি উত্তর', '১টি পরে দেখব', '১৮টি বাকি'],
    )
  })

  it('goes to a question and puts the focus there', async () => {
    const player = await open()
    player.all('.palette button')[16]!.click()
    await settle()
    equal([shownQuestion(player), player.element.shadowRoot?.activeElement?.id], ['116', 'q-16'])
  })

  it('is not in the page while nobody looks at it on a phone, and stands beside on a wide screen', async () => {
    const player = await openPlayer()
    player.element.style.width = '360px'
    await until(() => player.all('.palette').length === 0)
    player.element.style.width = '1000px'
    await until(() => player.all('aside .palette').length === 1)
  })

  it('follows a change of the answers', async () => {
    const player = await open()
    player.attempt.answer('101', 2)
    await until(() => names(player)[1] === 'প্রশ্ন ২, উত্তর দেওয়া')
  })
})
