import { fillDisk } from '../support/device/fill-disk.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { answersOf, expectAnswers, resultsOf } from '../support/rows.ts'

test.use(phone)

test('is told before the start where the disk is full, and sits the exam all the same (promise 8)', async ({
  page,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 4 })
  const player = new Player(page)
  await signIn(page, 'Nusrat', `/exam/join?id=${exam.id}`)
  const warning = page.getByText(player.t('join.not_stored'), { exact: true })
  await expect(page.getByRole('button', { name: player.t('join.start') }).first()).toBeVisible()
  await expect(warning).toBeHidden()
  await fillDisk(page)
  await page.reload()
  await expect(warning).toBeVisible()

  await player.open(exam.id)
  const given = await player.answerAll(0, 4, question => exam.key.get(question)!)
  await expect(player.saved).toHaveAttribute('data-tone', 'failing')
  await expectAnswers(testSite, exam, 'Nusrat', given)
  await player.submit()
  await expect(player.received).toBeVisible()
  expect(await answersOf(testSite, exam, 'Nusrat')).toEqual(given)
  expect(await resultsOf(testSite, exam, 'Nusrat')).toHaveLength(1)
})

test('loses no answer on a disk that fills in mid-exam, with the network and without it (promise 8)', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 8 })
  const right = (question: string) => exam.key.get(question)!
  const player = new Player(page)
  await signIn(page, 'Rafi')
  await player.open(exam.id)
  const given = await player.answerAll(0, 2, right)
  await expect(player.saved).not.toHaveAttribute('data-tone', 'failing')

  const makeRoom = await fillDisk(page)
  await player.next()
  Object.assign(given, await player.answerAll(2, 4, right))
  await expect(player.saved).toHaveAttribute('data-tone', 'failing')
  await expectAnswers(testSite, exam, 'Rafi', given)
  await page.reload()
  await player.ready()
  await expect(player.chosen(3)).toHaveValue(String(given[await player.idOf(3)]))

  await context.setOffline(true)
  await player.next()
  Object.assign(given, await player.answerAll(4, 6, right))
  await expect(player.saved).toHaveAttribute('data-tone', 'failing')
  await context.setOffline(false)
  await expectAnswers(testSite, exam, 'Rafi', given)

  await makeRoom()
  await player.next()
  Object.assign(given, await player.answerAll(6, 8, right))
  await player.submit()
  await expect(player.received).toBeVisible()
  expect(await answersOf(testSite, exam, 'Rafi')).toEqual(given)
  expect(await resultsOf(testSite, exam, 'Rafi')).toHaveLength(1)
})
