import { expect, phone, test } from '../support/journey.ts'
import { languages, wordsOf } from '../support/words.ts'

test.use(phone)

for (const language of languages) {
  test(`shows me that the server cannot answer now, and goes on by itself (${language})`, async ({
    page,
    testSite,
  }, info) => {
    const t = wordsOf(language)
    await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
    expect((await page.goto('/exam/upcoming'))?.status()).toBe(200)

    const resume = await testSite.suspendDatabase()
    try {
      const page503 = await page.goto('/exam/upcoming')
      expect(page503?.status()).toBe(503)
      expect(page503?.headers()['retry-after']).toBe('5')
      await expect(page.getByRole('heading', { name: t('errors.away_title') })).toBeVisible()
      await expect(page.getByText(t('errors.away_text'))).toBeVisible()
      await page.screenshot({ path: info.outputPath(`away-${language}-360.png`) })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.screenshot({ path: info.outputPath(`away-${language}-1280.png`) })
    } finally {
      resume()
    }
    await expect(async () => {
      await page.getByRole('link', { name: t('errors.retry') }).click()
      await expect(page.getByRole('heading', { name: t('errors.away_title') })).toBeHidden({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    expect(new URL(page.url()).pathname).toBe('/exam/upcoming')
  })
}
