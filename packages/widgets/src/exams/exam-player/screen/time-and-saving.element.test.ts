import { defineForTest } from '../../../testing/element-of.ts'
import { equal, ok, until } from '../../../testing/expect.ts'
import { textOf } from '../../../testing/mount.ts'
import { examPlayer } from '../index.ts'
import { openPlayer, removePlayer } from '../testing/open-player.ts'

defineForTest(examPlayer)
afterEach(removePlayer)

describe('time and saving', () => {
  it('shows the time in Bangla digits without drawing anything anew', async () => {
    const player = await openPlayer()
    const clock = player.find('[role=timer]')
    player.attempt.setRemaining(2_536_000)
    equal([clock.textContent, player.find('[role=timer]') === clock], ['৪২:১৬', true])
  })

  it('warns at five minutes and at one, seen and heard, and is silent otherwise', async () => {
    const player = await openPlayer()
    const said = () => player.find('[role=status].notice').textContent
    player.attempt.setRemaining(301_000)
    equal(said(), '')
    player.attempt.setRemaining(300_000)
    equal(said(), 'আর ৫ মিনিট বাকি')
    player.attempt.setRemaining(60_000)
    ok(said()?.startsWith('আর ১ মিনিট'), 'the last minute is not announced')
    equal(player.find('.clock').dataset.urgency, 'last')
  })

  it('says that the network is gone, and how many answers wait', async () => {
    const player = await openPlayer({ answers: { '100': 1 } })
    player.element.style.width = '1000px'
    player.attempt.set({ sync: { online: false, unsent: 3, savedHere: 12 } })
    await until(() => textOf(player.element).includes('১২টি উত্তর এই ডিভাইসে সংরক্ষিত, ৩টি এখনো পাঠানো হয়নি।'))
    equal(player.find('.saved').textContent, 'নেটওয়ার্ক নেই')
  })

  it('says loudly that this device stores nothing', async () => {
    const player = await openPlayer()
    player.attempt.set({ sync: { storage: 'failing' } })
    await until(() => player.find('.saved').textContent === 'সংরক্ষণ হচ্ছে না')
  })
})
