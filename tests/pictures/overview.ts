import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { type HeldExam, minute } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import sharp from 'sharp'
import { Player } from '../journeys/support/player.ts'
import { type LearnerName, signIn } from '../journeys/support/sign-in.ts'
import { openTestSite, type TestSite } from '../journeys/support/test-site.ts'
import { type Person, signInPeople } from '../promises/support/people.ts'
import { chromiumArgs, findChromium } from '../support/browser.ts'

/*
 * Takes the pictures of `/overview` again (`npx pnpm --filter @prostuti/tests pictures`, after a build): an exam under way, its
 * result among others' and a routine, on the demo's own questions and program, with nothing in them that did not happen.
 */

const folder = join(import.meta.dirname, '../../site/public/overview')
/** As wide as the page shows them, for screens of two dots a pixel. */
const width = 640
const questionCount = 20
/** One person for each language: who has sat the exam once sees its result. */
const learners: Record<Language, LearnerName> = { bn: 'Nusrat', en: 'Tanvir' }

async function picture(page: Page, language: Language, part: 'exam' | 'result' | 'study'): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const shot = sharp(await page.screenshot({ animations: 'disabled' })).resize({ width })
  await shot
    .clone()
    .webp({ quality: 82 })
    .toFile(join(folder, `${language}-${part}.webp`))
  await shot
    .clone()
    .avif({ quality: 62 })
    .toFile(join(folder, `${language}-${part}.avif`))
}

/** An exam for primary teachers, which runs, with questions that the demo asked in one that is over. */
async function holdModelTest(site: TestSite): Promise<HeldExam> {
  const { rows } = await site.db.pool.query<{ ids: string[] }>(
    `select p.question_ids as ids from exams e join paper_keys p on p.exam_id = e.id
      where e.demo_slot like 'primary%' and cardinality(p.question_ids) >= $1 order by e.id limit 1`,
    [questionCount],
  )
  if (!rows[0]) throw new Error('the demo holds no exam for primary teachers any more')
  const now = Date.now()
  return site.hold({
    asks: rows[0].ids.slice(0, questionCount),
    title: { bn: 'প্রাথমিক শিক্ষক মডেল টেস্ট', en: 'Primary teacher model test' },
    durationMs: 20 * minute,
    cutMark: 10_000,
    startTime: new Date(now - minute),
    endTime: new Date(now + 60 * minute),
  })
}

/** Others sit it, too: everybody knows a little less than who came before. */
async function sitAll({ url, db }: TestSite, exam: HeldExam): Promise<void> {
  const [right, wrong] = [exam.right(), exam.wrong()]
  const people = await signInPeople(db, 32)
  const call = async ({ token }: Person, path: string, body: object) => {
    const headers = { authorization: `token ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/exam/v5/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  for (const [place, person] of people.entries()) {
    const known = questionCount - 1 - Math.floor(place / 2)
    const answers = Object.fromEntries(
      Object.keys(right).map((question, index) => [question, (index < known ? right : wrong)[question]!]),
    )
    await call(person, `exams/${exam.id}/join/`, { state: 'live' })
    await call(person, 'submit-result/', sheetOf(exam.id, { answers }))
  }
}

/** Seventeen of twenty right, two wrong, one left out. */
async function sit(page: Page, exam: HeldExam, language: Language): Promise<void> {
  const player = new Player(page, { language })
  await player.open(exam.id)
  await player.answerAll(0, 4, question => exam.right()[question]!)
  await picture(page, language, 'exam')
  await player.next()
  await player.answerAll(4, 17, question => exam.right()[question]!)
  await player.next()
  await player.answerAll(17, 19, question => exam.wrong()[question]!)
  await player.submit()
  await player.received.waitFor()
}

/** Its time is over, and everything about it is out. */
async function end({ db }: TestSite, { id }: HeldExam): Promise<void> {
  const past = (minutes: number) => `now() - interval '${minutes} minutes'`
  await db.pool.query(
    `update exams set start_time = ${past(60)}, end_time = ${past(5)}, last_deadline = ${past(5)}, result_visibility = ${past(3)},
            standing_visibility = ${past(3)}, solution_visibility = ${past(3)} where id = $1`,
    [id],
  )
  for (;;) {
    const { rowCount } = await db.pool.query(
      'select 1 from result_versions where exam_id = $1 and final_at is not null',
      [id],
    )
    if (rowCount) return
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

async function followRoutine({ db }: TestSite, name: LearnerName): Promise<void> {
  await db.pool.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at)
     select u.id, p.id, 'free', now() from users u, programs p
      where u.name = $1 and u.email like '%@sandbox.prostuti.example' and p.slug like 'primary%' and not p.is_personalized
     on conflict do nothing`,
    [name],
  )
}

async function openPhone(browser: Browser, site: TestSite, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  await context.addCookies([{ name: 'language', value: language, url: site.url }])
  return context.newPage()
}

await mkdir(folder, { recursive: true })
const site = await openTestSite()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
try {
  const exam = await holdModelTest(site)
  await sitAll(site, exam)
  const pages: [Language, Page][] = []
  for (const language of ['bn', 'en'] as const) {
    const page = await openPhone(browser, site, language)
    await signIn(page, site, learners[language], '/exam/upcoming')
    await sit(page, exam, language)
    pages.push([language, page])
  }
  await end(site, exam)
  for (const [language, page] of pages) {
    await page.goto(`/results/?id=${exam.id}&state=live`)
    await page.locator('prostuti-exam-result .result-counts').waitFor()
    await picture(page, language, 'result')
    await followRoutine(site, learners[language])
    await page.goto('/routine')
    await page.locator('prostuti-routine .routine-today').waitFor()
    await picture(page, language, 'study')
  }
} finally {
  await browser.close()
  await site.close()
}
