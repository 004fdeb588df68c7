import type { Browser } from '@playwright/test'
import type { BenchOptions } from '../bench.ts'
import { median } from '../verdict.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { once } from './once.ts'
import { launchBrowser, takePhone } from './phone.ts'
import { bringIntoView, untilMounted } from './sheet-probe.ts'

/** Milliseconds from each tap to its painted frame. */
export interface TapRound {
  readonly ours: readonly number[]
  readonly beside: readonly number[]
}

interface Tapped {
  tapped?: number[]
}

const questions = 100
const onePage = { 'prostuti.player': JSON.stringify({ mode: 'page', size: 0 }) }

/** Answers a hundred questions that all stand on one page, ours and the static one in turn. */
export const tapRounds = once(async ({ full, say }: BenchOptions): Promise<TapRound[]> => {
  const benchServer = await startBenchServer()
  const browser = await launchBrowser()
  try {
    const rounds: TapRound[] = []
    for (let round = 1; round <= (full ? 7 : 3); round++) {
      const ours = await answerAll(browser, benchServer, `${benchServer.url}/exam/questions?id=${benchServer.exam}`)
      const beside = await answerAll(browser, benchServer, benchServer.peers.staticPage)
      say(`median ${describe(ours)} beside ${describe(beside)}`)
      rounds.push({ ours, beside })
    }
    say(`the worst question, by its median: ${worstQuestion(rounds, 'ours')} beside ${worstQuestion(rounds, 'beside')}`)
    return rounds
  } finally {
    await browser.close()
    await benchServer.close()
  }
})

/** What is slow each time is ours; what is slow once may be this machine's. */
function worstQuestion(rounds: readonly TapRound[], whose: keyof TapRound): string {
  const medians = Array.from({ length: questions }, (_, questionIndex) =>
    median(rounds.map(round => round[whose][questionIndex]!)),
  )
  const worst = Math.max(...medians)
  return `${worst.toFixed()} ms (question ${medians.indexOf(worst) + 1})`
}

const describe = (taps: readonly number[]) => `${median(taps).toFixed(1)} ms, worst ${Math.max(...taps).toFixed()} ms`

async function answerAll(browser: Browser, benchServer: BenchServer, url: string): Promise<number[]> {
  await benchServer.clear()
  const phone = await takePhone(browser, { benchServer, slowness: null, scripts: [watchTaps], storage: onePage })
  try {
    const { page, cdp } = phone
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url)
    await untilMounted(page)
    await page.waitForTimeout(2_000)
    for (let questionIndex = 0; questionIndex < questions; questionIndex++) {
      const { x, y } = await bringIntoView(page, questionIndex, 150)
      await page.touchscreen.tap(x, y)
      await page.waitForFunction(count => (globalThis as Tapped).tapped?.length === count, questionIndex + 1, {
        polling: 20,
        timeout: 10_000,
      })
    }
    const { chosen, tapped } = await page.evaluate(readTaps)
    if (chosen !== questions) throw new Error(`${chosen} of ${questions} taps have chosen an option`)
    return tapped
  } finally {
    await phone.close()
  }
}

/** Runs in the page: from when the finger left until after the frame with its effect. */
function watchTaps(): void {
  const taps: number[] = []
  ;(globalThis as Tapped).tapped = taps
  let pending = false
  addEventListener(
    'click',
    ({ timeStamp }) => {
      // A label's click is followed by one of its radio.
      if (pending) return
      pending = true
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          pending = false
          taps.push(performance.now() - timeStamp)
        }
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

function readTaps(): { chosen: number; tapped: number[] } {
  const root = document.querySelector('prostuti-exam-player')?.shadowRoot ?? document
  return { chosen: root.querySelectorAll('input:checked').length, tapped: (globalThis as Tapped).tapped ?? [] }
}
