import { expect, phone, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'
import { wordsOf } from '../support/words.ts'

/** The end of an account: said plainly, confirmed by a word, and done at once. */
const t = wordsOf('bn')

test.use(phone)

test('I delete my account from the profile, and am nobody on Home afterwards', async ({ page, testSite }) => {
  await page.goto('/login?next=/profile')
  await page.getByRole('button', { name: t('login.anonymous') }).tap()
  await page.waitForURL('/profile')
  const { rows: before } = await testSite.db.pool.query<{ id: string }>('select max(id) as id from users')

  await page.getByRole('link', { name: t('profile.delete') }).tap()
  await page.waitForURL('/profile/delete-account')
  for (const text of [t('delete.erased'), t('delete.stays')]) await expect(page.getByText(text)).toBeVisible()

  const word = page.getByRole('textbox')
  const confirm = page.getByRole('button', { name: t('delete.confirm') })
  await word.fill('না')
  await confirm.tap()
  await expect(page.getByText(t('delete.mismatch', { word: t('delete.word') }))).toBeVisible()

  await word.fill(t('delete.word'))
  await confirm.tap()
  await page.waitForURL('/')
  await expect(page.getByText(t('delete.done'))).toBeVisible()
  await expect(page.locator('body > header').getByRole('button', { name: t('shell.sign_in') })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('prostuti:session'))),
  ).toEqual([])
  const { rows: sessions } = await testSite.db.pool.query('select 1 from sessions where user_id = $1', [before[0]!.id])
  expect(sessions).toEqual([])
})

test('an account is not deleted during a live exam, and I read why', async ({ page, testSite, signIn }) => {
  const exam = await testSite.hold()
  await signIn(page, 'Tanvir', '/profile/delete-account')
  await settled(page)
  // Joined on another device meanwhile.
  await page.evaluate(async id => {
    const [key] = Object.keys(localStorage).filter(name => name.startsWith('prostuti:session'))
    const { token } = JSON.parse(localStorage.getItem(key!)!) as { token: string }
    await fetch(`/api/exam/v5/exams/${id}/join/`, {
      method: 'POST',
      headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'live' }),
    })
  }, exam.id)
  await page.getByRole('textbox').fill(t('delete.word'))
  await page.getByRole('button', { name: t('delete.confirm') }).tap()
  await expect(page.getByText(t('delete.live'))).toBeVisible()
  await expect(page.getByText(t('delete.live_text'))).toBeVisible()
})
