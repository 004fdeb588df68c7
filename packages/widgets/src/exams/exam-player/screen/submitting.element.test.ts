import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../testing/expect.ts'
import { control, heard, textOf } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import type { FakeAttemptOptions } from '../testing/fake-attempt.ts'
import { type OpenPlayer, openPlayer, removePlayer } from '../testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

describe('handing in', () => {
  const ask = async (options: FakeAttemptOptions = {}) => {
    const player = await openPlayer(options)
    player.element.style.width = '1000px'
    await until(() => player.all('aside').length === 1)
    player.find('aside > .ui-button').click()
    await settle()
    return player
  }
  const last = (player: OpenPlayer) => player.find<HTMLButtonElement>('dialog[open] .ui-button[data-kind=primary]')

  it('asks once and says what is unanswered, what is marked and until when there is time', async () => {
    const words = (await ask({ answers: { '100': 1 }, marked: ['103'] })).find('dialog[open]').textContent ?? ''
    for (const part of ['২০টি প্রশ্নের মধ্যে ১টির', '১৯টি প্রশ্নের উত্তর বাকি', '১টি প্রশ্ন পরে দেখবেন', 'দুপুর ১২:০০'])
      ok(words.includes(part), `${part} is missing in: ${words}`)
  })

  it('hands in once however often it is pressed', async () => {
    const player = await ask()
    const button = last(player)
    button.click()
    button.click()
    await settle()
    equal(player.attempt.submissions(), 1)
    ok(textOf(player.element).includes('উত্তরপত্র পাঠানো হচ্ছে'), 'the screen does not say that it is being sent')
  })

  it('says that answers are safe when handing in fails, and can be pressed again', async () => {
    const player = await ask()
    player.attempt.submit = () => Promise.reject(Object.assign(new Error('disk'), { code: 'try_later' }))
    const failed = await heard('prostuti-failed', () => last(player).click())
    equal(failed, [{ code: 'try_later', detail: 'disk' }])
    ok(player.find('dialog[open] [role=alert]').textContent?.includes('নিরাপদ'), 'nothing is said')
    equal(last(player).getAttribute('aria-disabled'), null)
  })

  it('does not hand in when the person goes back to the paper', async () => {
    const player = await ask()
    control(player.element, 'ফিরে যান').click()
    await settle()
    equal([player.attempt.submissions(), player.all('dialog[open]').length], [0, 0])
  })
})
