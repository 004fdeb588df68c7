import type { Page } from '@playwright/test'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { minute } from '@prostuti/server/testing/exams'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { resultsOf } from '../support/rows.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

const t = wordsOf('bn')
const hour = 60 * minute
const from = (ms: number) => new Date(Date.now() + ms)

const receiptOn = (page: Page) => page.locator('prostuti-exam-result .result-receipt')
const resultPage = ({ id }: HeldExam, state = 'live') => `/results/?id=${id}&state=${state}`

/** Until the server has the sheet and its marks; the site goes on to the result by itself. */
async function handedIn(page: Page, testSite: TestSite, exam: HeldExam): Promise<void> {
  await page.waitForURL(/\/results\//, { timeout: 30_000 })
  expect(await resultsOf(testSite, exam, 'Nusrat')).toHaveLength(1)
}

test('shows the receipt while marks wait, on the phone that sent the sheet and on another one', async ({
  page,
  testSite,
  signIn,
  anotherDevice,
}) => {
  const exam = await testSite.hold({ questions: 4, resultVisibility: from(hour) })
  await signIn(page, 'Nusrat')
  const player = new Player(page)
  await player.open(exam.id)
  await player.choose(0, 1)
  await player.submit()
  await handedIn(page, testSite, exam)
  await expect(receiptOn(page)).toContainText(t('result.answers_count', { count: 1 }))
  await expect(page.getByRole('heading', { name: t('result.waiting') })).toBeVisible()
  const proof = await receiptOn(page).locator('code').allTextContents()

  const other = await anotherDevice(phone)
  await signIn(other, 'Nusrat', resultPage(exam))
  await expect(receiptOn(other)).toContainText(t('result.answers_count', { count: 1 }))
  expect(await receiptOn(other).locator('code').allTextContents()).toEqual(proof)

  await page.route('**/api/**', route => route.abort('internetdisconnected'))
  await page.goto(resultPage(exam))
  await expect(receiptOn(page)).toContainText(t('result.answers_count', { count: 1 }))
  expect(await receiptOn(page).locator('code').allTextContents()).toEqual(proof)
})

test('says in the receipt that time was up', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 4, durationMs: 12_000, resultVisibility: from(hour) })
  await signIn(page, 'Nusrat')
  const player = new Player(page)
  await player.open(exam.id)
  await player.choose(0, 1)
  await handedIn(page, testSite, exam)
  await expect(receiptOn(page)).toContainText(t('result.time_was_up'))
})

test('leads from the result to exactly my mistakes in one press', async ({ page, testSite, signIn }) => {
  const opened = { resultVisibility: from(-hour), standingVisibility: from(-hour), solutionVisibility: from(-hour) }
  const over = { startTime: from(-3 * hour), endTime: from(-hour) }
  const exam = await testSite.hold({ questions: 4, ...over, ...opened })
  await signIn(page, 'Nusrat')
  const player = new Player(page)
  await page.goto(`/exam/questions?id=${exam.id}&state=archive`)
  await player.start()
  const wrong = (question: string) => (exam.key.get(question)! + 1) % 4
  await player.answerAll(0, 2, wrong)
  await player.submit()
  await handedIn(page, testSite, exam)
  await expect(page.getByRole('heading', { name: t('result.next_wrong', { count: 2 }) })).toBeVisible()
  await page.getByRole('link', { name: t('result.to_wrong', { count: 2 }) }).tap()
  await expect(page.locator('prostuti-exam-solution article')).toHaveCount(2)
  await expect(page.locator('prostuti-exam-solution article').first()).toContainText(t('solutions.verdict.wrong'))
})
