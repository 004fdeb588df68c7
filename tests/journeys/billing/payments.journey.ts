import type { BrowserContext, Page } from '@playwright/test'
import { sessionKey } from '@prostuti/sdk/auth'
import { coinsOf, figure, order } from '../support/content/buying.ts'
import { addProgram } from '../support/content/programs.ts'
import { arriveAtGateway, choose, leaveGateway } from '../support/gateway-page.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

/** Buying for taka at the sandbox's gateway, as a learner sees it: toast, balance, ledger and receipt say the same. */
const t = wordsOf('bn')
const toasts = (page: Page) => page.locator('prostuti-toast-region article')
const paidPage = /\/receipt\?id=\d+$/

/** The newest line of the ledger and of the orders agree; the order's receipt is opened. */
async function expectLedgerAndReceipt(page: Page, { before, coins }: { before: number; coins: number }): Promise<void> {
  await page.goto('/profile')
  const line = page.locator('prostuti-profile .ledger > li').first()
  await expect(line).toContainText(`+${figure(coins)}`)
  await expect(line).toContainText(figure(before + coins))
  const newest = page.locator('#orders li a').first()
  await expect(newest).toContainText(t('orders.state.paid'))
  await newest.tap()
  await page.waitForURL(paidPage)
  for (const count of [before, coins, before + coins])
    await expect(page.locator('.receipt')).toContainText(`${figure(count)} কয়েন`)
}

/** Every payment ends here. */
async function expectPaid(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?purchase=/)
  await expect(page.getByRole('heading', { name: t('payment.done') })).toBeVisible()
}

async function forgetSession(context: BrowserContext, page: Page, { url }: TestSite): Promise<void> {
  await context.clearCookies({ name: 'prostuti_session' })
  const key = sessionKey(`${url}/api/`)
  await page.addInitScript(key => localStorage.removeItem(key), key)
}

