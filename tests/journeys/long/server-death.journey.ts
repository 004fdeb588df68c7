import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { expectAnswers, resultsOf } from '../support/rows.ts'

test.use(phone)

test('lets me go on while the server is dead, and loses nothing', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 6 })
  const right = (question: string) => exam.key.get(question)!
  const player = new Player(page)
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  const given = await player.answerAll(0, 2, right)

  await testSite.kill()
  await player.next()
  Object.assign(given, await player.answerAll(2, 5, right))
  await expect(player.saved).toHaveText(player.t('player.saved'))
  await player.expectAnswered(5, 6)

  await testSite.start()
  await expectAnswers(testSite, exam, 'Nusrat', given)
  await player.submit()
  await expect(player.received).toBeVisible()
  expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([{ marks: 5_000 }])
})

test('hands in what I submitted while the server was dead', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 3 })
  const player = new Player(page)
  await signIn(page, 'Rafi')
  await player.open(exam.id)
  await testSite.kill()
  await player.answerAll(0, 3, question => exam.key.get(question)!)
  await player.submit()
  await expect(player.panel('player.sending_title')).toBeVisible()

  await testSite.start()
  await expect(player.received).toBeVisible({ timeout: 30_000 })
  expect(await resultsOf(testSite, exam, 'Rafi')).toEqual([{ marks: 3_000 }])
})
