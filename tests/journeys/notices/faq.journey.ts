import { expect, phone, test } from '../support/journey.ts'
import { languages, wordsOf } from '../support/words.ts'

test.use(phone)

for (const language of languages)
  test(`a visitor opens a common question, and finds one by its words (${language})`, async ({
    page,
    context,
    testSite,
  }) => {
    const t = wordsOf(language)
    await context.addCookies([{ name: 'language', value: language, url: testSite.url }])
    const { rows } = await testSite.db.pool.query<{ question: string; answer: string }>(
      `select question->>$1 as question, answer->>$1 as answer from faqs
        where program_id is null order by priority desc, id`,
      [language],
    )
    await page.goto('/faq')
    await expect(page).toHaveTitle(new RegExp(t('faq.title')))
    const questions = page.locator('#faq-list summary')
    await expect(questions).toHaveText(rows.map(({ question }) => question))
    await questions.first().tap()
    await expect(page.getByText(rows[0]!.answer)).toBeVisible()

    await page.getByRole('searchbox').fill(rows[1]!.question.split(' ').reverse().join(' '))
    await expect(page.locator('#faq-list > li:visible')).toHaveCount(1)
    await expect(page.getByText(rows[1]!.question)).toBeVisible()

    await page.getByRole('searchbox').fill('ঞঞঞঞ')
    await expect(page.getByText(t('faq.not_found'))).toBeVisible()
    expect(page.url()).toBe(`${testSite.url}/faq`)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data!)['@type']).toBe('FAQPage')
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open all the same, and nothing offers to search', async ({ page }) => {
    await page.goto('/faq')
    await page.locator('#faq-list summary').first().tap()
    await expect(page.locator('#faq-list details[open] p')).toBeVisible()
    await expect(page.locator('#faq-search')).toBeHidden()
  })
})
