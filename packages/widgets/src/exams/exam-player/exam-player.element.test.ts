import { defineForTest } from '../../testing/element-of.ts'
import { until } from '../../testing/expect.ts'
import { control } from '../../testing/mount.ts'
import { examPlayer } from './index.ts'
import { openPlayer, removePlayer } from './testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

describe('the parts of a player that a page may style', () => {
  it('while it is taken: heading, timer, options and buttons, and what its dialogs hold', async () => {
    const { element, all } = await openPlayer()
    control(element, '০/২০').click()
    await until(() => all('dialog[open]').length > 0)
    await until(() =>
      ['heading', 'timer', 'option', 'button', 'dialog', 'chip'].every(part => all(`[part~=${part}]`)[0]),
    )
  })

  it('afterwards: the panel that says what became of it', async () => {
    const { all, attempt } = await openPlayer()
    attempt.set({ phase: 'sending', sync: { online: false } })
    await until(() => all('[part~=panel]').length > 0)
  })
})
