import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { strangeWords } from '../support/device/spoken.ts'
import { desktop, expect, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { barriersOf } from '../support/screens/barriers.ts'
import { walkThrough } from '../support/screens/screens.ts'
import { walkThroughPractice } from '../support/screens/screens-of-practice.ts'
import { settled } from '../support/settled.ts'
import { pushDown, watchShifts } from '../support/shifts.ts'
import type { TestSite } from '../support/test-site.ts'

test.use(desktop)

type Looking = [page: Page, testSite: TestSite, language: Language, width: number]

const findBarriers = async (walk: typeof walkThrough, ...[page, testSite, language, width]: Looking) => {
  const found: string[] = []
  await page.setViewportSize({ width, height: 800 })
  await walk(page, testSite, language, async screen => {
    found.push(...(await barriersOf(page, screen)))
  })
  return found
}

// What no address names; the addresses are those of `learner-pages`. Axe takes its time: each language and each width once.
for (const [language, width] of [
  ['bn', 360],
  ['en', 1280],
] as const) {
  test(`puts no barrier on any screen and speaks one language (${language}, ${width} px)`, async ({
    page,
    testSite,
  }) => {
    const found: string[] = []
    await page.setViewportSize({ width, height: 800 })
    await walkThrough(page, testSite, language, async screen => {
      found.push(...(await barriersOf(page, screen)))
      found.push(...(await strangeWords(page, language, screen)))
    })
    expect(found).toEqual([])
  })

  test(`puts no barrier between two exams (${language}, ${width} px)`, async ({ page, testSite }) => {
    test.setTimeout(240_000)
    expect(await findBarriers(walkThroughPractice, page, testSite, language, width)).toEqual([])
  })
}

test('does not jump under my finger when the exam’s page wakes up', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 20 })
  const player = new Player(page, { touch: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  const shifts = await watchShifts(page)
  await page.reload()
  await player.ready()
  await settled(page)
  expect(await shifts()).toBeLessThan(0.01)

  // A page that does jump is noticed.
  await pushDown(page)
  await expect.poll(shifts).toBeGreaterThan(0.01)
})
