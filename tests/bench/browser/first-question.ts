import type { Browser } from '@playwright/test'
import { startServer } from '../../support/server-process.ts'
import type { BenchOptions, Measured, Sample } from '../bench.ts'
import { longTopic } from './long-topic.ts'
import { launchBrowser, type Slowness, takePhone } from './phone.ts'
import { readingPage, readingStyle } from './reading-page.ts'
import { servedPage, serveFiles } from './served-files.ts'

/** Rounds of a visitor's first visit to a topic's questions and to the same ones as a static page, in turn. */
export async function firstQuestionRounds(slowness: Slowness, { full, say }: BenchOptions): Promise<Measured> {
  const rounds = full ? 15 : 7
  const server = await startServer({ env: { PROSTUTI_DEMO: 'on', LOG_LEVEL: 'warn' } })
  const browser = await launchBrowser()
  const topic = await longTopic(server.url)
  const peer = await serveFiles(new Map([['/read.html', servedPage(readingPage(topic), { style: readingStyle })]]))
  const visits = {
    ours: `${server.url}/study/${topic.topic.id}/question`,
    beside: `http://localhost:${peer.port}/read.html`,
  }
  try {
    // The server's own first time is nobody's page.
    for (const url of Object.values(visits)) await visit(browser, url, slowness)
    const samples: Sample[] = []
    for (let round = 1; round <= rounds; round++) {
      const sample = {
        ours: await visit(browser, visits.ours, slowness),
        beside: await visit(browser, visits.beside, slowness),
      }
      say(`${sample.ours.toFixed()} ms beside ${sample.beside.toFixed()} ms`)
      samples.push(sample)
    }
    return { samples, n: `${rounds} rounds, a fresh browser profile each` }
  } finally {
    await peer.close()
    await browser.close()
    await server.stop()
  }
}

interface Probed {
  firstQuestion?: number
}

/** Milliseconds from asking for the page until its first question stands painted on the screen. */
async function visit(browser: Browser, url: string, slowness: Slowness): Promise<number> {
  const phone = await takePhone(browser, { benchServer: null, slowness, scripts: [watchFirstQuestion] })
  try {
    await phone.page.goto(url, { waitUntil: 'commit' })
    const seen = () => (globalThis as Probed).firstQuestion
    const handle = await phone.page.waitForFunction(seen, undefined, { polling: 20, timeout: 60_000 })
    return (await handle.jsonValue()) as number
  } finally {
    await phone.close()
  }
}

/**
 * Runs in the page: looks each frame for the text of the first question and its options, until both stand on the screen with nothing
 * before them; the time is that of the painted frame.
 */
function watchFirstQuestion(): void {
  const page = globalThis as typeof globalThis & Probed
  const isSeen = (element: Element | null | undefined): boolean => {
    if (!element?.checkVisibility()) return false
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + Math.min(width / 2, 40), y + height / 2)
    return width > 0 && height > 0 && hit !== null && (element.contains(hit) || hit.contains(element))
  }
  const look = () => {
    const article = document.querySelector('article')
    if (!isSeen(article?.querySelector('h2')) || !isSeen(article?.querySelector('li')))
      return void requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => (page.firstQuestion = performance.now())
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}
