import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'
import type { TestSite } from '../support/test-site.ts'

test.use(desktop)

const rows = (page: Page) => page.locator('main tbody tr[data-row]')

/** Gives so many reviewed questions one tag of its own; resolves to their ids. */
async function tagged({ db }: TestSite, tag: string, count: number): Promise<string[]> {
  const { rows: changed } = await db.pool.query<{ id: string }>(
    `update questions set tags = array[$1] where id in (
       select id from questions where reviewed and deleted_at is null and merged_into is null order by id limit $2)
     returning id`,
    [tag, count],
  )
  return changed.map(({ id }) => id)
}

test('a moderator changes all that a filter finds, on every page of it', async ({ page, signIn, testSite }) => {
  const ids = await tagged(testSite, 'সব-যাচাই', 60)
  const withTag = async (tag: string) => {
    const { rows: found } = await testSite.db.pool.query(
      'select from questions where id = any($1) and $2 = any(tags)',
      [ids, tag],
    )
    return found.length
  }
  await signIn(page, 'Mita', `/admin/question?tag=${encodeURIComponent('সব-যাচাই')}`)
  const errors = listenToConsole(page)
  await expect(rows(page)).toHaveCount(50)
  await page.getByRole('checkbox', { name: 'এই পাতার সব বাছুন' }).check()
  await expect(page.getByText('৫০টি বাছাই')).toBeVisible()
  await page.getByRole('button', { name: '৬০টিই বাছাই করুন' }).click()
  await expect(page.getByText('৬০টি বাছাই')).toBeVisible()
  await page.getByRole('button', { name: 'ট্যাগ', exact: true }).click()
  await page.getByLabel('যে ট্যাগ যোগ হবে').first().fill('সবার জন্য')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'সংরক্ষণ' }).click()
  await expect(page.getByText('৬০টি প্রশ্ন বদলেছে').first()).toBeVisible()
  expect(await withTag('সবার জন্য')).toBe(60)
  await expect(page.getByText('৬০টি বাছাই')).toBeHidden()
  expect(errors.heard()).toEqual([])

  await test.step('and none of them, where there are others by then', async () => {
    await page.getByRole('checkbox', { name: 'এই পাতার সব বাছুন' }).check()
    await page.getByRole('button', { name: '৬০টিই বাছাই করুন' }).click()
    await testSite.db.pool.query(`update questions set tags = '{}' where id = $1`, [ids[0]])
    await page.getByRole('button', { name: 'ট্যাগ', exact: true }).click()
    await page.getByLabel('যে ট্যাগ যোগ হবে').first().fill('অন্য কিছু')
    await page.keyboard.press('Enter')
    const answered = page.waitForResponse(/admin-question-changes/)
    await page.getByRole('dialog').getByRole('button', { name: 'সংরক্ষণ' }).click()
    expect((await answered).status()).toBe(409)
    expect(await withTag('অন্য কিছু')).toBe(0)
  })
})

test('a moderator chooses the columns of the list, and finds them so again', async ({ page, signIn }) => {
  await signIn(page, 'Mita', '/admin/question')
  const quality = page.getByRole('columnheader', { name: 'মান' })
  await expect(quality).toBeVisible()
  await page.getByRole('button', { name: 'কলাম' }).click()
  await page.getByRole('checkbox', { name: 'মান', exact: true }).uncheck()
  await expect(quality).toBeHidden()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(quality).toBeHidden()
})

test('the card of a job follows a moderator from page to page, until it is closed', async ({ page, signIn }) => {
  await signIn(page, 'Mita', '/admin/question/upload')
  const lines = Array.from({ length: 20 }, (_, index) => `কার্ডের ${index + 1} নম্বর প্রশ্ন কোনটি?,পদ্মা,মেঘনা,খ,নদীর নাম`)
  await page
    .getByLabel('ফাইল বাছুন')
    .first()
    .setInputFiles({
      name: 'কার্ড.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['প্রশ্ন,অপশন ১,অপশন ২,উত্তর,ব্যাখ্যা', ...lines].join('\n')),
    })
  await page.getByRole('combobox', { name: 'যেখানে ক্যাটাগরি লেখা নেই' }).click({ timeout: 30_000 })
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: '২০ সারি যাচাই করুন' }).click()
  await page.getByRole('button', { name: '২০টি নিন' }).click({ timeout: 30_000 })
  const card = page.locator('#staff-tasks')
  await expect(card.getByRole('link')).toContainText('কার্ড.csv')
  await page.getByRole('navigation', { name: 'স্টাফের মেনু' }).getByRole('link', { name: 'ক্যাটাগরি' }).click()
  await expect(card.getByRole('status')).toHaveText('শেষ হয়েছে', { timeout: 30_000 })

  await test.step('the sidebar says how much waits for review', async () => {
    await page.goto('/admin/category')
    await expect(page.locator('aside [data-count="/admin/question"]')).not.toBeEmpty()
    await page.goto('/admin/question')
    await expect(page.locator('aside [data-count="/admin/question/review"]')).not.toBeEmpty()
    await expect(page.locator('aside .sub [data-count="/admin/question"]')).toBeEmpty()
  })
  await expect(card.getByRole('link')).toContainText('কার্ড.csv')
  await card.getByRole('button').click()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(card).toBeEmpty()
})
