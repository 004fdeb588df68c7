import { expect, phone, test } from './support/journey.ts'
import { Player } from './support/player.ts'
import { expectAnswers, resultsOf } from './support/rows.ts'
import { pickPerson } from './support/sign-in.ts'

test.use(phone)

test('loses nothing when I sign out in another tab, and goes on when I am back', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions: 6 })
  const right = (question: string) => exam.key.get(question)!
  const player = new Player(page)
  await signIn(page, 'Nusrat')
  await player.open(exam.id)
  const given = await player.answerAll(0, 2, right)
  await expectAnswers(testSite, exam, 'Nusrat', given)

  await test.step('signing out in the other tab', async () => {
    const other = await context.newPage()
    // Every other page leads back to the exam that is under way.
    await other.goto('/privacy_policy')
    await other.getByRole('button', { name: player.t('shell.open_menu') }).tap()
    await other
      .getByRole('dialog')
      .getByRole('button', { name: player.t('shell.sign_out') })
      .tap()
    await expect(other.getByRole('link', { name: player.t('home.hero_sign_in') })).toBeVisible()
    await other.close()
  })

  await test.step('the paper stays, and says what to do', async () => {
    await player.next()
    Object.assign(given, await player.answerAll(2, 4, right))
    await expect(player.saved).toHaveText(player.t('player.signed_out'))
    await player.openPalette()
    await expect(player.dialog).toContainText(player.t('player.signed_out_text'))
  })

  await test.step('signing in again', async () => {
    await player.press(player.dialog.getByRole('button', { name: player.t('player.sign_in_google') }))
    await pickPerson(page, 'Nusrat')
    await page.waitForURL(`/exam/questions?id=${exam.id}`)
    await player.ready()
    for (const questionIndex of [0, 1, 2, 3])
      await expect(player.radio(questionIndex, given[await player.idOf(questionIndex)]!)).toBeChecked()
    await expectAnswers(testSite, exam, 'Nusrat', given)
  })

  await player.submit()
  await expect(player.received).toBeVisible()
  expect(await resultsOf(testSite, exam, 'Nusrat')).toEqual([{ marks: 4_000 }])
})
