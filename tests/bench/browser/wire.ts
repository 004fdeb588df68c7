import type { Browser } from '@playwright/test'
import type { BenchOptions } from '../bench.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { firstOptionOf } from './first-option.ts'
import { watchFirstOption } from './first-option-probe.ts'
import { once } from './once.ts'
import { launchBrowser, slowPhone, takePhone } from './phone.ts'
import { untilMounted } from './sheet-probe.ts'

/** KiB of the player's files on a partner's page, as they were coded, headers not counted. */
export interface PlayerWeight {
  /** Asked for before the first option could be tapped. */
  readonly beforeFirstOption: number
  readonly loader: number
}

export const playerWeights = once(async ({ say }: BenchOptions): Promise<PlayerWeight[]> => {
  const benchServer = await startBenchServer()
  const browser = await launchBrowser()
  try {
    const weights: PlayerWeight[] = []
    for (let round = 1; round <= 3; round++)
      weights.push(await weigh(browser, benchServer, round === 1 ? say : () => undefined))
    return weights
  } finally {
    await browser.close()
    await benchServer.close()
  }
})

/** One figure of each round; it stands for itself. */
export const weightSamples = (weights: readonly PlayerWeight[], figure: keyof PlayerWeight) => ({
  samples: weights.map(weight => ({ ours: weight[figure] })),
  n: `${weights.length} first visits`,
})

async function weigh(browser: Browser, benchServer: BenchServer, say: (line: string) => void): Promise<PlayerWeight> {
  const phone = await takePhone(browser, { benchServer, slowness: slowPhone, scripts: [watchFirstOption] })
  try {
    await phone.page.goto(benchServer.peers.embeddedPlayer)
    const { at } = await firstOptionOf(phone.page)
    await untilMounted(phone.page)
    await phone.page.waitForLoadState('networkidle')
    const files = phone.traffic.exchanges.filter(({ url }) => new URL(url).pathname.startsWith('/embed/v1/'))
    for (const { url, bodyBytes, sent } of files)
      say(`${(bodyBytes / 1024).toFixed(2)} KiB ${new URL(url).pathname} at ${sent.toFixed()} ms`)
    const sum = (some: typeof files) => some.reduce((total, { bodyBytes }) => total + bodyBytes, 0) / 1024
    return {
      beforeFirstOption: sum(files.filter(({ sent }) => sent < at)),
      loader: sum(files.filter(({ url }) => url.endsWith('/prostuti.js'))),
    }
  } finally {
    await phone.close()
  }
}
