import { expect, type Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { minute } from '@prostuti/server/testing/exams'
import { practiseExam } from '../content/fill-learner.ts'
import { letADayPass, pastQuestions } from '../device/memory.ts'
import { Player } from '../player.ts'
import { type LearnerName, signIn } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'
import type { Visit } from './screens.ts'

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
  await practiseExam(new Player(page, { language, touch: false }), exam.id)
  // What was wrong today comes back tomorrow.
  await letADayPass(testSite, name)
  await visitNotebook(page, visit)
  await visitBookmarks(page, testSite, visit)
  await visitLobby(page, testSite, visit)
}

async function visitPractice(page: Page, topic: string, visit: Visit): Promise<void> {
  const practice = page.locator('prostuti-practice')
  await page.goto(`/practice/categories?topics=${topic}&count=5`)
  await practice.locator('[data-kind=primary]').first().waitFor()
  await practice.locator('[data-kind=primary]').first().click()
  await page.waitForURL(/\/practice\/exam\?id=/)
  await practice.locator('fieldset.q').waitFor()
  await visit('practice, a question')
  await practice.locator('fieldset.q label').first().click()
  await practice.locator('.practice-answered').waitFor()
  await visit('practice, an answer')
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
