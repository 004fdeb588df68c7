import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { answersOf } from '../support/rows.ts'

test.use(phone)

/** Ways in which a learner puts an exam down, within a moment of a tap. */
const endings: Record<string, (page: Page) => Promise<unknown>> = {
  'goes to another address': page => page.goto('/privacy_policy'),
  'closes the page': page => page.close({ runBeforeUnload: true }),
  'hides the page': page =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    }),
  'has the player removed': page => page.evaluate(() => document.querySelector('prostuti-exam-player')!.remove()),
  'has the player given another exam': page =>
    page.evaluate(() => document.querySelector('prostuti-exam-player')!.setAttribute('exam-id', '999999')),
}

for (const [what, end] of Object.entries(endings))
  test(`has the last tap on the server although the learner ${what} at once`, async ({ page, testSite, signIn }) => {
    const exam = await testSite.hold({ questions: 4 })
    const player = new Player(page)
    await signIn(page, 'Nusrat')
    await player.open(exam.id)
    // Joined, and nothing is under way any more.
    await player.choose(0, 1)
    const first = await player.idOf(0)
    await expect.poll(() => answersOf(testSite, exam, 'Nusrat'), { timeout: 15_000 }).toEqual({ [first]: 1 })
    page.on('dialog', dialog => void dialog.accept())
    // Drafts are five seconds apart: the second tap would wait as long as that.
    await player.choose(0, 3)
    await end(page)
    await expect.poll(() => answersOf(testSite, exam, 'Nusrat'), { timeout: 3_000 }).toEqual({ [first]: 3 })
  })
