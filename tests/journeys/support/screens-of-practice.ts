import { expect, type Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { minute } from '@prostuti/server/testing/exams'
import { examInRoutine, letADayPass, pastQuestions } from './memory.ts'
import { Player } from './player.ts'
import { addProgram, beginProgram } from './programs.ts'
import type { Visit } from './screens.ts'
import { type LearnerName, signIn } from './sign-in.ts'
import type { TestSite } from './test-site.ts'

/** Titles in both languages, so that an exam's own words can be distinguished from ours. */
const title = { bn: 'গত সপ্তাহের পরীক্ষা', en: 'Last week’s exam' }

/** Goes through the screens between two exams that only a signed-in learner has, and looks at each. */
export async function walkThroughPractice(
  page: Page,
  testSite: TestSite,
  language: Language,
  visit: Visit,
  name: LearnerName = 'Rafi',
): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
  const exam = await pastQuestions(testSite, { title })
  await signIn(page, testSite, name, '/privacy_policy')
  await visitPractice(page, exam.topic, visit)
  await visitSolutions(page, exam.id, language, visit)
  await visitRoutine(page, testSite, name, visit)
  await visitNotebook(page, visit)
  await visitBookmarks(page, testSite, visit)
  await page.goto('/')
  await visit('home between exams')
  await visitLobby(page, testSite, visit)
  await visitSplash(page, visit)
}

async function visitPractice(page: Page, topic: string, visit: Visit): Promise<void> {
  const practice = page.locator('prostuti-practice')
  await page.goto(`/practice/categories?topics=${topic}&count=5`)
  await practice.locator('[data-kind=primary]').first().waitFor()
  await visit('setting up a practice')
  await practice.locator('[data-kind=primary]').first().click()
  await page.waitForURL(/\/practice\/exam\?id=/)
  await practice.locator('fieldset.q').waitFor()
  await visit('practice, a question')
  for (let place = 0; place < 5; place++) {
    await practice.locator('fieldset.q label').first().click()
    await practice.locator('.practice-answered').waitFor()
    if (place === 1) await visit('practice, an answer')
    await practice.locator('.foot .ui-button').last().click()
  }
  await page.waitForURL(/\/practice\/result\?id=/)
  await practice.locator('.result-counts').waitFor()
  await visit('result of a practice')
  await page.goto(page.url().replace('/result', '/solution'))
  await practice.locator('article').first().waitFor()
  await visit('solutions of a practice')
}

async function visitSolutions(page: Page, exam: number, language: Language, visit: Visit): Promise<void> {
  const player = new Player(page, { language, touch: false })
  await page.goto(`/exam/questions?id=${exam}&state=archive`)
  await player.ready()
  await player.choose(0, 1)
  await player.submit()
  await player.received.waitFor()
  await page.goto(`/exam/solution?id=${exam}&state=archive`)
  await page.locator('prostuti-exam-solution article').first().waitFor()
  await visit('solutions of an exam')
}

async function visitRoutine(page: Page, testSite: TestSite, name: LearnerName, visit: Visit): Promise<void> {
  await beginProgram(testSite, name, (await addProgram(testSite, { isPersonalized: true })).id)
  await examInRoutine(testSite, name, 2, 'সাপ্তাহিক মূল্যায়ন')
  // What was wrong today comes back tomorrow.
  await letADayPass(testSite, name)
  await page.goto('/notebook')
  await page.locator('prostuti-notebook').getByRole('tab').first().waitFor()
  await page.goto('/routine')
  await page.locator('prostuti-routine .routine-today').waitFor()
  await visit('my routine')
}

async function visitNotebook(page: Page, visit: Visit): Promise<void> {
  const notebook = page.locator('prostuti-notebook')
  await page.goto('/notebook')
  const tabs = notebook.getByRole('tab')
  await tabs.first().waitFor()
  for (const [index, screen] of ['mistakes', 'progress'].entries()) {
    await tabs.nth(index).click()
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
    await visit(`notebook, ${screen}`)
  }
}

async function visitBookmarks(page: Page, testSite: TestSite, visit: Visit): Promise<void> {
  // Another walk may have kept the same question, and pressing would let it go.
  await testSite.db.pool.query('delete from question_bookmarks')
  await page.goto('/search?q=বাংলা')
  const found = page.locator('prostuti-search [aria-pressed]')
  await found.first().click()
  await expect(found.first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/bookmark')
  const tabs = page.locator('prostuti-bookmarks').getByRole('tab')
  await tabs.first().waitFor()
  for (const [index, screen] of ['questions', 'exams'].entries()) {
    await tabs.nth(index).click()
    await visit(`bookmarks, ${screen}`)
  }
}

async function visitLobby(page: Page, testSite: TestSite, visit: Visit): Promise<void> {
  const startTime = new Date(Date.now() + 9 * minute)
  const exam = await testSite.hold({ questions: 4, startTime, title: { bn: 'একটু পরের পরীক্ষা', en: 'An exam soon' } })
  await page.goto(`/exam/join?id=${exam.id}`)
  await page.locator('prostuti-exam-join [data-kind=primary]').first().click()
  await page.locator('prostuti-exam-join .lobby-checks [data-done]').nth(2).waitFor()
  await visit('hall')
}

/** It leads on by itself within a second, unless the clock that does so stands still; others go on, since axe needs them. */
async function visitSplash(page: Page, visit: Visit): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = window
    const held = (callback: () => void, ms = 0) => (ms === 600 ? 0 : start(callback, ms))
    if (location.pathname === '/splash_screen') Object.assign(window, { setTimeout: held })
  })
  await page.goto('/splash_screen?next=/privacy_policy')
  await visit('splash')
  await expect(page).toHaveURL(/splash_screen/)
}
