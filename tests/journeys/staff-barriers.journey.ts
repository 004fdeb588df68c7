import { barriersOf } from './support/barriers.ts'
import { finalExam } from './support/final-exam.ts'
import { desktop, expect, test } from './support/journey.ts'
import { languages } from './support/words.ts'

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

for (const language of languages)
  for (const width of [360, 1280])
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
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          found.push(`${address}: wider than the screen`)
      }
      expect(found).toEqual([])
    })
