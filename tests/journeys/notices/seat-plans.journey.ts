import AxeBuilder from '@axe-core/playwright'
import { centres, publishSeatPlan } from '../support/content/notices.ts'
import { expect, phone, test } from '../support/journey.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
test.use(phone)

test('a learner finds their centre by the roll, without a network, and the roll goes nowhere', async ({
  page,
  context,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const desk = await anotherDevice()
  await signIn(desk, 'Mita', '/privacy_policy')
  const title = `নমুনা আসন ${crypto.randomUUID()}`
  await publishSeatPlan({ page: desk, testSite }, title, 3)

  await page.goto('/notice/seat-plan')
  await page.getByRole('link', { name: title }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const finder = page.locator('prostuti-seat-finder')
  const input = finder.getByRole('textbox', { name: t('seat_finder.label') })
  await page.locator('prostuti-seat-finder:defined').waitFor()
  // Until the element has its words, typing is not heard.
  await expect(async () => {
    await input.fill('100960')
    await expect(finder.getByRole('status')).toContainText(centres[0]!.name, { timeout: 2_000 })
  }).toPass()

  await context.setOffline(true)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await input.fill('১০০৯৬১')
  await expect(finder.getByRole('status')).toContainText(centres[1]!.name)
  await expect(finder.getByRole('row').filter({ hasText: t('seat_finder.mine') })).toContainText(centres[1]!.name)
  await input.fill('199999')
  await expect(finder.getByRole('status')).toContainText(t('seat_finder.missing_title'))
  expect(asked).toEqual([])
  expect(page.url()).not.toMatch(/100960|100961|199999/)
  await context.setOffline(false)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
})

test('an exam that was stands among the past ones, and an unknown one is not found', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const desk = await anotherDevice()
  await signIn(desk, 'Mita', '/privacy_policy')
  const title = `নমুনা আগের আসন ${crypto.randomUUID()}`
  const { slug } = await publishSeatPlan({ page: desk, testSite }, title, -3)

  await page.goto('/notice/seat-plan')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('link', { name: t('seat_plans.past') }).tap()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto(`/notice/seat-plan/${encodeURIComponent(slug)}`)
  await expect(page.getByText(t('seat_plans.over'))).toBeVisible()
  const unknown = await page.goto('/notice/seat-plan/there-is-none')
  expect(unknown!.status()).toBe(404)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of centres stands alone', async ({ page, browser, signIn, testSite }) => {
    const desk = await browser.newPage()
    await signIn(desk, 'Mita', '/privacy_policy')
    const { slug } = await publishSeatPlan({ page: desk, testSite }, `নমুনা তালিকা ${crypto.randomUUID()}`, 5)
    await desk.close()

    await page.goto(`/notice/seat-plan/${encodeURIComponent(slug)}`)
    for (const { name } of centres) await expect(page.getByRole('rowheader', { name })).toBeVisible()
    await expect(page.locator('prostuti-seat-finder input')).toBeHidden()
    // Texts within `noscript` are found by no text selector.
    const note = page.locator('.no-script')
    await expect(note).toBeVisible()
    await expect(note).toHaveText(t('seat_plans.no_script'))
  })
})
