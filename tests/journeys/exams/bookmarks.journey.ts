import type { Locator, Page } from '@playwright/test'
import { addTopic } from '../support/content/topics.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')

test.use(phone)

const bookmarkOf = (page: Page, what: string): Locator =>
  page.getByRole('button', { name: t('list.bookmark', { title: what }), exact: true })

const expectPressed = (button: Locator, pressed: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', `${pressed}`)

test('a bookmark of an exam flips in every list of two tabs at once', async ({ page, context, testSite, signIn }) => {
  const title = 'দুই পাতায় রাখার পরীক্ষা'
  await testSite.hold({ questions: 2, startTime: new Date(Date.now() + 300_000), title: { bn: title, en: 'Kept' } })
  await signIn(page, 'Rafi', '/exam/upcoming')
  const other = await context.newPage()
  await other.goto('/')
  const [listed, onHome] = [bookmarkOf(page, title), bookmarkOf(other, title)]
  await expectPressed(onHome, false)
  await listed.tap()
  await expect(page.getByText(t('list.bookmark_added'))).toBeVisible()
  await expectPressed(listed, true)
  await expectPressed(onHome, true)

  await other.goto('/bookmark')
  await other.getByRole('tab').nth(1).tap()
  await expectPressed(bookmarkOf(other, title), true)
  await bookmarkOf(other, title).tap()
  await expect(other.getByText(t('list.bookmark_removed'))).toBeVisible()
  await expectPressed(listed, false)
  await page.reload()
  await expectPressed(listed, false)
})

test('a bookmark of a question flips in the reader, in the search and among what I keep', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  const topic = await addTopic(testSite, 3)
  const question = 'পদ্মা কোথায় মেঘনায় মেশে? (2)'
  await signIn(page, 'Rafi', `/study/${topic}/question`)
  const read = page.locator('article', { hasText: '(2)' }).locator('[data-bookmark]')
  const other = await context.newPage()
  const found = bookmarkOf(other, question)
  // A question that has just been written is not in the index yet.
  await expect(async () => {
    await other.goto(`/search?q=${encodeURIComponent('পদ্মা মেঘনায়')}`)
    await expect(found).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expectPressed(found, false)
  await read.tap()
  await expect(page.getByText(t('study.bookmark_added'))).toBeVisible()
  await expectPressed(found, true)
  await other.goto('/bookmark')
  await bookmarkOf(other, question).tap()
  await expectPressed(read, false)
})

test('a visitor is asked to sign in for it', async ({ anotherDevice, testSite }) => {
  const title = 'তুলে রাখার পরীক্ষা'
  await testSite.hold({ questions: 2, startTime: new Date(Date.now() + 300_000), title: { bn: title, en: 'To keep' } })
  const page = await anotherDevice({ ...desktop, locale: 'bn-BD', baseURL: testSite.url })
  await page.goto('/exam/upcoming')
  await bookmarkOf(page, title).click()
  const dialog = page.getByRole('dialog', { name: t('list.bookmark_act') })
  await dialog.getByRole('button', { name: t('shell.sign_in_anonymous') }).click()
  await expect(page.getByText(t('list.bookmark_added'))).toBeVisible()
  await expectPressed(bookmarkOf(page, title), true)
})
