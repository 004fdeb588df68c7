import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { wordsOf } from '../support/words.ts'

/** Code that does not come: with the page, when it is wanted, and after another version of the site is there. */
const t = wordsOf('bn')
const elements = '**/embed/v1/c/*.js*'
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: t('shell.part_missing') })

// What the service worker asks for passes a test's routes by.
test.use({ ...phone, serviceWorkers: 'block' })

test('a page whose code does not come says so, and its link opens it again', async ({ page }) => {
  await page.route(elements, route => route.abort())
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await page.unroute(elements)
  await notice(page)
    .getByRole('link', { name: t('shell.part_missing_again') })
    .tap()
  await page.waitForFunction(() => customElements.get('prostuti-home') !== undefined)
  await expect(notice(page)).toBeHidden()
})

test('code that comes late is asked for until it is there', async ({ page }) => {
  let refused = 0
  await page.route(elements, route => (refused++ < 3 ? route.abort() : route.continue()))
  await page.goto('/exam/upcoming')
  await page.waitForFunction(() => customElements.get('prostuti-exam-list') !== undefined)
  await expect(notice(page)).toBeHidden()
})

test('a page whose files are gone is opened again once', async ({ page }) => {
  let opened = 0
  page.on('framenavigated', frame => frame === page.mainFrame() && opened++)
  await page.route(elements, route => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(notice(page)).toBeVisible({ timeout: 30_000 })
  expect(opened).toBe(2)
})

test('a dialog whose code does not come is no empty one', async ({ page, signIn }) => {
  await signIn(page, 'Nusrat', '/exam/upcoming')
  await page.waitForFunction(() => customElements.get('prostuti-modal') !== undefined)
  await page.route('**/embed/v1/c/prostuti-buy-coin*', route => route.abort())
  await page.locator('body > header .coins').tap()
  await expect(page.getByRole('dialog', { name: t('menu.buy_coin') })).toBeVisible()
  await expect(notice(page)).toBeVisible()
})

test('the notice leaves when the part has come after all', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold({
    startTime: new Date(Date.now() + 300_000),
    endTime: new Date(Date.now() + 600_000),
  })
  let isHere = false
  await page.route('**/embed/v1/c/*lobby*', route => (isHere ? route.continue() : route.abort()))
  await signIn(page, 'Nusrat', `/exam/join?id=${exam.id}`)
  await page.locator('prostuti-exam-join [data-kind=primary]').first().tap()
  await expect(notice(page)).toBeVisible({ timeout: 30_000 })
  isHere = true
  await expect(notice(page)).toBeHidden()
})
