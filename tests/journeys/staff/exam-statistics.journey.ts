import { finalExam } from '../support/content/final-exam.ts'
import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

test.use(desktop)

test('the statistics of an exam send a question to review, where its figures are read', async ({
  page,
  signIn,
  testSite,
}) => {
  const exam = await finalExam(testSite)
  await signIn(page, 'Mita', `/admin/programs/1/exam/${exam}/statistics`)
  const errors = listenToConsole(page)
  // The question that needs a person most stands beside the table.
  const panel = page.getByRole('region', { name: /^প্রশ্ন [০-৯]+$/ })
  await expect(panel.getByText('পার্থক্যের দক্ষতা')).toBeVisible()
  const sent = page.waitForRequest(/send-to-review/)
  await panel.getByRole('button', { name: 'পর্যালোচনায় পাঠান' }).click()
  const { question } = (await sent).postDataJSON()
  await expect(panel.getByText(/পর্যালোচনায় গেছে/)).toBeVisible()

  const { rows } = await testSite.db.pool.query<{ category_id: number }>(
    'select category_id from questions where id = $1 and not reviewed',
    [question],
  )
  await page.goto(`/admin/question/review?category=${rows[0]!.category_id}`)
  const reason = page.getByRole('region', { name: 'পরীক্ষায় যা দেখা গেছে' })
  await expect(reason.getByText(/উত্তরপত্রে .*% ঠিক, আলাদা করা/)).toBeVisible()
  await reason.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/exam/${exam}/statistics\\?question=${question}$`))
  await expect(panel.getByText(/পর্যালোচনায় গেছে/)).toBeVisible()

  await test.step('approved, it waits no more and its reason is gone', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'অনুমোদন' }).click()
    await expect
      .poll(async () => (await testSite.db.pool.query('select from review_reasons')).rowCount, { timeout: 15_000 })
      .toBe(0)
  })
  expect(errors.heard()).toEqual([])
})
