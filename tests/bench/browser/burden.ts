import type { Browser } from '@playwright/test'
import type { BenchOptions, Measured } from '../bench.ts'
import { median } from '../verdict.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { type Probed, watchLongTasks } from './first-option-probe.ts'
import { once } from './once.ts'
import { launchBrowser, type Phone, slowPhone, takePhone } from './phone.ts'
import { countNodes, untilMounted } from './sheet-probe.ts'

/** What a page lays on the phone. */
export interface Burden {
  /** Milliseconds by which tasks were longer than 50 ms. */
  readonly blocking: number
  /** Of JavaScript after a collection, in KiB. */
  readonly heap: number
  readonly nodes: number
}

export interface BurdenRound {
  readonly ours: Burden
  readonly beside: Burden
}

/** Our exam page and the static one in turn, from asking for them until they have been at rest for three seconds. */
export const burdenRounds = once(async ({ full, say }: BenchOptions): Promise<BurdenRound[]> => {
  const benchServer = await startBenchServer()
  const browser = await launchBrowser()
  try {
    const page = `${benchServer.url}/exam/questions?id=${benchServer.exam}`
    await burdenOf(browser, benchServer, page)
    const rounds: BurdenRound[] = []
    for (let round = 1; round <= (full ? 11 : 5); round++) {
      const ours = await burdenOf(browser, benchServer, page)
      const beside = await burdenOf(browser, benchServer, benchServer.peers.staticPage)
      say(`${describe(ours)} beside ${describe(beside)}`)
      rounds.push({ ours, beside })
    }
    return rounds
  } finally {
    await browser.close()
    await benchServer.close()
  }
})

/** One figure of each round. */
export const samplesOf = (rounds: readonly BurdenRound[], figure: keyof Burden) => ({
  samples: rounds.map(({ ours, beside }) => ({ ours: ours[figure], beside: beside[figure] })),
  n: `${rounds.length} rounds, a fresh browser profile each`,
})

/** Less than one task's allowance, and nobody feels it: below this the ratio of two tiny figures would mean nothing. */
const leastBlockingMs = 50

/** Medians beside each other, neither counted as less than 50 ms; the true ones are said. */
export function blockingOf(rounds: readonly BurdenRound[], say: (line: string) => void): Measured {
  const { samples, n } = samplesOf(rounds, 'blocking')
  const ours = median(samples.map(sample => sample.ours))
  const beside = median(samples.map(sample => sample.beside))
  say(`median ${ours.toFixed()} ms beside ${beside.toFixed()} ms; what is below ${leastBlockingMs} ms counts as that`)
  return { samples: [{ ours: Math.max(ours, leastBlockingMs), beside: Math.max(beside, leastBlockingMs) }], n }
}

const describe = ({ blocking, heap, nodes }: Burden) =>
  `blocked ${blocking.toFixed()} ms, heap ${heap.toFixed()} KiB, ${nodes} nodes`

async function burdenOf(browser: Browser, benchServer: BenchServer, url: string): Promise<Burden> {
  const phone = await takePhone(browser, { benchServer, slowness: slowPhone, scripts: [watchLongTasks] })
  try {
    await phone.page.goto(url)
    await untilMounted(phone.page)
    await phone.page.waitForLoadState('networkidle')
    await phone.page.waitForTimeout(3_000)
    const tasks = (await phone.page.evaluate(() => (globalThis as Probed).longTasks)) ?? []
    return {
      blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      heap: await heapOf(phone),
      nodes: await countNodes(phone.page),
    }
  } finally {
    await phone.close()
  }
}

async function heapOf({ cdp }: Phone): Promise<number> {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.enable')
  // Twice: what the first one finalises goes with the second.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')
  if (!used) throw new Error('The browser tells no heap size')
  return used.value / 1024
}