test.describe('on a phone', () => {
  test.use(phone)

  test('I buy coins from the menu, and come back to where I was with the coins', async ({ page, signIn, testSite }) => {
    await signIn(page, 'Rafi', '/exam/upcoming')
    const before = await coinsOf(testSite, 'Rafi')
    await page.getByRole('button', { name: t('shell.open_menu') }).tap()
    await page
      .getByRole('dialog', { name: t('shell.menu') })
      .getByRole('button', { name: t('menu.buy_coin') })
      .tap()
    await order(page, 250)
    await leaveGateway(page, 'success')
    await expectPaid(page)
    for (const count of [before, 250, before + 250])
      await expect(page.locator('main .slip')).toContainText(`${figure(count)} কয়েন`)
    await page.getByRole('link', { name: t('payment.go_on_to.page') }).tap()
    await page.waitForURL('/exam/upcoming')
    await expect(page.locator('body > header .coins')).toContainText(figure(before + 250))
    await expectLedgerAndReceipt(page, { before, coins: 250 })
  })

  test('I buy premium, and my profile says until when', async ({ page, signIn }) => {
    await signIn(page, 'Mita', '/exam/upcoming')
    await page.getByRole('button', { name: t('shell.open_menu') }).tap()
    await page
      .getByRole('dialog', { name: t('shell.menu') })
      .getByRole('button', { name: t('menu.premium') })
      .tap()
    await page.getByRole('button', { name: /^চালু করুন/ }).tap()
    await arriveAtGateway(page)
    await leaveGateway(page, 'success')
    await expectPaid(page)
    await expect(page.locator('main .slip')).toContainText(t('payment_receipt.premium_after'))
    await page.goto('/profile')
    await expect(page.locator('#orders .premium')).toContainText(t('orders.no_renewal'))
    await page.locator('#orders li a').first().tap()
    await page.waitForURL(paidPage)
    await expect(page.locator('.receipt')).toContainText(t('orders.no_renewal'))
  })

  test('the coins come though my tab was closed on the way back, and the next page says so once', async ({
    page,
    context,
    signIn,
    testSite,
  }) => {
    await signIn(page, 'Rafi', '/buy_coin')
    const before = await coinsOf(testSite, 'Rafi')
    await order(page, 100)
    await page.route('**/ssl-commerz/return/**', route => route.abort())
    await leaveGateway(page, 'success')
    await expect.poll(() => coinsOf(testSite, 'Rafi'), { timeout: 20_000 }).toBe(before + 100)
    const later = await context.newPage()
    await page.close()
    await later.goto('/exam/upcoming')
    await expect(toasts(later)).toContainText(t('payment.done'))
    await later.goto('/privacy_policy')
    await settled(later)
    await expect(toasts(later)).toHaveCount(0)
    await expectLedgerAndReceipt(later, { before, coins: 100 })
  })

  test('while the gateway has not confirmed, I see that nothing is lost, and then that it is paid', async ({
    page,
    signIn,
    testSite,
  }) => {
    test.slow()
    await signIn(page, 'Rafi', '/buy_coin')
    const before = await coinsOf(testSite, 'Rafi')
    await order(page, 100)
    const change = await choose(page, { validation: 'pending', notice_delay_seconds: '10' })
    await leaveGateway(page, 'success')
    await page.waitForURL(/\/payment\?purchase=/)
    await expect(page.getByRole('heading', { name: t('payment.confirming') })).toBeVisible()
    await expect(page.getByText(t('payment.step_back'))).toBeVisible()
    await expect(page.getByText(t('payment.will.coin_purchase', { count: figure(100) }))).toBeVisible()
    expect(await coinsOf(testSite, 'Rafi')).toBe(before)
    await change({ validation: 'normal' })
    await expect(page.getByRole('heading', { name: t('payment.done') })).toBeVisible({ timeout: 40_000 })
    await expect(page.locator('body > header .coins')).toContainText(figure(before + 100))
    await page.getByRole('link', { name: t('payment.receipt') }).tap()
    await page.waitForURL(paidPage)
  })

  test('coins that a program needs: a payment fails, one is not made, the next brings me to what I was buying', async ({
    page,
    signIn,
    testSite,
  }) => {
    test.slow()
    const { id: program } = await addProgram(testSite, { cost: 50_000 })
    await signIn(page, 'Rafi', `/program?id=${program}`)
    const before = await coinsOf(testSite, 'Rafi')
    const buyCoins = page.locator('prostuti-buy-coin').getByRole('button', { name: /^এখনই কিনুন/ })
    const endsUncharged = async (reason: 'declined' | 'cancelled') => {
      await expect(page.getByRole('heading', { name: t('payment.not_charged') })).toBeVisible()
      await expect(page.getByText(t(`payment.reason.${reason}`))).toBeVisible()
      await expect(page.locator('main')).not.toContainText(t('payment_receipt.title'))
      await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
      expect(await coinsOf(testSite, 'Rafi')).toBe(before)
      await page.getByRole('link', { name: t('errors.retry') }).tap()
      await page.waitForURL(/\/buy_coin\?option=/)
    }

    await test.step('the payment fails', async () => {
      const element = page.locator('prostuti-program')
      await element.getByRole('button', { name: 'কিনুন', exact: true }).tap()
      await element.getByRole('button', { name: 'কয়েন কিনুন' }).tap()
      await order(page, 1_000)
      await leaveGateway(page, 'fail')
      await endsUncharged('declined')
      await expect(page.getByRole('radio', { name: /^১,০০০ কয়েন/ })).toBeChecked()
    })
    await test.step('I come back without paying, and say so', async () => {
      await buyCoins.tap()
      await arriveAtGateway(page)
      await page.goBack()
      await toasts(page)
        .getByRole('link', { name: t('payment.toast_look') })
        .tap()
      await page.getByRole('button', { name: t('payment.abandon') }).tap()
      await endsUncharged('cancelled')
    })
    await test.step('I pay, and go on with the program by itself', async () => {
      await buyCoins.tap()
      await arriveAtGateway(page)
      await leaveGateway(page, 'success')
      await expectPaid(page)
      await page.waitForURL(`/program?id=${program}`)
      const dialog = page.locator('prostuti-program').getByRole('dialog')
      await expect(dialog).toContainText(`${figure(before + 1_000)} কয়েন`)
    })
  })

  test('a payment that I cancel says so and buys nothing', async ({ page, signIn, testSite }) => {
    await signIn(page, 'Rafi', '/buy_coin')
    const before = await coinsOf(testSite, 'Rafi')
    await order(page, 100)
    await leaveGateway(page, 'cancel')
    await expect(page.getByRole('heading', { name: t('payment.not_charged') })).toBeVisible()
    await expect(page.getByText(t('payment.cancelled'))).toBeVisible()
    expect(await coinsOf(testSite, 'Rafi')).toBe(before)
  })

  test('a person who comes back without a session still sees what became of the money', async ({
    page,
    context,
    signIn,
    testSite,
  }) => {
    await signIn(page, 'Rafi', '/buy_coin')
    await order(page, 100)
    await forgetSession(context, page, testSite)
    await leaveGateway(page, 'success')
    await page.waitForURL(/\/payment\?purchase=/)
    await expect(page.getByRole('heading', { name: t('payment.done') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('payment.receipt') })).toHaveCount(0)
  })

  test('an address that claims a payment is not believed', async ({ page, signIn }) => {
    await signIn(page, 'Rafi', `/exam/upcoming?status=valid&purchase=${'x'.repeat(22)}`)
    await expect(page.getByRole('heading', { name: t('payment.unknown') })).toBeVisible()
    await page.goto('/privacy_policy?status=valid')
    await settled(page)
    await page.waitForTimeout(1_000)
    await expect(toasts(page)).toHaveCount(0)
    const answer = await page.goto(`/payment?purchase=${'x'.repeat(22)}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: t('payment.unknown') })).toBeVisible()
  })

  test('nothing is sold on the way into an exam', async ({ page, signIn, testSite }) => {
    const exam = await testSite.hold()
    await signIn(page, 'Rafi', `/exam/join?id=${exam.id}`)
    await expect(page.locator('[data-dialog="premium"], [data-dialog="buy-coin"], #premium, #buy-coin')).toHaveCount(0)
  })
})

test.describe('before any script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('a payment can be looked at again', async ({ page, anotherDevice, signIn, testSite }) => {
    const mine = await anotherDevice({ ...phone, javaScriptEnabled: true })
    await signIn(mine, 'Rafi', '/buy_coin')
    await order(mine, 100)
    await choose(mine, { validation: 'pending', notice_copies: '0' })
    await leaveGateway(mine, 'success')
    await mine.waitForURL(/\/payment\?purchase=/)
    await page.goto(mine.url().replace(/^.*(?=\/payment)/, testSite.url))
    await page.getByRole('link', { name: t('payment.look_again') }).tap()
    await expect(page.getByRole('heading', { name: t('payment.confirming') })).toBeVisible()
  })
})

test.describe('at a desk', () => {
  test.use(desktop)

  test('a receipt is for its owner alone', async ({ page, anotherDevice, signIn, testSite }) => {
    const mine = await anotherDevice(phone)
    await signIn(mine, 'Rafi', '/buy_coin')
    await order(mine, 100)
    const { rows } = await testSite.db.pool.query<{ id: string }>('select max(id) as id from payment_orders')
    const address = `/receipt?id=${rows[0]!.id}`
    await mine.goto(testSite.url + address)
    await expect(mine.locator('.receipt')).toContainText(t('orders.state.pending'))
    await expect(mine.locator('main')).not.toContainText(t('payment_receipt.title'))
    await signIn(page, 'Tanvir', '/exam/upcoming')
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: t('payment_receipt.none') })).toBeVisible()
  })
})
