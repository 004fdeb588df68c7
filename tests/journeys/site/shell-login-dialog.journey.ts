import { desktop, expect, phone, test } from '../support/journey.ts'
import { bar } from '../support/shell.ts'
import { pickPerson } from '../support/sign-in.ts'
import { wordsOf } from '../support/words.ts'

/** The login dialog over any page, by itself or for an act that needs it. */
const t = wordsOf('bn')

/** What an element does whose act needs signing in; whether the page took it over. */
function askToSignIn(needed: { act: string; fragment?: string; anonymous?: boolean }): boolean {
  const resume = () => document.body.setAttribute('data-resumed', 'yes')
  const options = { detail: { ...needed, resume }, bubbles: true, composed: true, cancelable: true }
  return !document.querySelector('main')!.dispatchEvent(new CustomEvent('prostuti-sign-in-needed', options))
}

test.describe('at a desk', () => {
  test.use(desktop)

  test('the login dialog opens over the page, with the provider’s button, and closes again', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('button', { name: t('shell.sign_in') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.sign_in_title') })
    await expect(dialog).toContainText(t('shell.sign_in_text'))
    await expect(dialog.getByRole('link', { name: t('shell.brand') })).toBeVisible()
    await dialog.getByRole('link', { name: t('shell.close') }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/exam/upcoming')
  })

  test('the login dialog takes me to the provider and back to the page where I was', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('button', { name: t('shell.sign_in') })
      .click()
    await page.getByRole('button', { name: t('shell.sign_in_google') }).click()
    await page.locator('button[name="email"]', { hasText: 'Rafi' }).click()
    await page.waitForURL('/exam/upcoming')
    await expect(bar(page).locator('summary')).toContainText('Rafi')
  })

  test('an entry that needs an account opens the login dialog, which names it and leads there', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await page
      .getByRole('navigation', { name: t('shell.menu') })
      .getByRole('button', { name: t('menu.profile') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.sign_in_for', { page: t('menu.profile') }) })
    await expect(dialog).toBeVisible()
    const box = (await dialog.boundingBox())!
    expect(box.width).toBe(450)
    expect(box.height).toBeLessThanOrEqual(0.8 * desktop.viewport.height)
    await dialog.getByRole('button', { name: t('shell.sign_in_google') }).click()
    await pickPerson(page, 'Rafi')
    await page.waitForURL('/profile')
  })

  test('an act of an element that needs signing in goes on after it, without an account where that will do', async ({
    page,
  }) => {
    await page.goto('/exam/upcoming')
    await expect(page.locator('prostuti-modal:defined').first()).toBeAttached()
    const isTaken = await page.evaluate(askToSignIn, { act: 'প্রশ্নটি তুলে রাখতে লগইন করুন', anonymous: true })
    expect(isTaken, 'the page takes it over').toBe(true)
    const dialog = page.getByRole('dialog', { name: 'প্রশ্নটি তুলে রাখতে লগইন করুন' })
    await dialog.getByRole('button', { name: t('shell.sign_in_anonymous') }).click()
    await expect(page.locator('body')).toHaveAttribute('data-resumed', 'yes')
    await expect(dialog).toBeHidden()
  })

  test('an act goes on at its place in the page after signing in elsewhere', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await expect(page.locator('prostuti-modal:defined').first()).toBeAttached()
    await page.evaluate(askToSignIn, { act: 'প্রোগ্রামটি নিতে লগইন করুন', fragment: 'get' })
    const dialog = page.getByRole('dialog', { name: 'প্রোগ্রামটি নিতে লগইন করুন' })
    await expect(dialog.getByRole('button', { name: t('shell.sign_in_anonymous') })).toBeHidden()
    await dialog.getByRole('button', { name: t('shell.sign_in_google') }).click()
    await pickPerson(page, 'Rafi')
    await page.waitForURL('/exam/upcoming#get')
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the login dialog is as wide as the screen', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('button', { name: t('shell.sign_in') })
      .tap()
    const box = (await page.getByRole('dialog', { name: t('shell.sign_in_title') }).boundingBox())!
    expect(box.width).toBe(phone.viewport.width)
    expect(box.height).toBeLessThanOrEqual(0.8 * phone.viewport.height)
  })
})

test.describe('before any script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('the way in leads to the login page', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('link', { name: t('shell.sign_in') })
      .tap()
    await page.waitForURL(/\/login\?next=/)
  })
})
