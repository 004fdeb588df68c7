import type { Page } from '@playwright/test'
import { publishCircular } from '../support/content/circulars.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { pickPerson } from '../support/sign-in.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')
test.use(phone)

/** A word that no other circular has. */
const newWord = () => `খোঁজ${crypto.randomUUID().slice(0, 8)}`

const board = (page: Page) => page.locator('prostuti-job-board')
const keptTab = (page: Page) => board(page).getByRole('tab', { name: t('jobs.tab_kept') })

/** Sets the search as a learner does, and presses what keeps it. */
async function keep(page: Page, word: string): Promise<void> {
  const search = board(page).getByRole('searchbox', { name: t('jobs.search') })
  await search.fill(word)
  await search.press('Enter')
  await expect(board(page).locator('a[href^="/jobs/"]')).toHaveCount(1)
  await board(page)
    .getByRole('button', { name: t('jobs.keep') })
    .tap()
  const dialog = page.getByRole('dialog', { name: t('searches.keep_title') })
  await expect(dialog).toContainText(t('searches.now', { count: 1, number: '১' }))
  await dialog.getByRole('button', { name: t('searches.save'), exact: true }).tap()
}

/** A kept search in the second tab. */
const keptRow = (page: Page, word: string) => board(page).getByRole('article').filter({ hasText: word })

test('a search that I keep counts what is published after it, until I look', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
  await signIn(staff, 'Mita', '/privacy_policy')
  const word = newWord()
  await publishCircular(staff, testSite, { title: `${word} প্রথম` })
  await signIn(page, 'Rafi', '/jobs')
  await keep(page, word)
  await expect(page.getByText(t('searches.saved')).first()).toBeVisible()
  await expect(board(page).getByRole('button', { name: t('jobs.keep') })).toHaveCount(0)
  await keptTab(page).tap()
  await expect(keptRow(page, word)).not.toContainText(t('jobs.new', { count: 1 }))

  await publishCircular(staff, testSite, { title: `${word} দ্বিতীয়` })
  await publishCircular(staff, testSite, { title: 'অন্য খোঁজের পদ' })
  await page.goto('/jobs')
  await expect(keptTab(page)).toContainText(t('jobs.new', { count: 1 }))
  await keptTab(page).tap()
  await expect(keptRow(page, word)).toContainText(t('jobs.new', { count: 1 }))
  // Its name, and what it looks for, is the first thing in it.
  await keptRow(page, word).getByRole('button').first().tap()
  await expect(board(page).locator('a[href^="/jobs/"]')).toHaveCount(2)
  await expect(keptTab(page)).not.toContainText(t('jobs.new', { count: 1 }))
  await page.goto('/jobs')
  await expect(board(page).locator('a[href^="/jobs/"]').first()).toBeVisible()
  await expect(keptTab(page)).not.toContainText(t('jobs.new', { count: 1 }))

  await test.step('it is reported only here, and removed, when I say so', async () => {
    await keptTab(page).tap()
    const options = keptRow(page, word).locator('button[aria-expanded]')
    await options.tap()
    await keptRow(page, word)
      .getByRole('radio', { name: t('searches.never') })
      .check()
    await expect(page.getByText(t('searches.changed')).first()).toBeVisible()
    await keptRow(page, word)
      .getByRole('button', { name: new RegExp(`^${t('searches.remove')}`) })
      .tap()
    await expect(keptRow(page, word)).toHaveCount(0)
  })
})

test('a visitor is asked to sign in, and the search is kept after it', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
  await signIn(staff, 'Mita', '/privacy_policy')
  const word = newWord()
  await publishCircular(staff, testSite, { title: `${word} পদ` })

  await page.goto('/jobs')
  await keep(page, word)
  const dialog = page.getByRole('dialog', { name: t('searches.act') })
  await dialog.getByRole('button', { name: t('shell.sign_in_google') }).tap()
  await pickPerson(page, 'Tanvir')
  await expect(page.getByText(t('searches.saved')).first()).toBeVisible()
  const { pathname, searchParams, hash } = new URL(page.url())
  expect([pathname, searchParams.get('search'), hash]).toEqual(['/jobs', word, ''])
  await keptTab(page).tap()
  await expect(keptRow(page, word)).toHaveCount(1)
  // A reload keeps nothing a second time.
  await page.reload()
  await expect(keptRow(page, word)).toHaveCount(1)
})

test('a visitor goes on without an account, and what they keep is theirs', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const staff = await anotherDevice({ ...desktop, baseURL: testSite.url })
  await signIn(staff, 'Mita', '/privacy_policy')
  const word = newWord()
  await publishCircular(staff, testSite, { title: `${word} পদ` })

  await page.goto('/jobs')
  await keep(page, word)
  await page
    .getByRole('dialog', { name: t('searches.act') })
    .getByRole('button', { name: t('shell.sign_in_anonymous') })
    .tap()
  await expect(page.getByText(t('searches.saved')).first()).toBeVisible()
  await page.goto('/jobs?tab=kept')
  await expect(keptRow(page, word)).toHaveCount(1)
})
