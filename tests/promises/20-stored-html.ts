import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/browser.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { type HostileText, payloads, sharpest, texts } from './stored-html/hostile-texts.ts'
import { asImported, type Render } from './stored-html/imported-rows.ts'
import { lookAround, watch, writeRaw } from './stored-html/in-page.ts'
import { type LookOptions, look, type VisitResult } from './stored-html/look.ts'
import { fields, type StoredContent, storeTexts } from './stored-html/stored-content.ts'
import { openTestPages, type TestPages } from './stored-html/test-pages.ts'
import { type Visit, visitsOf } from './stored-html/visits.ts'
import { type WrittenTalk, writeTalk } from './stored-html/written-talk.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { drawsElementsRaw, drawsPagesRaw, storesAsItCame } from './variants/careless-drawing.ts'

const nothingRuns = 'nothing that is stored runs or waits to run, with and without the pages’ policies'
const nothingOfTalk = 'nothing of talk runs or waits to run'

export default definePromise({
  number: 20,
  title: 'Stored HTML never runs, and what is stored comes back as it was.',
  async run(trial) {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
    trial.after(() => browser.close())
    const testPages = await openTestPages(trial)
    const both = { browser, testPages }
    await judgeTalk(trial, both, trial.short ? sharpest : [...payloads, ...texts])
    if (!testPages.hasPages) return trial.check(nothingRuns, false, 'the site is not built, so no page was looked at')
    await judgeStored(trial, both, { list: trial.short ? sharpest : [...payloads, ...texts] })
    await judgeRaw(trial, both)
    trial.note('lists of the staff are not there yet')
    const few = { list: payloads.slice(0, 3), careful: false }
    await trial.control('an import that stores texts as they came', nothingRuns, wrong =>
      judgeStored(wrong, both, { ...few, render: storesAsItCame, among: ({ url }) => /solution/.test(url) }),
    )
    await trial.control('pages that write texts as HTML', nothingRuns, wrong =>
      judgeStored(wrong, both, { ...few, spoil: drawsPagesRaw, among: ({ url }) => /upcoming/.test(url) }),
    )
    await trial.control('reading pages that write texts as HTML', nothingRuns, wrong =>
      judgeStored(wrong, both, { ...few, spoil: drawsPagesRaw, among: ({ url }) => /\/study$/.test(url) }),
    )
    await trial.control('talk that is shown as it was typed', nothingOfTalk, wrong =>
      judgeTalk(wrong, both, payloads.slice(0, 12), ({ text }) => text),
    )
    await trial.control('elements that write texts as HTML', nothingRuns, wrong =>
      judgeStored(wrong, both, {
        ...few,
        spoil: drawsElementsRaw,
        among: ({ where }) => where === 'careless page',
      }),
    )
  },
})

interface BrowserAndPages {
  readonly browser: Browser
  readonly testPages: TestPages
}

interface JudgeOptions extends Pick<LookOptions, 'spoil'> {
  list: readonly HostileText[]
  render?: Render
  /** Which pages are looked at; by default all. */
  among?: (visit: Visit) => boolean
  /** Whether the pages are looked at under their own policies, too. */
  careful?: boolean
}

/** So many hostile texts are stored at a time. */
const atOnce = 14

async function judgeStored(
  trial: Trial,
  { browser, testPages }: BrowserAndPages,
  options: JudgeOptions,
): Promise<void> {
  const { list, render = asImported, among = () => true, careful = true, spoil } = options
  const visited: VisitResult[] = []
  const stored: StoredContent[] = []
  for (let from = 0; from < list.length; from += atOnce) {
    const content = await storeTexts(testPages, list.slice(from, from + atOnce), render)
    stored.push(content)
    const visits = visitsOf(testPages, content, { inTurn: trial.short }).filter(among)
    visited.push(...(await look(browser, testPages, visits, { bypassCSP: true, spoil })))
    // The pages about one text are the same under their policy: those about all of them are enough.
    const shared = visits.filter(({ about }) => about === 'all of them')
    if (careful) visited.push(...(await look(browser, testPages, shared, { bypassCSP: false, spoil })))
  }
  judgeVisits(trial, visited, list)
  judgeAnswers(trial, stored, list)
}

