import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { desktop, expect, test } from './support/journey.ts'
import { Player } from './support/player.ts'
import { walkThrough } from './support/screens.ts'
import { pushDown, watchShifts } from './support/shifts.ts'
import { languages } from './support/words.ts'

test.use(desktop)

const themes = ['light', 'dark'] as const

/** What axe finds on this screen, by day and by night; by night only colours are other. */
async function barriersOf(page: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    // Legacy: without another page for each look, which only frames of other sites would need.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
    for (const { id, nodes } of violations)
      found.push(...nodes.map(node => `${screen}, ${theme}: ${id} at ${node.target.join(' ')}`))
  }
  return found
}

for (const language of languages)
  for (const width of [360, 1280])
    test(`puts no barrier in anybody’s way on any screen (${language}, ${width} px)`, async ({ page, testSite }) => {
      const found: string[] = []
      await page.setViewportSize({ width, height: 800 })
      await walkThrough(page, testSite, language, async screen => {
        found.push(...(await barriersOf(page, screen)))
      })
      expect(found).toEqual([])
    })

test('does not jump under my finger when the exam’s page wakes up', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 20 })
  const player = new Player(page, { touch: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  const shifts = await watchShifts(page)
  await page.reload()
  await player.ready()
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toBeLessThan(0.01)

  // A page that does jump is noticed.
  await pushDown(page)
  await expect.poll(shifts).toBeGreaterThan(0.01)
})
