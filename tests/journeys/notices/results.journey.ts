import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { publishResult } from '../support/content/notices.ts'
import { expect, phone, test } from '../support/journey.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
// What a service worker asks for passes by the listener for requests.
test.use({ ...phone, serviceWorkers: 'block' })

const elementOf = (page: Page) => page.locator('prostuti-result-search')
const answerOf = (page: Page) => elementOf(page).getByRole('status')

async function search(page: Page, number: string): Promise<void> {
  await elementOf(page).getByRole('textbox').fill(number)
  await elementOf(page).locator('button[type=submit]').tap()
}

// All come from one address and share its searches: the one that uses them up is the last.
test.describe.configure({ mode: 'default' })

test('says so where there is no network, and searches by itself when it is back', async ({
  page,
  context,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const desk = await anotherDevice()
  await signIn(desk, 'Mita', '/privacy_policy')
  const { slug } = await publishResult({ page: desk, testSite }, `নমুনা ফল ${crypto.randomUUID()}`, [['7001', 'আছে']])
  await page.goto(`/notice/results/${encodeURIComponent(slug)}`)
  await page.locator('prostuti-result-search:defined').waitFor()
  await context.setOffline(true)
  await search(page, '7001')
  await expect(answerOf(page)).toContainText(t('ui.offline'))
  await context.setOffline(false)
  await expect(answerOf(page)).toContainText(t('result_search.found'))
})

test('an unknown result is not found', async ({ page }) => {
  const unknown = await page.goto('/notice/results/there-is-none')
  expect(unknown!.status()).toBe(404)
})

test('a learner finds a number, does not find another, and is asked to wait the eleventh time', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const desk = await anotherDevice()
  await signIn(desk, 'Mita', '/privacy_policy')
  const title = `নমুনা ফল ${crypto.randomUUID()}`
  const outcome = 'লিখিত পরীক্ষার জন্য নির্বাচিত'
  await publishResult({ page: desk, testSite }, title, [
    ['204107', outcome],
    ['000042', outcome],
  ])

  await page.goto('/notice/results')
  await page.getByRole('link', { name: title }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.locator('prostuti-result-search:defined').waitFor()

  await search(page, '২০৪১০৭')
  await expect(answerOf(page)).toContainText(t('result_search.found'))
  await expect(answerOf(page)).toContainText(outcome)
  await expect(answerOf(page)).toContainText('নমুনা লিখিত')
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

  // Zeros in front belong to it.
  await search(page, '42')
  await expect(answerOf(page)).toContainText(t('result_search.missing_title', { number: '৪২' }))
  await search(page, '000042')
  await expect(answerOf(page)).toContainText(t('result_search.found'))

  const submit = elementOf(page).locator('button[type=submit]')
  // Ten a minute: on a slow machine a minute ends meanwhile, and it takes some more.
  await expect(async () => {
    const answered = page.waitForResponse('**/govt-results-query/**')
    await search(page, '204107')
    await answered
    // The button is closed while a search is under way, too.
    await expect(answerOf(page)).toContainText(t('result_search.wait_text'), { timeout: 500 })
  }).toPass({ intervals: [0], timeout: 120_000 })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(elementOf(page).getByRole('textbox')).toHaveValue('204107')

  const kept = await page.evaluate(() => [
    location.href,
    document.title,
    JSON.stringify(history.state),
    ...[localStorage, sessionStorage].flatMap(storage => Object.entries(storage).flat()),
  ])
  expect(kept.filter(text => /204107|২০৪১০৭/.test(text))).toEqual([])
})
