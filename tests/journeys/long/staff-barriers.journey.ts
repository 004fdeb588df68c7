import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'
import { barriersOf } from '../support/screens/barriers.ts'
import { findStaffPlaces, staffAddresses } from '../support/screens/screens-of-staff.ts'

test.use(desktop)

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** The page at another width, drawn. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

// Axe takes its time: it looks at each language and at each width once. Whether all fits in is looked at in all four.
for (const [language, width, otherWidth] of [
  ['bn', 360, 1280],
  ['en', 1280, 360],
] as const)
  test(`puts no barrier in the staff’s way on any screen (${language}, ${width} px)`, async ({
    page,
    signIn,
    testSite,
  }) => {
    // Sixty screens, each by day and by night.
    test.setTimeout(300_000)
    const found: string[] = []
    await page.setViewportSize({ width, height: 800 })
    await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
    await signIn(page, 'Mita', '/admin')
    const places = await findStaffPlaces(page, testSite)
    for (const address of staffAddresses(places)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      found.push(...(await barriersOf(page, address)))
      if (await isTooWide(page)) found.push(`${address}: wider than ${width} px`)
      await widen(page, otherWidth)
      if (await isTooWide(page)) found.push(`${address}: wider than ${otherWidth} px`)
      await page.setViewportSize({ width, height: 800 })
    }
    expect(found).toEqual([])
  })
