import { order } from '../support/content/buying.ts'
import { leaveGateway } from '../support/gateway-page.ts'
import { expect, phone, test } from '../support/journey.ts'
import { languages, wordsOf } from '../support/words.ts'

test.use(phone)

for (const language of languages)
  test(`a payment that is paid back says so, on its page and on its receipt (${language})`, async ({
    page,
    signIn,
    testSite,
  }) => {
    const t = wordsOf(language)
    await signIn(page, 'Rafi', '/buy_coin')
    await order(page, 100)
    const returning = page.waitForRequest(/\/return\/success\/\?purchase=/)
    await leaveGateway(page, 'success')
    const purchase = new URL((await returning).url()).searchParams.get('purchase')
    await page.waitForURL(/\/payment\?purchase=/)
    await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
    const { rows } = await testSite.db.pool.query<{ id: string }>(
      `insert into payment_refunds (order_id, state, amount_paisa, coins, note, requested_at)
       select id, 'processing', 2500, 50, 'x', now() from payment_orders order by id desc limit 1 returning order_id as id`,
    )
    for (const words of ['payment.refunding', 'payment.refunded'] as const) {
      const text = t(`${words}_text`, { taka: language === 'bn' ? '২৫' : '25' })
      await page.goto(`/payment?purchase=${purchase}`)
      await expect(page.getByRole('heading', { name: t(words) })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await page.goto(`/receipt?id=${rows[0]!.id}`)
      await expect(page.locator('.receipt').getByText(text)).toBeVisible()
      await expect(page.locator('.receipt')).toContainText(t('payment_receipt.refund_took'))
      await testSite.db.pool.query("update payment_refunds set state = 'refunded' where order_id = $1", [rows[0]!.id])
    }
  })
