import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { BenchOptions, Measured, Sample } from '../bench.ts'
import { median } from '../verdict.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { type FirstOption, type Probed, watchFirstOption, watchLongTasks } from './first-option-probe.ts'
import { launchBrowser, type Slowness, takePhone } from './phone.ts'
import { timeline } from './timeline.ts'

interface Visit {
  readonly benchServer: BenchServer
  readonly slowness: Slowness
  readonly url: string
  /** What becomes of a tap: rejects when it has not been kept. */
  readonly kept: (page: Page) => Promise<void>
}

/** Rounds of a first visit to ours and to the peer's page in turn, each on a phone that has seen nothing yet. */
export async function firstOptionRounds(
  where: 'site' | 'embedded',
  slowness: Slowness,
  { full, say }: BenchOptions,
): Promise<Measured> {
  const rounds = full ? 15 : 7
  const benchServer = await startBenchServer()
  const browser = await launchBrowser()
  const ours = { benchServer, slowness, url: oursOf(benchServer, where), kept: () => keptByServer(benchServer) }
  const beside = { benchServer, slowness, url: besideOf(benchServer, where), kept: keptInMap }
  try {
    // The server's own first time (compiling, caches) is nobody's page.
    await visit(browser, ours)
    await visit(browser, beside)
    const samples: Sample[] = []
    for (let round = 1; round <= rounds; round++) {
      const sample = { ours: await visit(browser, ours), beside: await visit(browser, beside) }
      say(`${sample.ours.at.toFixed()} ms beside ${sample.beside.at.toFixed()} ms`)
      if (round === 1)
        for (const line of [...sample.ours.timeline, 'the peer:', ...sample.beside.timeline]) say(`  ${line}`)
      samples.push({ ours: sample.ours.at, beside: sample.beside.at })
    }
    say(`worst ${Math.max(...samples.map(sample => sample.ours)).toFixed()} ms, ${describe(samples)}`)
    return { samples, n: `${rounds} rounds, a fresh browser profile each` }
  } finally {
    await browser.close()
    await benchServer.close()
  }
}

const oursOf = (benchServer: BenchServer, where: 'site' | 'embedded') =>
  where === 'site' ? `${benchServer.url}/exam/questions?id=${benchServer.exam}` : benchServer.peers.embeddedPlayer

const besideOf = ({ peers }: BenchServer, where: 'site' | 'embedded') =>
  where === 'site' ? peers.staticPage : peers.embeddedElement

/** Waits for the first option, taps it, and makes sure that the tap has not been lost. */
async function visit(
  browser: Browser,
  { benchServer, slowness, url, kept }: Visit,
): Promise<FirstOption & { timeline: string[] }> {
  await benchServer.clear()
  const phone = await takePhone(browser, { benchServer, slowness, scripts: [watchFirstOption, watchLongTasks] })
  try {
    await phone.page.goto(url, { waitUntil: 'commit' })
    const first = await firstOptionOf(phone.page).catch(async cause => {
      throw new Error([`No first option on ${url}:`, ...(await timeline(phone, 60_000))].join('\n'), { cause })
    })
    await phone.page.touchscreen.tap(first.x, first.y)
    await phone.page.waitForFunction(isFirstChecked, undefined, { polling: 50, timeout: 20_000 })
    await kept(phone.page)
    return { ...first, timeline: await timeline(phone, first.at) }
  } finally {
    await phone.close()
  }
}

export async function firstOptionOf(page: Page): Promise<FirstOption> {
  const seen = () => (globalThis as Probed).firstOption
  const handle = await page.waitForFunction(seen, undefined, { polling: 20, timeout: 60_000 })
  return (await handle.jsonValue()) as FirstOption
}

/** Runs in the page: whether one of the first question's options is chosen. */
export function isFirstChecked(): boolean {
  const find = (root: Document | ShadowRoot): boolean => {
    const box = root.querySelector('fieldset.q')
    if (box) return box.querySelector('input:checked') !== null
    return [...root.querySelectorAll('prostuti-exam-player, plain-exam')].some(
      ({ shadowRoot }) => shadowRoot !== null && find(shadowRoot),
    )
  }
  return find(document)
}

export async function keptInMap(page: Page): Promise<void> {
  const size = await page.evaluate(() => (globalThis as { answers?: Map<string, number> }).answers?.size)
  if (size !== 1) throw new Error(`The peer has kept ${size} answers of 1`)
}

/** Ours counts as kept when the server has it. */
async function keptByServer(benchServer: BenchServer): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const answers = await benchServer.answers()
    if ([...answers.values()].filter(answer => answer !== null).length === 1) return
    await sleep(200)
  }
  throw new Error('A tap on the first option has been lost')
}

function describe(samples: readonly Sample[]): string {
  const more = samples.map(({ ours, beside = 0 }) => ours - beside)
  return `${median(more).toFixed()} ms more than the peer`
}
