import { desktop, expect, phone, test } from '../support/journey.ts'
import { bar, menu } from '../support/shell.ts'
import { wordsOf } from '../support/words.ts'

/** The top bar: who I am, my coins, the language and what is behind my name. */
const t = wordsOf('bn')

test.describe('at a desk', () => {
  test.use(desktop)

  test('the top bar shows brand, title, Guest User and the way in to a visitor', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await expect(bar(page).getByRole('link', { name: t('shell.brand') })).toHaveAttribute('href', '/')
    await expect(bar(page)).toContainText(t('exams.upcoming_title'))
    await expect(bar(page).getByText(t('shell.guest'))).toBeVisible()
    await expect(bar(page).getByRole('button', { name: t('shell.sign_in') })).toBeVisible()
    await expect(menu(page)).toBeHidden()
  })

  test('the top bar shows my name, my coins and a menu that signs me out', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    await expect(bar(page)).toContainText(/[০-৯]+ কয়েন/)
    await bar(page).locator('summary').click()
    await expect(bar(page).getByText('learner@sandbox.prostuti.example')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page).getByText('learner@sandbox.prostuti.example')).toBeHidden()
    await expect(bar(page).locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await bar(page)
      .getByRole('button', { name: t('shell.sign_out') })
      .click()
    await expect(page.getByRole('link', { name: t('home.hero_sign_in') })).toBeVisible()
  })

  test('everybody can change the language, and stays on the page', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('link', { name: t('shell.other_language') })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(new URL(page.url()).pathname).toBe('/exam/upcoming')
  })

  test('the account menu leads to my profile', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    await bar(page).locator('summary').click()
    await bar(page)
      .getByRole('link', { name: t('menu.profile') })
      .click()
    await page.waitForURL('/profile')
    await expect(page.locator('prostuti-profile').getByText('learner@sandbox.prostuti.example')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the top bar shows the title, and my coins when I am signed in', async ({ page, signIn }) => {
    await page.goto('/exam/upcoming')
    await expect(bar(page).getByText(t('exams.upcoming_title'))).toBeVisible()
    await expect(bar(page).locator('.coins')).toHaveCount(0)
    await signIn(page, 'Nusrat')
    await expect(bar(page).locator('.coins')).toBeVisible()
  })
})
