import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { resultsOf } from '../support/rows.ts'
import { signInOnLoginPage } from '../support/sign-in.ts'

/** Going on without an account first, and signing in later: nothing is lost on the way. */
test.use(phone)

test('what I took without an account is mine when I sign in with Google', async ({ page, testSite }) => {
  const exam = await testSite.hold({ questions: 4, membersOnly: false })
  const player = new Player(page)
  await page.goto(`/login?next=${encodeURIComponent(`/exam/join?id=${exam.id}`)}`)
  await page.getByRole('button', { name: player.t('login.anonymous') }).tap()
  await page.waitForURL(`/exam/join?id=${exam.id}`)
  const secret = await page.evaluate(() => localStorage.getItem('prostuti:device-secret'))
  expect(secret).not.toBeNull()
  await player.open(exam.id)
  await player.answerAll(0, 4, question => exam.key.get(question)!)

  await test.step('not while the exam runs', async () => {
    const other = await page.context().newPage()
    await other.goto('/login?next=/profile')
    await other.getByRole('button', { name: player.t('login.google') }).click()
    await other.locator('button[name="email"]', { hasText: 'Tanvir' }).click()
    await expect(other.locator('prostuti-login')).toContainText(player.t('login.live_text'))
    await other.close()
  })

  await player.submit()
  await expect(player.received).toBeVisible()
  await signInOnLoginPage(page, 'Tanvir', '/profile')
  expect(await resultsOf(testSite, exam, 'Tanvir')).toEqual([{ marks: 4_000 }])
  expect(await page.evaluate(() => localStorage.getItem('prostuti:device-secret'))).toBeNull()
  await page.goto('/exam/participated')
  await expect(page.getByRole('main')).not.toContainText(player.t('list.empty.participated'))
  await expect(page.locator(`a[href*="id=${exam.id}"]`).first()).toBeVisible()
})
