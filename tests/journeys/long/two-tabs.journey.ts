import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { expectAnswers, resultsOf } from '../support/rows.ts'

test.use(phone)

test('says in a second tab that the exam is open elsewhere, and goes on there when I ask', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 5 })
  const right = (question: string) => exam.key.get(question)!
  const first = new Player(page)
  await signIn(page, 'Nusrat')
  await first.open(exam.id)
  const given = await first.answerAll(0, 2, right)

  const second = new Player(await context.newPage())
  await second.page.goto(`/exam/questions?id=${exam.id}`)
  await expect(second.panel('player.elsewhere_title')).toBeVisible()
  await expect(second.question(0)).toBeHidden()
  await second.press(second.button('player.take_over'))
  // Where the first tab stood.
  await expect(second.question(1)).toBeVisible()
  await expect(second.radio(0, given[await second.idOf(0)]!)).toBeChecked()
  await expect(first.panel('player.elsewhere_title')).toBeVisible()
  await expect(first.question(0)).toBeHidden()

  await second.next()
  Object.assign(given, await second.answerAll(2, 4, right))
  await expectAnswers(testSite, exam, 'Nusrat', given)

  await second.submit()
  await expect(second.received).toBeVisible()
  await expect(first.received).toBeVisible()
  expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([{ marks: 4_000 }])
})
