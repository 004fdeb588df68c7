import type { Page } from '@playwright/test'
import { crash } from '../support/device/device.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'

test.use(phone)

/** Every question shows what was chosen there. */
async function expectChosen(player: Player, options: readonly number[]): Promise<void> {
  for (const [questionIndex, option] of options.entries())
    await expect(player.radio(questionIndex, option)).toBeChecked()
}

test('finds every answer again after a reload, and the question I was at', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 6 })
  const player = new Player(page)
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  await player.answerAll(0, 4, () => 2)
  await player.expectSafe(4)
  await page.reload()
  await player.ready()
  await expectChosen(player, [2, 2, 2, 2])
  await expect(player.question(3)).toBeVisible()
  await player.expectAnswered(4, 6)
})

const endings: Record<string, (page: Page) => Promise<void>> = {
  'the page is closed': page => page.close(),
  'the browser crashes': crash,
}

for (const [what, end] of Object.entries(endings))
  test(`finds all that was shown as saved although ${what}`, async ({ page, context, testSite, signIn }) => {
    const exam = await testSite.hold({ questions: 6 })
    const first = new Player(page)
    await signIn(page, 'Nusrat')
    await first.open(exam.id)
    // No network: nothing but this device can have kept them.
    await context.setOffline(true)
    await first.answerAll(0, 3, () => 1)
    await first.expectSafe(3)
    await end(page)

    await context.setOffline(false)
    const again = new Player(await context.newPage())
    await again.open(exam.id)
    await expectChosen(again, [1, 1, 1])
  })
