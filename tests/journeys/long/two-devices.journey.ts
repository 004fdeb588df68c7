import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { expectAnswers, resultsOf } from '../support/rows.ts'

test.use(phone)

test('goes on with my second phone where the first one stopped', async ({ page, testSite, signIn, anotherDevice }) => {
  const exam = await testSite.hold({ questions: 4 })
  const right = (question: string) => exam.key.get(question)!
  const first = new Player(page)
  await signIn(page, 'Nusrat')
  await first.open(exam.id)
  const given = await first.answerAll(0, 2, right)
  await expectAnswers(testSite, exam, 'Nusrat', given)

  const second = new Player(await anotherDevice())
  await signIn(second.page, 'Nusrat', `/exam/join?id=${exam.id}`)
  await second.page.getByRole('link', { name: second.t('join.resume') }).tap()
  await second.ready()
  await expect(second.question(1)).toBeVisible()
  for (const questionIndex of [0, 1])
    await expect(second.radio(questionIndex, given[await second.idOf(questionIndex)]!)).toBeChecked()
})

test('takes the newer of two answers, whichever phone speaks first', async ({
  page,
  context,
  testSite,
  signIn,
  anotherDevice,
}) => {
  const exam = await testSite.hold({ questions: 4 })
  const first = new Player(page)
  const second = new Player(await anotherDevice())
  for (const { page } of [first, second]) await signIn(page, 'Nusrat')
  await first.open(exam.id)
  await second.open(exam.id)
  const question = await first.idOf(0)

  await context.setOffline(true)
  await first.choose(0, 1)
  // Longer than either phone can be wrong about the server's time, as long as it takes to pick up the other phone.
  await sleep(2_000)
  await second.choose(0, 3)
  await expectAnswers(testSite, exam, 'Nusrat', { [question]: 3 })

  await context.setOffline(false)
  await expect(first.radio(0, 3)).toBeChecked()
  await expect(first.saved).toHaveText(first.t('player.saved'))
  await expectAnswers(testSite, exam, 'Nusrat', { [question]: 3 })
})

test('closes the exam on one phone when I hand it in on the other', async ({
  page,
  testSite,
  signIn,
  anotherDevice,
}) => {
  const exam = await testSite.hold({ questions: 4 })
  const right = (question: string) => exam.key.get(question)!
  const first = new Player(page)
  const second = new Player(await anotherDevice())
  const receipts = [await listenForReceipts(page), await listenForReceipts(second.page)]
  for (const { page } of [first, second]) await signIn(page, 'Rafi')
  await first.open(exam.id)
  await second.open(exam.id)
  const given = await second.answerAll(0, 3, right)
  await second.submit()
  await expect(second.received).toBeVisible()

  await first.choose(0, 0)
  await expect(first.received).toBeVisible()
  const [number] = receipts[1]!
  expect(number).toBeTruthy()
  expect(receipts).toEqual([[number], [number]])
  await expectAnswers(testSite, exam, 'Rafi', given)
  expect(await resultsOf(testSite, exam, 'Rafi')).toEqual([{ marks: 3_000 }])
})

/** The numbers of the receipts that a tab's pages are notified of, from now on. */
async function listenForReceipts(page: Page): Promise<string[]> {
  const numbers: string[] = []
  await page.exposeFunction('reportReceipt', (number: string) => void numbers.push(number))
  await page.addInitScript(() => {
    addEventListener('prostuti-submitted', event => {
      const { receipt } = (event as CustomEvent<{ receipt: { submission_id: string } }>).detail
      ;(globalThis as unknown as { reportReceipt(number: string): void }).reportReceipt(receipt.submission_id)
    })
  })
  return numbers
}
