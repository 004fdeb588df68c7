import type { Page } from '@playwright/test'
import { barriersOf } from './support/barriers.ts'
import { finalExam } from './support/final-exam.ts'
import { desktop, expect, test } from './support/journey.ts'

test.use(desktop)

const addresses = (exam: string) => [
  '/admin',
  '/admin/question',
  '/admin/question/new',
  '/admin/question/1',
  '/admin/question/flagged-questions',
  '/admin/question/review',
  '/admin/question/upload',
  '/admin/category',
  '/admin/category?id=1',
  '/admin/category/less-question-filter',
  '/admin/category/duplicate',
  '/admin/category/tags',
  '/admin/programs',
  '/admin/programs/1',
  '/admin/programs/1?tab=details',
  '/admin/exam/review',
  '/admin/programs/1/exam/create',
  ...['info', 'questions', 'overview'].map(step => `/admin/programs/1/exam/update?id=${exam}&step=${step}`),
  `/admin/programs/1/exam/${exam}/regrade`,
  '/admin/programs/1/exam/auto-generate',
  '/admin/programs/routine/list',
  '/admin/programs/routine/create',
  '/admin/programs/routine/update?id=1',
  '/admin/faq/list',
  '/admin/faq/create',
  '/admin/faq/update?id=1',
  '/admin/payments',
]

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
    // Thirty screens, each by day and by night.
    test.setTimeout(300_000)
    const exam = await finalExam(testSite)
    const found: string[] = []
    await page.setViewportSize({ width, height: 800 })
    await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
    await signIn(page, 'Mita', '/admin')
    for (const address of addresses(exam)) {
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
