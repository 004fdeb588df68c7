import { addProgram } from '../support/content/programs.ts'
import { expect, phone, test } from '../support/journey.ts'
import { wordsOf } from '../support/words.ts'

test.describe('on my phone', () => {
  test.use(phone)

  test('buys a program for taka, and comes back to it as its own', async ({ page, signIn, testSite }) => {
    const t = wordsOf('bn')
    const { id, title } = await addProgram(testSite, { taka: 490 })
    await signIn(page, 'Nusrat', `/program?id=${id}`)
    await page.getByRole('button', { name: t('purchase.buy'), exact: true }).tap()
    await expect(page.locator('dialog[open]')).toContainText(t('purchase.title.buy', { title }))
    await page.getByRole('button', { name: '৪৯০ টাকা দিয়ে কিনুন' }).tap()
    await page.waitForURL(/\/gateway\/pay\//)
    await page.locator('button[value="success"]').tap()
    await page.waitForURL(`/program?id=${id}`)
    await expect(page.locator('.program-get')).toContainText(t('program.source.taka'))
  })
})
