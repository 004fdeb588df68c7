import type { Browser, Page } from '@playwright/test'
import type { BenchOptions, Measured } from '../bench.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import type { Learner } from './learners.ts'
import { once } from './once.ts'
import { launchBrowser, takePhone } from './phone.ts'
import { bringIntoView, untilMounted } from './sheet-probe.ts'
import type { Exchange } from './traffic.ts'

const questions = 100

const playerFiles = 'our files'

/** Quick: a draft holds several answers. The row also says what it comes to when each answer goes out alone. */
const paceMs = 1_000

/** KiB received for a whole exam on a partner's page, from the first request to the receipt, headers included. */
export interface ExamTraffic {
  readonly all: number
  /** Of the player's files: loader, chunks, messages and lazy parts; the maths font is no part of it. */
  readonly player: number
}

export const wholeExams = once(async ({ full, say }: BenchOptions): Promise<ExamTraffic[]> => {
  const benchServer = await startBenchServer()
  const browser = await launchBrowser()
  try {
    const exams: ExamTraffic[] = []
    for (const learner of benchServer.others.slice(0, full ? 3 : 1))
      exams.push(await sitExam(browser, benchServer, learner, say))
    return exams
  } finally {
    await browser.close()
    await benchServer.close()
  }
})

/** One figure of each exam; it stands for itself. */
export const trafficSamples = (exams: readonly ExamTraffic[], figure: keyof ExamTraffic): Measured => ({
  samples: exams.map(exam => ({ ours: exam[figure] })),
  n: `${exams.length} exams of ${questions} questions, an answer a second`,
})

async function sitExam(
  browser: Browser,
  benchServer: BenchServer,
  learner: Learner,
  say: (line: string) => void,
): Promise<ExamTraffic> {
  const phone = await takePhone(browser, { benchServer, slowness: null, learner })
  try {
    await phone.page.goto(benchServer.peers.embeddedPlayer)
    await untilMounted(phone.page)
    await answerAll(phone.page)
    await submit(phone.page)
    const { exchanges } = phone.traffic
    describe(exchanges, say)
    const player = exchanges.filter(exchange => groupOf(exchange) === playerFiles)
    return { all: phone.traffic.bytes() / 1024, player: sum(player) / 1024 }
  } finally {
    await phone.close()
  }
}

async function answerAll(page: Page): Promise<void> {
  await untilMounted(page)
  for (let questionIndex = 0; questionIndex < questions; questionIndex++) {
    const started = performance.now()
    const { x, y } = await bringIntoView(page, questionIndex)
    await page.touchscreen.tap(x, y)
    await page.locator(`#q-${questionIndex} input:checked`).waitFor({ state: 'attached' })
    if (questionIndex < questions - 1) await page.locator('footer.foot button').last().tap()
    await page.waitForTimeout(Math.max(0, paceMs - (performance.now() - started)))
  }
}

async function submit(page: Page): Promise<void> {
  await page.locator('footer.foot button').last().tap()
  await page.locator('dialog[open] button[data-kind=primary]').tap()
  await page.locator('dl.receipt').waitFor({ timeout: 20_000 })
}

function describe(exchanges: readonly Exchange[], say: (line: string) => void): void {
  const groups = new Map<string, Exchange[]>()
  for (const exchange of exchanges) {
    const name = groupOf(exchange)
    groups.set(name, [...(groups.get(name) ?? []), exchange])
  }
  for (const [name, group] of groups)
    say(`${(sum(group) / 1024).toFixed(1).padStart(6)} KiB ${name}, ${group.length} requests`)
  const drafts = groups.get('PATCH answer-sheet') ?? []
  const each = sum(drafts) / drafts.length
  const alone = (sum(exchanges) + (questions - drafts.length) * each) / 1024
  say(`${alone.toFixed(1)} KiB if each answer were a draft of its own (${each.toFixed()} bytes)`)
}

const sum = (exchanges: readonly Exchange[]) => exchanges.reduce((total, { bytes }) => total + bytes, 0)

function groupOf({ method, url }: Exchange): string {
  const { pathname } = new URL(url)
  // It comes with what an exam asks, not with the player.
  if (/^\/embed\/\w+\/f\//.test(pathname)) return 'the maths font'
  if (pathname.startsWith('/embed/')) return playerFiles
  if (!pathname.startsWith('/api/')) return 'the partner’s page'
  const [, , , , noun] = pathname.split('/')
  return `${method} ${noun}`
}
