import type { Page } from '@playwright/test'
import { minute } from '@prostuti/server/testing/exams'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { expectAnswers } from '../support/rows.ts'
import { signInOnLoginPage } from '../support/sign-in.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

const t = wordsOf('bn')

test('I wait in the lobby with the paper under lock, and the questions are there when it starts', async ({
  page,
  testSite,
  signIn,
}) => {
  const began = Date.now()
  await signIn(page, 'Nusrat')
  // A slow machine gets as much longer until the start as it took to sign in.
  const untilStart = Math.max(8_000, 12 * (Date.now() - began))
  const exam = await testSite.hold({
    questions: 4,
    title: { bn: 'লবি থেকে শুরু', en: 'From the lobby' },
    startTime: new Date(Date.now() + untilStart),
  })
  const player = new Player(page)
  const papers = addressesAsked(page, /\/api\/exam\/v5\/(sealed-)?papers\//)
  const screen = page.locator('prostuti-exam-join')

  await test.step('the paper comes before the start, and says nothing', async () => {
    await page.goto(`/exam/join?id=${exam.id}`)
    await expect(screen.getByText(t('join.paper_ready'))).toBeVisible()
    expect(papers).toHaveLength(1)
    expect(await whatTheDeviceHolds(page)).not.toMatch(/প্রশ্ন \d/)
    expect(await page.content()).not.toMatch(/প্রশ্ন \d/)
  })

  await test.step('I sit down and am let in by myself', async () => {
    await screen.getByRole('button', { name: t('join.enter') }).tap()
    await expect(screen.getByText(t('join.note.inside'))).toBeVisible()
    await page.waitForURL(/\/exam\/questions/, { timeout: untilStart + 25_000 })
    await player.ready()
    expect(papers.filter(address => !address.includes('sealed-'))).toEqual([])
    expect(await whatTheDeviceHolds(page)).toMatch(/প্রশ্ন \d/)
  })

  const given = await player.answerAll(0, 2, question => exam.key.get(question)!)
  await expectAnswers(testSite, exam, 'Nusrat', given)
})

test('a learner who has not sat down is not let in, and their clock does not run', async ({
  page,
  testSite,
  signIn,
}) => {
  const screen = page.locator('prostuti-exam-join')
  await signIn(page, 'Rafi')
  const exam = await testSite.hold({ questions: 2, startTime: new Date(Date.now() + 6_000) })
  await page.goto(`/exam/join?id=${exam.id}`)
  await expect(screen.getByRole('button', { name: t('join.start') })).toBeVisible({ timeout: 30_000 })
  const { rows } = await testSite.db.pool.query('select 1 from attempts where exam_id = $1', [exam.id])
  expect(rows).toEqual([])
  await screen.getByRole('button', { name: t('join.start') }).tap()
  await new Player(page).ready()
})

test('a shared link leads to the exam, after signing in where that is needed', async ({ page, testSite }) => {
  const exam = await testSite.hold({ questions: 2, startTime: new Date(Date.now() + 30 * minute) })
  await page.goto(`/exam/${exam.id}/0/live`)
  expect(new URL(page.url()).pathname).toBe('/login')
  await signInOnLoginPage(page, 'Tanvir', '/exam/upcoming')
  await page.goto(`/exam/${exam.id}/0/live/`)
  await page.waitForURL(`**/exam/join?id=${exam.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('যাচাই পরীক্ষা')
})

test('the rules can be read without JavaScript', async ({ browser, page, testSite, signIn }) => {
  const exam = await testSite.hold({ questions: 2 })
  await signIn(page, 'Mita')
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const reader = await plain.newPage()
  await reader.goto(`${testSite.url}/exam/join?id=${exam.id}`)
  await expect(reader.getByText(t('join.rule_questions', { questions: 2, marks: 2 }))).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('যাচাই পরীক্ষা')
  await plain.close()
})

function addressesAsked(page: Page, address: RegExp): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (address.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Everything in the device's databases, as text. */
function whatTheDeviceHolds(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const held: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        held.push(await answerOf(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return JSON.stringify(held)
  })
}
