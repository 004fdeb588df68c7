import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

test.use(desktop)

const step = (page: Page, name: string) => page.locator('[aria-current=step]', { hasText: name })

test('a moderator builds an exam, approves it, and learners find it', async ({ page, signIn, anotherDevice }) => {
  await signIn(page, 'Mita', '/admin/programs/0/exam/create')
  const errors = listenToConsole(page)
  const name = `ক্ষুদ্র মডেল টেস্ট ${Date.now() % 10_000}`

  await test.step('the form says what is missing, and keeps what is typed over a reload', async () => {
    await page.getByRole('button', { name: /^পরের: প্রশ্ন/ }).click()
    await expect(page.getByText('জমা দেওয়ার আগে সব ঘর পূরণ করুন।').first()).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'শিরোনাম দিন' })).toBeVisible()
    await page.getByLabel('শিরোনাম', { exact: false }).first().fill(name)
    await expect(page.getByText('শিরোনাম দিন')).toHaveCount(0)
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('শিরোনাম', { exact: false }).first()).toHaveValue(name)
    // However the browser writes a date, the page says it in words.
    await page.getByLabel('শেষ', { exact: true }).fill('2031-06-05T22:30')
    await expect(page.getByLabel('শেষ', { exact: true })).toHaveAccessibleDescription('৫ জুন ২০৩১, রাত ১০:৩০')
    await page.getByLabel('শুরু', { exact: true }).fill('2031-06-05T10:00')
    // Figures are typed in either digits and shown in the page’s.
    await expect(page.getByLabel('বাড়তি, মিনিট')).toHaveValue('২')
    await page.getByLabel('সময়কাল').fill('01:00:00')
    await expect(page.getByLabel('সময়কাল')).toHaveValue('০১:০০:০০')
    await page.getByRole('button', { name: /^পরের: প্রশ্ন/ }).click()
    await page.waitForURL(/update\?id=\d+&step=questions/)
    await expect(page.locator('.crumbs [aria-current=page]')).toHaveText('পরীক্ষা')
    await expect(page).not.toHaveTitle(/নতুন/)
  })

  await test.step('questions come from the bank, and go again', async () => {
    await expect(step(page, 'প্রশ্ন')).toBeVisible()
    // The sidebar makes room for bank and paper, and its entries keep their names.
    const home = page.locator('aside').getByRole('link', { name: 'ড্যাশবোর্ড' })
    await expect.poll(async () => (await home.boundingBox())!.width).toBeLessThan(60)
    const paper = page.getByRole('region', { name: 'প্রশ্নপত্র' })
    // Questions change places within their subject alone, and the newest of the bank may be of many.
    await page.getByRole('combobox', { name: 'ক্যাটাগরি' }).selectOption('সাধারণ বিজ্ঞান')
    await expect(page).toHaveURL(/category=\d+/)
    await expect(page.getByRole('region', { name: 'পর্যালোচিত ব্যাংক' }).locator('[aria-busy=false]')).toBeVisible()
    for (const count of ['১টি', '২টি', '৩টি']) {
      await page.getByRole('button', { name: 'প্রশ্নপত্রে যোগ করুন' }).first().click()
      await expect(paper.locator('header')).toContainText(count)
    }
    const texts = () => paper.locator('li .staff-num + div').allTextContents()
    const before = await texts()
    await paper.locator('li').nth(1).dragTo(paper.locator('li').nth(0))
    await expect.poll(texts).toEqual([before[1], before[0], before[2]])
    await paper.locator('li').nth(0).getByRole('button').nth(1).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(texts).toEqual(before)
    await page.getByRole('button', { name: 'প্রশ্নপত্র থেকে বাদ দিন' }).first().click()
    await expect(paper.locator('header')).toContainText('২টি')
    await expect(paper.locator('header')).not.toContainText('হচ্ছে')
  })

  await test.step('the overview shows the paper, and approves it once it is reviewed', async () => {
    await page.getByRole('button', { name: 'পরের: দেখে নেওয়া' }).click()
    await expect(step(page, 'দেখে নেওয়া')).toBeVisible()
    await expect(page.getByText(/২টি প্রশ্ন · .* · ১ ঘণ্টা/)).toBeVisible()
    await expect.poll(async () => (await page.locator('aside').boundingBox())!.width).toBeGreaterThan(200)
    await expect(page.getByText('খসড়া, এখনো প্রকাশ হয়নি')).toBeVisible()
    await page.getByRole('button', { name: 'সমাধান' }).click()
    await expect(page).toHaveURL(/show=SOLUTION_SHOW/)
    await expect(page.getByText('সঠিক', { exact: true }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
    await page.getByRole('button', { name: 'পর্যালোচিত করুন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'পর্যালোচিত' }).click()
    await page.getByRole('button', { name: 'অনুমোদন করুন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'অনুমোদন করুন' }).click()
    await expect(page.getByText('সংস্করণ ১')).toBeVisible()
  })
  expect(errors.heard()).toEqual([])

  const learner = await anotherDevice()
  const id = new URL(page.url()).searchParams.get('id')
  await signIn(learner, 'Nusrat', `/exam/join?id=${id}`)
  await expect(learner.getByText(name).first()).toBeVisible()
})

test('an exam that waits is in the list of those to review', async ({ page, signIn, testSite }) => {
  const { rows } = await testSite.db.pool.query<{ title: string }>(
    `insert into exams (title, description, syllabus, start_time, end_time, duration_ms, total_questions, question_state)
     values ('{"bn": "জ্ঞানযাচাই", "en": "জ্ঞানযাচাই"}', '{"bn": "", "en": ""}', '[]', now() + interval '9 days',
             now() + interval '10 days', 3600000, 0, 2) returning title->>'bn' as title`,
  )
  await signIn(page, 'Mita', `/admin/exam/review?search=${encodeURIComponent(rows[0]!.title)}`)
  await page.getByRole('link', { name: rows[0]!.title }).first().click()
  await expect(page).toHaveURL(/step=overview/)
  await expect(page.getByText('প্রশ্ন বাছুন').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'অনুমোদন করুন' })).toBeDisabled()
})
