import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { expectAnswers, resultsOf } from '../support/rows.ts'
import { pickPerson } from '../support/sign-in.ts'
import { wordsOf } from '../support/words.ts'

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

test('still knows me when the browser has cleared its storage, and lets me out', async ({ page, signIn }) => {
  const t = wordsOf('bn')
  // As Safari does after a week; the cookie stays.
  const clear = () => page.evaluate(() => localStorage.clear())
  const leave = async () => {
    await page.getByRole('button', { name: t('shell.open_menu') }).tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shell.sign_out') })
      .tap()
  }
  await signIn(page, 'Nusrat', '/privacy_policy')

  await test.step('what needs my token works', async () => {
    await clear()
    await page.goto('/profile/delete-account')
    await expect(page.getByRole('button', { name: t('delete.confirm') })).toBeVisible()
  })

  await test.step('where the server cannot be asked I hear that I am not out', async () => {
    await page.goto('/privacy_policy')
    await page.route('**/login/restore/', route => route.abort())
    await clear()
    await page.reload()
    await leave()
    await expect(page.getByText(t('shell.sign_out_failed'))).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/privacy_policy')
  })

  await test.step('and am out once it can', async () => {
    await page.unroute('**/login/restore/')
    await leave()
    await expect(page.getByRole('link', { name: t('home.hero_sign_in') })).toBeVisible()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})
