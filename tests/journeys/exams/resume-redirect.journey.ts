import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'

test.use(phone)

test('an exam that is under way leads back to its questions from every page but its own', async ({
  page,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 2 })
  const other = await testSite.hold({ questions: 2 })
  const player = new Player(page)
  page.on('dialog', dialog => void dialog.accept())
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  const others = ['/', '/exam/upcoming', '/exam/participated', '/program/archived_exams', `/exam/join?id=${other.id}`]
  for (const path of others) {
    await page.goto(path)
    await expect(page).toHaveURL(`/exam/questions?id=${exam.id}&state=live`)
  }
  for (const path of ['/privacy_policy', `/exam/join?id=${exam.id}`, `/results/?id=${exam.id}&state=live`]) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
  }
  await player.open(exam.id)
  await player.answerAll(0, 2, () => 1)
  await player.submit()
  await expect(player.received).toBeVisible()
  await page.goto('/exam/upcoming')
  await expect(page).toHaveURL('/exam/upcoming')
})
