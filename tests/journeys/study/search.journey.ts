import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
const api = '**/api/questions/v4/search/**'

/** The demo's questions are searchable a moment after the site is there. */
test.beforeEach(async ({ testSite }) => {
  const found = async () => {
    const answer = await fetch(`${testSite.url}/api/questions/v4/search/?q=${encodeURIComponent('শতকরা')}`)
    return ((await answer.json()) as { question_count: number }).question_count
  }
  await expect.poll(found, { timeout: 90_000 }).toBeGreaterThan(0)
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('search.title') })
const boxIn = (page: Page) => dialogOf(page).getByRole('searchbox')

test.describe('at a desk', () => {
  test.use(desktop)

  test('a slash opens the search, results come as I type, Escape leads back, Enter to their page', async ({ page }) => {
    await page.goto('/privacy_policy')
    await page.locator('prostuti-modal:defined').first().waitFor({ state: 'attached' })
    const opener = page.locator('body > header [data-dialog=search]')
    await opener.focus()
    await page.keyboard.press('/')
    await expect(boxIn(page)).toBeFocused()
    await expect(boxIn(page)).toHaveValue('')

    await page.keyboard.type('বাংল')
    const rows = dialogOf(page).locator('prostuti-search a')
    await expect(rows.first()).toContainText('বাংলা')
    await expect(dialogOf(page).locator('mark').first()).toHaveText(/^বাংলা/)
    await page.keyboard.press('ArrowDown')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(boxIn(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(opener).toBeFocused()

    // What Latin letters sound like.
    await page.keyboard.press('/')
    await boxIn(page).fill('bangla')
    await expect(rows.first()).toContainText('বাংলা')
    await page.keyboard.press('Enter')
    await page.waitForURL('/search?q=bangla')
    await expect(page.locator('main prostuti-search a').first()).toContainText('বাংলা')
    // Its own box, where it stands.
    await page.locator('main h1').click()
    await page.keyboard.press('/')
    await expect(page.locator('main').getByRole('searchbox')).toBeFocused()
    // There, too, as I type.
    await page.keyboard.type('শতক')
    await expect(page.locator('main prostuti-search mark').first()).toHaveText(/^শতকরা/)
    await expect(page.locator('main h1')).toHaveText(t('search.title'))
  })
})

test.describe('on a phone', () => {
  // What a service worker asks for passes by the answers that stand in for the server's.
  test.use({ ...phone, serviceWorkers: 'block' })

  test('it says that nothing was found, that it is slow, and that it failed, with the way on from there', async ({
    page,
  }) => {
    await page.goto('/privacy_policy')
    await page.locator('prostuti-modal:defined').first().waitFor({ state: 'attached' })
    await page.locator('body > header [data-dialog=search]').tap()
    await expect(boxIn(page)).toBeFocused()
    const dialog = dialogOf(page)
    await expect(dialog.getByText(t('search.hint'))).toBeVisible()

    await boxIn(page).fill('ঞঞঞঞঞ')
    await expect(dialog.getByText(t('search.none', { query: 'ঞঞঞঞঞ' }))).toBeVisible()
    await expect(dialog.getByRole('link', { name: t('search.to_topics') })).toHaveAttribute('href', '/study')

    await test.step('a slow answer', async () => {
      let answer = () => {}
      const held = new Promise<void>(resolve => (answer = resolve))
      await page.route(api, route => held.then(() => route.continue()))
      await boxIn(page).fill('শতকরা')
      await expect(dialog.locator('[aria-busy=true]')).toBeVisible()
      await expect(dialog.getByText(t('ui.loading'))).toBeAttached()
      answer()
      await expect(dialog.locator('mark').first()).toBeVisible()
      await page.unroute(api)
    })

    await test.step('a refusal, and no network', async () => {
      await page.route(api, route =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '7' },
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 429, code: 'rate_limited', request_id: 'r' }),
        }),
      )
      await boxIn(page).fill('সুদকষা')
      await expect(dialog.getByRole('alert')).toContainText(t('ui.error.rate_limited'), { timeout: 30_000 })
      await page.unroute(api)
      await page.route(api, route => route.abort())
      await boxIn(page).fill('শতক')
      const again = dialog.getByRole('button', { name: t('ui.try_again') })
      await expect(again).toBeVisible({ timeout: 30_000 })
      const axe = new AxeBuilder({ page }).setLegacyMode()
      expect((await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes.map(node => node.target)])).toEqual([])
      await page.unroute(api)
      await again.tap()
      await expect(dialog.locator('mark').first()).toHaveText(/^শতকরা/)
    })

    await boxIn(page).press('Enter')
    await page.waitForURL(/\/search\?q=/)
    await expect(page.locator('main prostuti-search mark').first()).toHaveText(/^শতকরা/)
  })
})
