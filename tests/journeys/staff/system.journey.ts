import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

test.use(desktop)

test('an owner does a failed task again by one press, and finds who pressed', async ({ page, signIn, testSite }) => {
  const { pool } = testSite.db
  await pool.query(
    `insert into background_jobs (id, kind, state, input, created_at, started_at, ended_at, tries, failure)
     values (gen_random_uuid(), 'core.statistics', 'failed', 'null', now(), now(), now(), 5, 'something_wrong')`,
  )
  await signIn(page, 'Mita', '/admin/system')
  const errors = listenToConsole(page)

  await test.step('what failed comes first, with what it means for people', async () => {
    const failed = page.locator('[data-task="core.statistics"]')
    await expect(failed).toContainText('ড্যাশবোর্ডের সংখ্যা আগের। পরীক্ষা, ফল, টাকায় কিছু হয়নি।')
    await failed.getByRole('button', { name: 'আবার চালান: সংখ্যা নতুন করে গোনা' }).click()
    await expect(page.getByText('আবার চলছে', { exact: true })).toBeVisible()
    await expect(failed).toHaveCount(0)
    await expect
      .poll(async () => (await pool.query(`select state from background_jobs where kind = 'core.statistics'`)).rows)
      .toEqual([{ state: 'done' }])
  })

  await test.step('secrets are set or not, and nothing more', async () => {
    await page.getByText('সেটিং', { exact: true }).click()
    await expect(page.locator('dl > div').filter({ hasText: 'DATABASE_URL' })).toContainText(/^DATABASE_URLদেওয়া/)
  })

  await test.step('the act stands in the log, with before and after', async () => {
    await page.goto('/admin/system/audit?kind=task')
    const row = page.locator('main tbody tr[data-row]').first()
    await expect(row).toContainText('Mita')
    await row.getByRole('button', { name: 'আবার চালিয়েছেন' }).click()
    await expect(row.getByText('failed → queued')).toBeVisible()
  })
  expect(errors.heard()).toEqual([])
})
