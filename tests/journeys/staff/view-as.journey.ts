import { takeBonus } from '../support/content/coins.ts'
import { bell, idOf, tell } from '../support/content/notifications.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { barriersOf } from '../support/screens/barriers.ts'

test('a moderator sees as a learner sees, spends nothing, and leaves no trace', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const learner = await anotherDevice({ ...phone, baseURL: testSite.url })
  await signIn(learner, 'Nusrat', '/privacy_policy')
  await takeBonus(learner, testSite)
  await learner.context().close()
  await tell(testSite, 'Nusrat', 'ব্যাংক গণিত')
  const { pool } = testSite.db
  const id = await idOf(testSite, 'Nusrat')
  // Long ago, so that seeing her now would be told. Her own session was just used, which the server writes within a minute.
  await pool.query('delete from sessions where user_id = $1', [id])
  await pool.query(`update person_seen set seen_at = '2026-01-01' where user_id = $1`, [id])
  const state = async () => {
    const { rows } = await pool.query(
      `select (select seen_at from person_seen where user_id = $1),
              (select count(read_at) from notifications where user_id = $1) as read,
              (select jsonb_agg(to_jsonb(b)) from coin_balances b where user_id = $1) as coins`,
      [id],
    )
    return rows[0]
  }
  const before = await state()

  await page.setViewportSize(desktop.viewport)
  await signIn(page, 'Jahid', `/admin/users/details?id=${id}`)
  await page.getByRole('button', { name: 'তাঁর চোখে দেখুন' }).click()
  await page.getByLabel('কেন').selectOption({ label: 'তিনি জানতে চেয়েছেন: ফল বা অবস্থান' })
  await page.getByRole('button', { name: '১৫ মিনিট দেখুন' }).click()

  const band = page.getByRole('complementary', { name: 'অন্যের চোখে দেখা' })
  await expect(band).toContainText('আপনি অন্যের চোখে দেখছেন: Nusrat')
  await expect(band).toContainText(/১[৪৫]:[০-৯]{2} বাকি/)
  await expect(page.getByRole('heading', { name: /Nusrat/ })).toBeVisible()
  await expect(page.getByText('৫ কয়েন').first()).toBeVisible()
  await expect(bell(page)).not.toHaveAttribute('data-unread', '0')
  expect(await barriersOf(page, 'home of a look')).toEqual([])

  await page.goto('/buy_coin')
  const buy = page.getByRole('button', { name: /এখনই কিনুন/ })
  await buy.click()
  await expect(page.getByRole('tooltip')).toContainText('শুধু দেখা')
  expect(page.url()).toContain('/buy_coin')
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'সব দেখেছি' }).click()
  await expect(page.getByRole('tooltip')).toContainText('শুধু দেখা')
  for (const closed of ['/exam/questions?id=1', '/admin']) expect((await page.goto(closed))?.status(), closed).toBe(403)

  await band.getByRole('button', { name: 'নিজের কাছে ফিরুন' }).click()
  await page.waitForURL(`**/admin/users/details?id=${id}`)
  await expect(page.getByText('Jahid তাঁর চোখে দেখেছেন')).toBeVisible()
  await expect(page.getByText('তিনি জানতে চেয়েছেন: ফল বা অবস্থান')).toBeVisible()
  await expect(band).toBeHidden()
  expect(await state()).toEqual(before)
})
