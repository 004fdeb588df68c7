import { spendCoins } from '@prostuti/server/features/billing/ledger'
import { inTransaction } from '@prostuti/server/platform/db/transaction'
import { coinsOf, order } from '../support/content/buying.ts'
import { choose, leaveGateway } from '../support/gateway-page.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'

test.use(desktop)

test('who keeps the books finds held money, releases it, pays another’s unused share back, and opens no key', async ({
  page,
  signIn,
  anotherDevice,
  testSite,
}) => {
  const { pool } = testSite.db
  const learner = await anotherDevice(phone)
  await test.step('a learner pays twice; of one payment the gateway says that it is risky', async () => {
    for (const risk of ['0', '1']) {
      await signIn(learner, 'Rafi', '/buy_coin')
      await order(learner, 100)
      await choose(learner, { risk_level: risk })
      await leaveGateway(learner, 'success')
      await learner.waitForURL(/\/payment\?purchase=/)
    }
    const states = async () =>
      (await pool.query<{ state: string }>('select state from payment_orders order by id desc limit 2')).rows
    await expect.poll(states).toEqual([{ state: 'held' }, { state: 'paid' }])
  })
  const { rows } = await pool.query<{ tran_id: string }>('select tran_id from payment_orders order by id desc limit 2')
  const [held, paid] = rows.map(each => each.tran_id)

  await test.step('the held one is found by the person’s name, says why, and is released for a reason', async () => {
    await signIn(page, 'Lubna', '/admin/payments?state=held')
    await page.getByRole('searchbox').fill('rafi')
    await page.getByRole('link', { name: new RegExp(held!) }).click()
    await expect(page.getByRole('heading', { name: 'কেন আটকে আছে: গেটওয়ে ঝুঁকি আছে বলেছে' })).toBeVisible()
    await page.getByRole('button', { name: 'কয়েন দিন' }).click()
    await expect(page.getByText('জমা দেওয়ার আগে সব ঘর পূরণ করুন')).toBeVisible()
    await page.getByRole('textbox').fill('ফোনে কথা হয়েছে')
    await page.getByRole('button', { name: 'কয়েন দিন' }).click()
    const ask = page.getByRole('region', { name: 'পেমেন্ট ছাড়া' })
    await expect(ask).toContainText('+১০০')
    await ask.getByRole('button', { name: 'কয়েন দিন' }).click()
    await expect(page.getByText('ছেড়েছেন')).toBeVisible()
  })

  await test.step('of the other one the unused share goes back', async () => {
    const { rows: payer } = await pool.query<{ id: string }>(
      'select user_id::text as id from payment_orders where tran_id = $1',
      [paid],
    )
    const coins = await coinsOf(testSite, 'Rafi')
    await inTransaction(pool, async client => {
      const spent = { userId: BigInt(payer[0]!.id), reason: 'exam_purchase', ref: 'journey', at: Date.now() } as const
      await spendCoins(client, spent, coins - 60)
    })
    await page.goto(`/admin/payments?search=${paid}`)
    await page.getByRole('link', { name: new RegExp(paid!) }).click()
    await page.getByRole('textbox').fill('ভুল করে কেনা')
    await page.getByRole('button', { name: '৳৩০ ফেরত দিন' }).click()
    const ask = page.getByRole('region', { name: 'টাকা ফেরত' })
    await expect(ask).toContainText('−৬০')
    await ask.getByRole('button', { name: '৳৩০ ফেরত দিন' }).click()
    await expect(page.getByText('ফেরত যাচ্ছে ৳৩০').or(page.getByText('ফেরত গেছে')).first()).toBeVisible()
  })

  await test.step('no question opens to them', async () => {
    for (const address of ['/admin/question', '/admin/question/1', '/admin/question/review'])
      expect((await page.goto(address))?.status()).toBe(403)
  })
})
