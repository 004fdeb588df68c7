import type { Page } from '@playwright/test'
import type { DealtPractice } from '@prostuti/contract'
import { dailyGoal } from '@prostuti/contract/study/bounds'
import { sessionKey } from '@prostuti/sdk/auth'
import { answersOf, examInRoutine, forgetMemory, letADayPass, pastQuestions } from '../support/device/memory.ts'
import { expect, phone, test } from '../support/journey.ts'
import { controlled, isKept } from '../support/seen.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

const t = wordsOf('bn')

/** As `answer_log` counts sources. */
const source = { review: 3, cram: 4 }

/** Practises five questions of a past exam and gets all of them wrong; a day later they are to be reviewed. */
async function fiveMistakes(page: Page, testSite: TestSite): Promise<void> {
  const { topic } = await pastQuestions(testSite)
  const session = await page.evaluate(name => localStorage.getItem(name), sessionKey(`${testSite.url}/api/`))
  const headers = { authorization: `token ${JSON.parse(session!).token}`, origin: testSite.url }
  const api = `${testSite.url}/api/questions/v4`
  const dealt = await page.request.get(`${api}/practice-exam/?category_id=${topic}&count=5&mode=learn`, { headers })
  const { questions, seed } = (await dealt.json()) as DealtPractice
  const at = new Date().toISOString()
  const practice = {
    ...{ practice: crypto.randomUUID(), mode: 'learn', source: 'topics', topics: [topic], exam: null, seed },
    ...{ duration_seconds: null, started_at: at, finished_at: at },
    answers: questions.map(({ id, options }) => {
      const wrong = options.find(option => option.is_correct === false)!
      return { question: id, answer: wrong.number, at, spent_ms: 9_000 }
    }),
  }
  const taken = await page.request.post(`${api}/practice-submit/`, { headers, data: practice })
  expect(taken.status()).toBe(200)
  await letADayPass(testSite, 'Rafi')
}

const notebook = (page: Page) => page.locator('prostuti-notebook')
const start = (page: Page, count: number) =>
  notebook(page).getByRole('button', {
    name: t('notebook.review_count', { count, minutes: Math.max(1, Math.round((count * 20) / 60)) }),
  })

test.beforeEach(({ testSite }) => forgetMemory(testSite))

test('reviews are done without a network, and the server has them once the network is back', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  test.setTimeout(150_000)
  await signIn(page, 'Rafi', '/privacy_policy')
  await fiveMistakes(page, testSite)
  await controlled(page)
  await page.goto('/notebook')
  await expect(start(page, 5)).toBeVisible()
  await expect.poll(() => isKept(page, '/notebook')).toBe(true)
  await expect.poll(() => isKept(page, '/study-progress/')).toBe(true)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('prostuti:reviews:')

  await context.setOffline(true)
  await testSite.kill()
  await page.goto('/notebook')
  await start(page, 5).tap()
  for (let place = 0; place < 2; place++) {
    await notebook(page).locator('.review-options button').first().tap()
    await expect(notebook(page).locator('.solved-options')).toBeVisible()
    await notebook(page)
      .getByRole('button', { name: t('notebook.next') })
      .tap()
  }
  await notebook(page)
    .getByRole('button', { name: t('notebook.leave') })
    .tap()
  await expect(start(page, 3)).toBeVisible()
  await expect(notebook(page).getByText(t('notebook.kept_here', { count: 2 }))).toBeVisible()
  await page.reload()
  await expect(start(page, 3)).toBeVisible()
  await page.close()

  await testSite.start()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/privacy_policy')
  const reviewed = async () =>
    (await answersOf(testSite, 'Rafi')).filter(answer => answer.source === source.review).length
  await expect.poll(reviewed, { timeout: 30_000 }).toBe(2)
  await later.goto('/notebook')
  await expect(start(later, 3)).toBeVisible()
})

test('Home has today’s reviews for a learner who has only practised, and leads to them', async ({
  page,
  testSite,
  signIn,
}) => {
  const today = page.locator('prostuti-home > .today')
  await signIn(page, 'Rafi', '/')
  await expect(page.locator('prostuti-home .home')).toBeVisible()
  await expect(today).toHaveCount(0)
  await fiveMistakes(page, testSite)
  // As the notebook does: what a day’s passing has left to replay is replayed.
  await page.goto('/notebook')
  await expect(start(page, 5)).toBeVisible()
  await page.goto('/')
  await expect(today).toContainText(t('today.text', { reviews: 5, answered: 0, goal: dailyGoal.default }))
  await today.getByRole('link', { name: t('today.start') }).tap()
  await expect(start(page, 5)).toBeVisible()
})

test('names the next exam of my routine, and going through all now leaves the schedule alone', async ({
  page,
  testSite,
  signIn,
}) => {
  await signIn(page, 'Rafi', '/privacy_policy')
  await fiveMistakes(page, testSite)
  await examInRoutine(testSite, 'Rafi', 3, 'তিন দিন পরের পরীক্ষা')
  await page.goto('/notebook')
  await expect(notebook(page).getByText('তিন দিন পরের পরীক্ষা')).toBeVisible()
  await expect(start(page, 5)).toBeVisible()
  const due = async () => {
    const { rows } = await testSite.db.pool.query<{ card: string }>(
      "select concat_ws(' ', question_id, due_on, reps) as card from memory_cards where user_id = (select id from users where name = 'Rafi' and email like '%@sandbox.prostuti.example') order by 1",
    )
    return rows.map(({ card }) => card)
  }
  const before = await due()
  expect(before).toHaveLength(5)
  await notebook(page)
    .getByRole('button', { name: t('notebook.cram') })
    .tap()
  for (let place = 0; place < 5; place++) {
    await notebook(page)
      .getByRole('button', { name: t('notebook.dont_know') })
      .tap()
    await notebook(page)
      .getByRole('button', { name: t('notebook.next') })
      .tap()
  }
  await expect(notebook(page).getByText(t('notebook.done'), { exact: true })).toBeVisible()
  const crammed = async () => (await answersOf(testSite, 'Rafi')).filter(answer => answer.source === source.cram).length
  await expect.poll(crammed).toBe(5)
  expect(await due()).toEqual(before)
  await notebook(page)
    .getByRole('button', { name: t('notebook.to_notebook') })
    .tap()
  await expect(start(page, 5)).toBeVisible()
})
