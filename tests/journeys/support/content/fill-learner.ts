import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { phone } from '../journey.ts'
import type { Player } from '../player.ts'
import type { Places } from '../screens/places.ts'
import type { LearnerName } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'
import { wordsOf } from '../words.ts'
import { idOf, tell } from './notifications.ts'
import { addProgram, beginProgram } from './programs.ts'

const title = { bn: 'গত সপ্তাহের পরীক্ষা', en: 'Last week’s exam' }

/** Gives a learner one of all that their own pages list. */
export async function fillLearner(site: TestSite, name: LearnerName, { finalExam }: Places): Promise<void> {
  await tell(site, name, title)
  await beginProgram(site, name, (await addProgram(site, { isPersonalized: true })).id)
  const person = await idOf(site, name)
  await site.db.pool.query(
    `insert into question_bookmarks (user_id, question_id, seed, created_at)
     select $1, min(id), 1, now() from questions where published_at is not null on conflict do nothing`,
    [person],
  )
  await site.db.pool.query(
    'insert into exam_bookmarks (user_id, exam_id, created_at) values ($1, $2, now()) on conflict do nothing',
    [person, finalExam],
  )
}

/** A sheet of an exam that is over, handed in. */
export async function practiseExam(player: Player, exam: number): Promise<void> {
  await player.page.goto(`/exam/questions?id=${exam}&state=archive`)
  await player.start()
  await player.choose(0, 1)
  await player.submit()
  await player.page.waitForURL(/\/results\//)
}

/** Begins a practice on this topic; resolves to its id. */
async function beginPractice(page: Page, topic: string): Promise<string> {
  const practice = page.locator('prostuti-practice')
  await page.goto(`/practice/categories?topics=${topic}&count=5`)
  await practice.locator('[data-kind=primary]').first().click()
  await page.waitForURL(/\/practice\/exam\?id=/)
  await practice.locator('fieldset.q label').first().click()
  await practice.locator('.practice-answered').waitFor()
  return new URL(page.url()).searchParams.get('id')!
}

/** Ends the practice that is open, with one answer given. */
async function endPractice(page: Page, language: Language): Promise<void> {
  const t = wordsOf(language)
  const practice = page.locator('prostuti-practice')
  const size = page.viewportSize()!
  await page.setViewportSize(phone.viewport)
  await practice.locator('.bar .list').click()
  for (const name of [t('player.palette'), t('practice.finish_title')])
    await practice
      .getByRole('dialog', { name })
      .getByRole('button', { name: t('practice.finish') })
      .click()
  await page.waitForURL(/\/practice\/result\?id=/)
  await practice.locator('.result-counts').waitFor()
  await page.setViewportSize(size)
}

/** A practice under way and one that is over, as the addresses of `learner-pages.ts` name them. */
export async function ownPractices(page: Page, topic: string, language: Language): Promise<Record<string, string>> {
  const begun = await beginPractice(page, topic)
  const ended = await beginPractice(page, topic)
  await endPractice(page, language)
  return { begun, ended }
}
