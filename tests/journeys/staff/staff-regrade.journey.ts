import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { AcceptedKey, AcceptedKeys, WantedKey } from '@prostuti/contract'
import { finalExam } from '../support/content/final-exam.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'
import type { TestSite } from '../support/test-site.ts'
import { tokenOf } from '../support/token-of.ts'

/** One of an exam's questions of which two more right options let a person rise: the demo's people choose others each hour. */
async function questionThatLifts(page: Page, site: TestSite, exam: string): Promise<string> {
  const headers = { Authorization: `token ${await tokenOf(page, site)}` }
  const base = `${site.url}/api/exam/v5/admin-exams/${exam}/`
  const keys: AcceptedKeys = await (await page.request.get(`${base}accepted-keys/`, { headers })).json()
  const withTwoMore = ({ question, options }: AcceptedKey): WantedKey => {
    const others = options.filter(({ accepted }) => !accepted).slice(0, 2)
    const accepted = [...options.filter(({ accepted }) => accepted), ...others].map(({ option }) => option)
    return { question, accepted: accepted.sort((a, b) => a - b) }
  }
  for (const key of keys.questions) {
    const data = { changes: [withTwoMore(key)], show: 'risen', limit: 1 }
    const answer = await page.request.post(`${base}regrade/sheets/`, { headers, data })
    expect(answer.status()).toBe(200)
    if ((await answer.json()).count > 0) return key.question
  }
  throw new Error('no question of this exam lets anyone rise')
}

test.describe('at a desk', () => {
  test.use(desktop)

  test('a moderator accepts a second answer, sees beforehand what that does, and publishes it', async ({
    page,
    signIn,
    testSite,
  }) => {
    const exam = await finalExam(testSite)
    const acceptMore = async () => {
      const others = page.locator('main li input[type=checkbox]:not(:checked)')
      for (let more = 0; more < 2; more++) await others.first().check()
    }
    await signIn(page, 'Mita', `/admin/programs/1/exam/${exam}/regrade`)
    await expect(page.getByText('ফল সংস্করণ ১')).toBeVisible()
    await page.goto(`/admin/programs/1/exam/${exam}/regrade?question=${await questionThatLifts(page, testSite, exam)}`)
    await expect(page.getByText('ফল সংস্করণ ১')).toBeVisible()
    // The way back to the program stands above, by its name.
    const back = page.locator('.crumbs a').last()
    await expect(back).toHaveAttribute('href', '/admin/programs/1')
    const { rows } = await testSite.db.pool.query<{ title: string }>(
      "select title->>'bn' as title from programs where id = 1",
    )
    await expect(back).toHaveText(rows[0]!.title)
    const errors = listenToConsole(page)
    await page.getByText('একাধিক গ্রহণ', { exact: true }).click()
    await acceptMore()
    await expect(page.getByText('উত্তরপত্রই হিসাব করা হয়েছে')).toBeVisible()
    await expect(page.getByText(/নম্বর প্রশ্নে এখন .+ উত্তরও গ্রহণ করা হয়েছে: আপনার নম্বর/).first()).toBeVisible()
    const people = page.getByRole('table', { name: 'জনে জনে' })
    await expect(people.locator('tbody tr').first()).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await saved).suggestedFilename()).toBe(`regrade-${exam}.csv`)
    await page.locator('label', { hasText: 'সবচেয়ে বেশি ওঠা' }).click()
    await expect(people.getByRole('img', { name: /ধাপ ওঠা/ }).first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
    await page.getByLabel('কারণ (ইতিহাসে থাকবে)').fill('দুটি উত্তরই ঠিক')
    await test.step('and hears of a regrade that another moderator has begun meanwhile', async () => {
      await testSite.db.pool.query(
        `insert into regrades (exam_id, from_version, to_version, changes, note, created_by, created_at)
         select $1, 1, 2, '[]', 'আরেকজনের', id, now() from users where name = 'Mita'`,
        [exam],
      )
      await page.getByRole('button', { name: 'নতুন ফল প্রকাশ করুন' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'নতুন ফল প্রকাশ করুন' }).click()
      await expect(page.getByText('এই পরীক্ষার নতুন ফল হিসাব হচ্ছে; শেষ হলে আবার চেষ্টা করুন')).toBeVisible()
      await expect(page.getByText('নতুন ফল হিসাব হচ্ছে', { exact: true })).toBeVisible()
      expect(errors.heard().join('\n')).toContain('409 POST')
      await testSite.db.pool.query('delete from regrades where exam_id = $1', [exam])
      await page.reload()
      await page.getByText('একাধিক গ্রহণ', { exact: true }).click()
      await acceptMore()
      await page.getByLabel('কারণ (ইতিহাসে থাকবে)').fill('দুটি উত্তরই ঠিক')
    })
    await page.getByRole('button', { name: 'নতুন ফল প্রকাশ করুন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'নতুন ফল প্রকাশ করুন' }).click()
    await expect(page.getByText('ফল সংস্করণ ২')).toBeVisible({ timeout: 30_000 })
    for (const name of ['ফলের সংস্করণ', 'সময় ও উত্তরপত্র', 'দেরিতে আসা উত্তরপত্র']) {
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    }
    await expect(page.getByText('দেরিতে কোনো উত্তরপত্র আসেনি')).toBeVisible()
    expect(errors.heard()).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the keys of an exam and who sat it can be read', async ({ page, signIn, testSite }) => {
    const exam = await finalExam(testSite)
    await signIn(page, 'Mita', `/admin/programs/1/exam/${exam}/regrade`)
    await expect(page.getByRole('heading', { name: 'যা বদলাবে' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
