import { expect, phone, test } from '../support/journey.ts'
import { languages, wordsOf } from '../support/words.ts'

test.use(phone)

const categories = [
  { word: 'overall', stored: 'Overall Service' },
  { word: 'help', stored: 'Custom Service' },
  { word: 'questions', stored: 'Question Quality' },
] as const

for (const language of languages)
  test(`rates the app in each of its three categories, and is thanked (${language})`, async ({
    page,
    context,
    testSite,
    signIn,
  }) => {
    const t = wordsOf(language)
    const element = page.locator('prostuti-feedback')
    const text = `${language} ${crypto.randomUUID()}`
    await context.addCookies([{ name: 'language', value: language, url: testSite.url }])
    await signIn(page, 'Rafi', '/rate_app')
    const send = element.getByRole('button', { name: t('feedback.send') })
    await send.tap()
    await expect(element.getByRole('alert')).not.toBeEmpty()
    for (const [index, { word }] of categories.entries()) {
      await element.locator('label', { hasText: t(`feedback.${word}_text`) }).tap()
      await element
        .locator('.feedback-rating label')
        .nth(index + 2)
        .tap()
      await element.getByRole('textbox').fill(text)
      await send.tap()
      await expect(element.getByRole('status')).toContainText(t('feedback.sent'))
      await element.getByRole('button', { name: t('feedback.again') }).tap()
      await expect(element.getByRole('textbox')).toHaveValue('')
    }
    const { rows } = await testSite.db.pool.query<{ category: string; rating: number }>(
      'select category, rating from feedback where text = $1 order by rating',
      [text],
    )
    expect(rows).toEqual(categories.map(({ stored }, index) => ({ category: stored, rating: index + 3 })))
  })
