import { coinsOf, order } from '../support/content/buying.ts'
import { addProgram } from '../support/content/programs.ts'
import { arriveAtGateway, choose, leaveGateway } from '../support/gateway-page.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import type { LearnerName } from '../support/sign-in.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

/** What a payment leaves behind: premium that opens exams, a list of orders, a page to come back to, and one that waits for staff. */
const t = wordsOf('bn')
const sandboxPerson = `(select id from users where name = $1 and email like '%@sandbox.prostuti.example')`

async function forgetPremium({ db }: TestSite, name: LearnerName): Promise<void> {
  await db.pool.query(`delete from premium_grants where user_id = ${sandboxPerson}`, [name])
}

/** Orders of long ago that nobody paid, the last of them for 240 coins. */
async function leaveOldOrders({ db }: TestSite, name: LearnerName): Promise<void> {
  await db.pool.query(
    `insert into payment_orders (tran_id, user_id, category, product_id, product, amount_paisa, state, return_token_hash,
                                 return_token_ends, redirect_url, intent_hash, created_at, expires_at)
     select 'OLD' || left(md5(random()::text), 20), ${sandboxPerson}, 'coin_purchase', '1',
            jsonb_build_object('title', jsonb_build_object('bn', n || ' কয়েনের পুরোনো অর্ডার'), 'coins', n, 'days', null),
            n * 50, 'expired', sha256(gen_random_uuid()::text::bytea), at, '/buy_coin',
            sha256(gen_random_uuid()::text::bytea), at, at + interval '1 day'
       from (select n * 10 as n, timestamptz '2024-03-01' - n * interval '1 hour' as at from generate_series(1, 24) n) old`,
    [name],
  )
}

test.use(phone)

test('premium opens an exam of a program that I have not bought', async ({ page, signIn, testSite }) => {
  await forgetPremium(testSite, 'Mita')
  const { id, title } = await addProgram(testSite, { taka: 490 })
  const exam = await testSite.hold({ programId: Number(id), questions: 4 })
  await signIn(page, 'Mita', `/exam/join?id=${exam.id}`)
  await expect(page.getByText(title).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('join.start') })).toHaveCount(0)
  await page.goto('/exam/upcoming')
  await page.getByRole('button', { name: t('shell.open_menu') }).tap()
  await page
    .getByRole('dialog', { name: t('shell.menu') })
    .getByRole('button', { name: t('menu.premium') })
    .tap()
  await page.getByRole('button', { name: /^চালু করুন/ }).tap()
  await arriveAtGateway(page)
  await leaveGateway(page, 'success')
  await expect(page.getByRole('heading', { name: t('payment.done') })).toBeVisible()
  const player = new Player(page)
  await player.open(exam.id)
  await player.choose(0, 1)
  await forgetPremium(testSite, 'Mita')
})

test('my older orders are on the second page of the list', async ({ page, signIn, testSite }) => {
  await leaveOldOrders(testSite, 'Tanvir')
  await signIn(page, 'Tanvir', '/profile')
  const orders = page.locator('#orders li')
  await expect(orders).toHaveCount(20)
  await page.locator('#orders a[rel=next]').tap()
  await page.waitForURL(/\?orders=2/)
  await expect(orders.last()).toContainText('240 কয়েনের পুরোনো অর্ডার')
  expect(await orders.count()).toBeGreaterThanOrEqual(4)
  await orders.last().locator('a').tap()
  await page.waitForURL(/\/receipt\?id=\d+$/)
  await expect(page.locator('.receipt')).toContainText(t('orders.state.expired'))
  await page.goto('/profile?orders=2#orders')
  await page.locator('#orders a[rel=prev]').tap()
  await page.waitForURL(/\/profile#orders$/)
  await expect(orders).toHaveCount(20)
})

test('a payment that staff look at says so, keeps saying it, and buys nothing yet', async ({
  page,
  signIn,
  testSite,
}) => {
  await signIn(page, 'Rafi', '/buy_coin')
  const before = await coinsOf(testSite, 'Rafi')
  await order(page, 100)
  await choose(page, { risk_level: '1' })
  await leaveGateway(page, 'success')
  await page.waitForURL(/\/payment\?purchase=/)
  await expect(page.getByRole('heading', { name: t('payment.held') })).toBeVisible()
  await expect(page.getByText(t('payment.held_text'))).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toContainText(t('payment.step_held'))
  // That page says it all: no message covers its buttons.
  await page.waitForTimeout(2_000)
  await expect(page.locator('prostuti-toast-region article').filter({ hasText: t('payment.toast_open') })).toHaveCount(
    0,
  )
  await page.getByRole('link', { name: t('payment.look_again') }).tap()
  await expect(page.getByRole('heading', { name: t('payment.held') })).toBeVisible()
  expect(await coinsOf(testSite, 'Rafi')).toBe(before)
  await page.goto('/profile')
  await expect(page.locator('#orders li').first()).toContainText(t('orders.state.held'))
})

test('the back button from the gateway finds a button that works', async ({ page, signIn }) => {
  await signIn(page, 'Rafi', '/buy_coin')
  await order(page, 100)
  await page.goBack()
  await page.waitForURL('/buy_coin')
  await expect(page.getByText(t('payment.starting'))).toHaveCount(0)
  await order(page, 250)
})

test('and so it does where the browser shows the page as it was left', async ({ page, signIn }) => {
  await signIn(page, 'Rafi', '/buy_coin')
  // The gateway's page is about to come, and never does: this page is left as it was.
  await page.route('**/gateway/pay/**', route => route.fulfill({ status: 204 }))
  const buy = page.locator('prostuti-buy-coin').getByRole('button', { name: /^এখনই কিনুন/ })
  const leaving = page.waitForResponse('**/gateway/pay/**')
  await buy.tap()
  await leaving
  await expect(page.getByText(t('payment.starting'))).toBeVisible()
  await page.unroute('**/gateway/pay/**')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText(t('payment.starting'))).toHaveCount(0)
  await order(page, 250)
})
