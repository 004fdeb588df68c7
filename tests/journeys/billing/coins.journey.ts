import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'
import { wordsOf } from '../support/words.ts'

/** Coins as a learner sees them: the bonus of the day, the balance on every tab, and where each coin went. */
const t = wordsOf('bn')
const coins = (page: Page) => page.locator('body > header .coins')
const bonus = (page: Page) => page.locator('prostuti-home .bonus-row')
const ledger = (page: Page) => page.locator('prostuti-profile .ledger > li')

test.describe('on a phone', () => {
  test.use(phone)

  test('I take the bonus of the day once, see it on my other tab, and read of it in my profile', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(page, 'Nusrat', '/privacy_policy')
    const other = await context.newPage()
    await other.goto('/exam/upcoming')
    await expect(coins(other)).toContainText('০')
    await page.goto('/')
    await expect(bonus(page)).toContainText(t('bonus.title', { count: 5 }))
    await page.getByRole('button', { name: t('bonus.claim') }).tap()
    await expect(bonus(page)).toContainText(t('bonus.claimed_total', { count: 5 }))
    await expect(bonus(page).getByRole('button')).toHaveCount(0)
    for (const tab of [page, other]) await expect(coins(tab)).toContainText('৫')

    await coins(page).tap()
    await page
      .getByRole('dialog', { name: t('menu.buy_coin') })
      .getByRole('link', { name: t('buy_coin_page.ledger') })
      .tap()
    await page.waitForURL('/profile')
    await expect(ledger(page)).toHaveCount(1)
    await expect(ledger(page).first()).toContainText(t('ledger.daily_bonus_today'))
    await expect(ledger(page).first()).toContainText('+৫')

    await page.goto('/')
    await settled(page)
    await expect(bonus(page)).toHaveCount(0)
  })

  test('the coins of today wait in my profile too, and nothing asks for them elsewhere', async ({
    page,
    signIn,
    testSite,
  }) => {
    const exam = await testSite.hold()
    await signIn(page, 'Rafi', '/privacy_policy')
    await page.goto(`/exam/join?id=${exam.id}`)
    await settled(page)
    await expect(page.getByRole('button', { name: t('bonus.claim') })).toHaveCount(0)
    await page.goto('/profile')
    await page.getByRole('button', { name: t('bonus.claim') }).tap()
    await expect(page.getByText(t('bonus.claimed'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('bonus.claim') })).toBeHidden()
    await expect(coins(page)).toContainText('৫')
    await expect(ledger(page)).toHaveCount(1)
  })
})

test.describe('at a desk', () => {
  test.use(desktop)

  test('I change my name, and it is in the top bar at once', async ({ page, signIn, testSite }) => {
    await signIn(page, 'Rafi', '/profile')
    await page.getByRole('button', { name: t('profile.edit') }).click()
    await page.getByRole('textbox', { name: t('profile.name'), exact: true }).fill('রাফি আহমেদ')
    await page.getByLabel(t('profile.alias')).fill('ভোরের পাখি')
    await page.getByRole('button', { name: t('profile.save'), exact: true }).click()
    await expect(page.getByText(t('profile.saved'))).toBeVisible()
    await expect(page.getByText(t('profile.in_ranks', { name: 'ভোরের পাখি' }))).toBeVisible()
    await expect(page.locator('body > header summary')).toContainText('রাফি')
    // Other journeys sign in by the name.
    await testSite.db.pool.query("update users set name = 'Rafi', rank_alias = null where name = 'রাফি আহমেদ'")
  })

  test('the profile reads before any script', async ({ page, signIn, browser, testSite }) => {
    await signIn(page, 'Nusrat', '/privacy_policy')
    const state = await page.context().storageState()
    const context = await browser.newContext({ ...desktop, javaScriptEnabled: false, storageState: state })
    const plain = await context.newPage()
    await plain.goto(`${testSite.url}/profile`)
    await expect(plain.locator('prostuti-profile').getByText(t('profile.balance'))).toBeVisible()
    await expect(plain.getByRole('heading', { name: t('ledger.title') })).toBeVisible()
    await context.close()
  })
})
