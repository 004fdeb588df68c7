import { appVersion } from '@prostuti/server/platform/app-version'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { bar, drawer, entries, menu } from '../support/shell.ts'
import { wordsOf } from '../support/words.ts'

/** The menu: a sidebar at a desk, a drawer on a phone, and how both lead on. */
const t = wordsOf('bn')

test.describe('at a desk', () => {
  test.use(desktop)

  test('the sidebar is 240 px wide, has the entries, and says where I am', async ({ page }) => {
    await page.goto('/exam/upcoming')
    const sidebar = page.getByRole('navigation', { name: t('shell.menu') })
    expect((await sidebar.boundingBox())?.width).toBe(240)
    for (const entry of entries) await expect(sidebar.getByRole('link', { name: entry })).toBeVisible()
    await expect(sidebar.locator('[aria-current=page]')).toHaveText(t('menu.upcoming'))
  })

  test('every entry that can be pressed leads to a page that there is', async ({ page, signIn }) => {
    await signIn(page, 'Mita')
    const links = page.getByRole('navigation', { name: t('shell.menu') }).locator('a[href^="/"]')
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')!))
    expect(addresses.length).toBeGreaterThanOrEqual(entries.length)
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
  })

  test('the sidebar signs me out, too', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    await page
      .getByRole('navigation', { name: t('shell.menu') })
      .getByRole('button', { name: t('shell.sign_out') })
      .click()
    await expect(bar(page).getByText(t('shell.guest'))).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the drawer shows who I am, the version, the same entries and the way out', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    await menu(page).tap()
    for (const text of [
      'Nusrat',
      'learner@sandbox.prostuti.example',
      `v${appVersion}`,
      t('shell.account_section'),
      ...entries,
    ])
      await expect(drawer(page)).toContainText(text)
    await expect(drawer(page).getByRole('button', { name: t('shell.sign_out') })).toBeVisible()
  })

  test('the drawer calls a visitor Anonymous and offers to sign in', async ({ page }) => {
    await page.goto('/')
    await menu(page).tap()
    await expect(drawer(page)).toContainText(t('shell.anonymous'))
    await drawer(page)
      .getByRole('button', { name: t('shell.sign_in') })
      .tap()
    await expect(page.getByRole('dialog', { name: t('shell.sign_in_title') })).toBeVisible()
  })

  test('the drawer keeps the keyboard inside, closes by Escape and gives the focus back', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await menu(page).focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const here = document.activeElement
        return here !== document.body && here?.closest('#menu') === null
      })
      expect(outside, `after ${step + 1} steps`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
  })

  test('the drawer closes when I press beside it', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await menu(page).tap()
    await page.touchscreen.tap(350, 400)
    await expect(drawer(page)).toBeHidden()
  })
})

test.describe('before any script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('the menu opens and closes, and its entries lead on', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await page.getByRole('link', { name: t('shell.open_menu') }).tap()
    await expect(drawer(page)).toBeVisible()
    await drawer(page)
      .getByRole('link', { name: t('shell.close') })
      .tap()
    await expect(drawer(page)).toBeHidden()
    await page.getByRole('link', { name: t('shell.open_menu') }).tap()
    await drawer(page)
      .getByRole('link', { name: t('menu.archived') })
      .tap()
    await page.waitForURL('/program/archived_exams')
  })
})
