import type { Browser, Page } from '@playwright/test'
import type { BenchOptions, Measured } from '../bench.ts'
import { type Hall, openHall } from './hall.ts'
import type { Learner } from './learners.ts'
import { launchBrowser, takePhone } from './phone.ts'
import { bringIntoView, untilMounted } from './sheet-probe.ts'
import type { Exchange } from './traffic.ts'

const questions = 100

/** Quick: a draft holds several answers. The row also says what it comes to when each answer goes out alone. */
const paceMs = 1_000

/** KiB that a whole exam takes over the wire on a partner's page, from the first request to the receipt. */
export async function wholeExams({ full, say }: BenchOptions): Promise<Measured> {
  const hall = await openHall()
  const browser = await launchBrowser()
  try {
    const samples = []
    for (const learner of hall.others.slice(0, full ? 3 : 1))
      samples.push({ ours: (await sitExam(browser, hall, learner, say)) / 1024 })
    return { samples, n: `${samples.length} exams of ${questions} questions, an answer a second` }
  } finally {
    await browser.close()
    await hall.close()
  }
}

async function sitExam(browser: Browser, hall: Hall, learner: Learner, say: (line: string) => void): Promise<number> {
  const phone = await takePhone(browser, { hall, slowness: null, learner })
  try {
    await phone.page.goto(hall.peers.embeddedPlayer)
    await untilMounted(phone.page)
    await answerAll(phone.page)
    await submit(phone.page)
    describe(phone.traffic.exchanges, say)
    return phone.traffic.bytes()
  } finally {
    await phone.close()
  }
}

async function answerAll(page: Page): Promise<void> {
  await untilMounted(page)
  for (let place = 0; place < questions; place++) {
    const started = performance.now()
    const { x, y } = await bringIntoView(page, place)
    await page.touchscreen.tap(x, y)
    await page.locator(`#q-${place} input:checked`).waitFor({ state: 'attached' })
    if (place < questions - 1) await page.locator('footer.foot button').last().tap()
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
  if (pathname.startsWith('/embed/')) return 'our files'
  if (!pathname.startsWith('/api/')) return 'the partner’s page'
  const [, , , , noun] = pathname.split('/')
  return `${method} ${noun}`
}
