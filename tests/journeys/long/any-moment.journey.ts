import type { BrowserContext, Page } from '@playwright/test'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { crash } from '../support/device/device.ts'
import { n } from '../support/full-figures.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { answersOf, attemptsOf, resultsOf } from '../support/rows.ts'
import type { LearnerName } from '../support/sign-in.ts'
import type { TestSite } from '../support/test-site.ts'

test.use(phone)

const minute = 60_000
const questions = 6

interface Ending {
  readonly end: (page: Page) => Promise<unknown>
  /** Nothing of the page runs any more: what it had not sent yet goes out when one comes back. */
  readonly isKilled?: true
}

/** Ways in which an exam is put down. */
const endings: Record<string, Ending> = {
  'another address': { end: page => page.goto('/privacy_policy') },
  'the page closed': { end: page => page.close({ runBeforeUnload: true }) },
  'the page hidden': {
    end: page =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  },
  'the player removed': { end: page => page.evaluate(() => document.querySelector('prostuti-exam-player')!.remove()) },
  'the page reloaded': { end: page => page.reload() },
  'the tab killed': { end: crash, isKilled: true },
}
const names = Object.keys(endings)

interface Life {
  readonly question: number
  readonly option: number
  readonly ending: string
  /** From the tap to the end: drafts go out within five seconds. */
  readonly waitMs: number
}

/** Every ending in turn, each at a random moment of syncing. */
const randomLives = (count: number): Life[] =>
  Array.from({ length: count }, (_, index) => ({
    question: index % questions,
    option: Math.floor(Math.random() * 4),
    ending: names[index % names.length]!,
    waitMs: Math.floor(Math.random() ** 2 * 6_000),
  }))

interface Sitting {
  readonly context: BrowserContext
  readonly testSite: TestSite
  readonly exam: HeldExam
  readonly name: LearnerName
}

/** An exam that is opened again shows the question that was looked at last. */
async function goTo(player: Player, question: number): Promise<void> {
  const shown = async () => {
    for (let each = 0; each < questions; each++) if (await player.question(each).isVisible()) return each
    throw new Error('no question is shown')
  }
  for (let at = await shown(); at !== question; at = await shown())
    await (at < question ? player.next() : player.previous())
}

/** Lives one after the other in one attempt; answers which lost something, and what was tapped last of each question. */
async function live({ context, testSite, exam, name }: Sitting, lives: readonly Life[], patienceMs: number) {
  const tapped: Record<string, number> = {}
  const lost: string[] = []
  for (const [index, { question, option, ending, waitMs }] of lives.entries()) {
    if (index > 0 && index % 20 === 0) console.info(`${index} of ${lives.length} lives, ${lost.length} lost`)
    const page = await context.newPage()
    page.on('dialog', dialog => void dialog.accept())
    const player = new Player(page)
    await player.open(exam.id)
    await goTo(player, question)
    await player.choose(question, option)
    tapped[await player.idOf(question)] = option
    await page.waitForTimeout(waitMs)
    const { end, isKilled } = endings[ending]!
    await end(page)
    const again = isKilled && (await context.newPage())
    if (again) await new Player(again).open(exam.id)
    const arrived = expect.poll(() => answersOf(testSite, exam, name), { timeout: patienceMs }).toEqual(tapped)
    await arrived.catch(() => lost.push(`${ending} after ${waitMs} ms`))
    for (const left of context.pages()) await left.close()
  }
  return { lost, tapped }
}

test('has every tap on the server, once, wherever in syncing the tab is left, hidden, removed or killed (promise 6)', async ({
  context,
  page,
  testSite,
  signIn,
}) => {
  const lives = randomLives(n(names.length, 200))
  test.setTimeout(n(4, 90) * minute)
  const span = { durationMs: 120 * minute, endTime: new Date(Date.now() + 180 * minute) }
  const exam = await testSite.hold({ questions, ...span })
  await signIn(page, 'Nusrat')
  const { lost, tapped } = await live({ context, testSite, exam, name: 'Nusrat' }, lives, 15_000)
  expect(lost, `of ${lives.length} lives`).toEqual([])

  const last = new Player(await context.newPage())
  await last.open(exam.id)
  await last.submit()
  await expect(last.received).toBeVisible()
  expect(await answersOf(testSite, exam, 'Nusrat')).toEqual(tapped)
  expect(await attemptsOf(testSite, exam, 'Nusrat')).toHaveLength(1)
  expect(await resultsOf(testSite, exam, 'Nusrat')).toHaveLength(1)
})

test('would be found out if a page sent nothing at its end (promise 6)', async ({
  context,
  page,
  testSite,
  signIn,
}) => {
  const exam = await testSite.hold({ questions })
  await signIn(page, 'Rafi')
  await context.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => (init?.keepalive ? new Promise(() => undefined) : fetch(input, init))
  })
  // The first draft goes out two seconds after a tap: leaving at once, it is the page's end that has to send it.
  const life = { question: 0, option: 2, ending: 'the page closed', waitMs: 0 }
  const { lost } = await live({ context, testSite, exam, name: 'Rafi' }, [life], 6_000)
  expect(lost).toEqual(['the page closed after 0 ms'])
})
