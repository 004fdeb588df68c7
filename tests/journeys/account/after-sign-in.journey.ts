import type { Page } from '@playwright/test'
import { addProgram, beginProgram, forgetPrograms } from '../support/content/programs.ts'
import { desktop, expect, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { pickPerson } from '../support/sign-in.ts'
import { wordsOf } from '../support/words.ts'

/** Where a person who has just signed in is led (specification §2, route guard). */
const t = wordsOf('bn')
test.use(desktop)

async function signInFrom(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: t('login.google') }).click()
  await pickPerson(page, 'Mita')
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/privacy_policy')
  await page
    .getByRole('navigation', { name: t('shell.menu') })
    .getByRole('button', { name: t('shell.sign_out') })
    .click()
  await expect(page.locator('body > header .guest')).toBeVisible()
}

test('leads to the page I wanted, else once to the program I began last, else home; an exam under way comes first', async ({
  page,
  testSite,
  signIn,
  anotherDevice,
}) => {
  const programs = [1, 2].map(() => addProgram(testSite, { isPersonalized: true }))
  const [first, last] = [await programs[0]!, await programs[1]!]
  for (const { id } of [first, last]) await beginProgram(testSite, 'Mita', id)

  await test.step('the page that I wanted', async () => {
    await signInFrom(page, '/login?next=%2Fexam%2Fupcoming')
    await page.waitForURL('/exam/upcoming')
  })

  await test.step('the personalised program that I began last', async () => {
    await signOut(page)
    await signInFrom(page, '/login')
    await page.waitForURL(`/program?id=${last.id}`)
  })

  await test.step('home, the next time', async () => {
    await signOut(page)
    await signInFrom(page, '/login')
    await page.waitForURL('/')
    await expect(page.locator('body > header summary')).toContainText('Mita')
  })

  await test.step('the exam that I have under way on another device, whatever I wanted', async () => {
    const exam = await testSite.hold({ questions: 2 })
    await signOut(page)
    const other = await anotherDevice({ ...desktop, baseURL: testSite.url })
    await signIn(other, 'Mita')
    await new Player(other, { touch: false }).open(exam.id)
    await signInFrom(page, '/login?next=%2Fexam%2Fupcoming')
    await page.waitForURL(`/exam/questions?id=${exam.id}&state=live`)
  })
})

test.afterEach(({ testSite }) => forgetPrograms(testSite))