function judgeVisits(trial: Trial, visited: readonly VisitResult[], list: readonly HostileText[]): void {
  const alive = visited.filter(({ ran, armed, refused }) => ran.length + armed.length + refused.length > 0)
  const described = alive.map(
    sight => `${sight.visit.url}: ${[...sight.ran, ...sight.armed, ...sight.refused].join(' ')}`,
  )
  const n = `${outOf(alive.length, visited.length)} pages, ${count(list.length)} texts × ${fields} fields`
  trial.check(nothingRuns, alive.length === 0, n + someOf(described))
  const wanted = visited.reduce((sum, { visit }) => sum + visit.shows.length, 0)
  const missing = visited.flatMap(each => each.missing.map(text => `${each.visit.url}: ${text}`))
  trial.check(
    'what is stored stands on the page code point for code point',
    missing.length === 0,
    `${outOf(missing.length, wanted)} not${someOf(missing)}`,
  )
}

function judgeAnswers(trial: Trial, stored: readonly StoredContent[], list: readonly HostileText[]): void {
  const broken = stored.flatMap(content => content.broken)
  const rejected = stored.reduce((sum, content) => sum + content.rejected, 0)
  trial.check(
    'the API gives back each text as it was, or refuses it with a reason',
    broken.length === 0,
    `${outOf(broken.length, list.length)} broken${someOf(broken)}; of ${count(list.length * 2)} questions the import refused ${rejected}`,
  )
}

/** The payloads are what they are said to be: written raw into a page they run, or would at a click. */
async function judgeRaw(trial: Trial, { browser, testPages }: BrowserAndPages): Promise<void> {
  const page = await browser.newPage()
  await page.addInitScript(watch)
  await page.goto(testPages.carelessUrl)
  const dead: string[] = []
  for (const { text } of payloads) {
    await page.evaluate(writeRaw, text)
    if (!(await comesAlive(page))) dead.push(text)
  }
  await page.close()
  const alive = payloads.length - dead.length
  trial.check(
    'written raw into a page, the payloads run',
    dead.length === 0,
    `${outOf(alive, payloads.length)}${someOf(dead)}`,
  )
}

/** Posts and comments are shown as the API gives them out: in a page without any policy. */
async function judgeTalk(
  trial: Trial,
  { browser, testPages }: BrowserAndPages,
  list: readonly HostileText[],
  shown: (written: WrittenTalk) => string = ({ html }) => html,
): Promise<void> {
  const written = await writeTalk(testPages, list)
  const page = await browser.newPage()
  await page.addInitScript(watch)
  await page.goto(testPages.carelessUrl)
  const alive: string[] = []
  const strange: string[] = []
  for (const each of written) {
    await page.evaluate(html => void Object.assign(document.body, { innerHTML: html }), shown(each))
    const { ran, armed } = await page.evaluate(lookAround, [])
    if (ran.length + armed.length > 0) alive.push(`${each.what}: ${each.text}`)
    const tags = [...shown(each).matchAll(/<\/?([a-z-]+)/gi)].map(([, name]) => name!.toLowerCase())
    if (tags.some(name => !/^(?:p|br|a|ul|li|code|math|m[a-z]+)$/.test(name)))
      strange.push(`${each.what}: ${each.text}`)
  }
  await page.close()
  trial.check(nothingOfTalk, alive.length === 0, `${outOf(alive.length, written.length)}${someOf(alive)}`)
  trial.check(
    'and it is paragraphs, links and formulas',
    strange.length === 0,
    `${outOf(strange.length, written.length)} otherwise${someOf(strange)}`,
  )
}

async function comesAlive(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const { ran, armed } = await page.evaluate(lookAround, [])
    if (ran.length + armed.length > 0) return true
    await page.waitForTimeout(50)
  }
  return false
}
