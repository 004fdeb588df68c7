import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { signIn } from '../journeys/support/sign-in.ts'
import { openTestSite, type TestSite } from '../journeys/support/test-site.ts'
import { chromiumArgs, findChromium } from '../support/browser.ts'
import { embedScripts, everyElement, findRows, markupOf } from '../support/every-element.ts'
import { install } from './mounts/in-page.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { outOf, someOf } from './support/figures.ts'

const nothingStays = 'an element that is taken away leaves no nodes, no listeners and no timers'

export default definePromise({
  number: 31,
  title: 'Mounting and unmounting an element a thousand times leaves nothing behind.',
  async run(trial) {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
    trial.after(() => browser.close())
    const site = await openTestSite()
    trial.after(() => site.close())
    const { id } = await site.hold({ questions: 3 })
    const rows = await findRows(site.url, id)
    const known = { 'sign-in': 'ask', start: 'at-once' }
    const all = everyElement().map(element => ({ tag: element.tag, markup: markupOf(element, rows, known) }))
    await judge(trial, { browser, site, elements: all })
    trial.note('the hour of steady load is a bench’s own')
    for (const [variant, script] of Object.entries(leaks))
      await trial.control(variant, nothingStays, wrong =>
        judge(wrong, {
          browser,
          site,
          script,
          elements: [{ tag: 'leaky-element', markup: '<leaky-element></leaky-element>' }],
        }),
      )
  },
})

const leaky = (leak: string) =>
  `customElements.define('leaky-element', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<div class="prostuti-root"><p>x</p></div>'
      ${leak}
    }
  })`

/** Elements that leave something behind, each in a way of its own. */
const leaks: Readonly<Record<string, string>> = {
  'an element that a list of the page keeps': leaky('(globalThis.kept ??= []).push(this)'),
  'an element that goes on listening at the window': leaky("addEventListener('resize', () => this.hidden)"),
  'an element that never stops its timer': leaky('setInterval(() => {}, 60_000)'),
}

interface Judged {
  readonly browser: Browser
  readonly site: TestSite
  readonly elements: readonly { readonly tag: string; readonly markup: string }[]
  /** Of the page itself. */
  readonly script?: string
}

interface Counted {
  readonly nodes: number
  readonly listeners: number
  readonly timers: number
}

/** So many mounts fill what is kept once: style sheets, stores of a client, messages. */
const warmUps = 12

async function judge(trial: Trial, { browser, site, elements, script = '' }: Judged): Promise<void> {
  const times = trial.n(50, 1_000)
  const leaking: string[] = []
  let most = 0
  const page = await openPage(browser, site, script)
  const session = await page.context().newCDPSession(page)
  for (const { tag, markup } of elements) {
    await mount(page, markup, warmUps)
    const before = await count(page, session)
    await mount(page, markup, times)
    const after = await count(page, session)
    const growth = Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Counted]] as const)
    most = Math.max(most, ...growth.map(([, each]) => each))
    // What stays of each mount grows with their number; what a browser itself keeps does not.
    const grown = growth.filter(([, each]) => each >= times)
    if (grown.length > 0) leaking.push(`${tag} (${grown.map(([name, each]) => `${each} ${name}`).join(', ')})`)
  }
  await page.context().close()
  trial.check(
    nothingStays,
    leaking.length === 0,
    `${outOf(leaking.length, elements.length)} elements leak after ${times} mounts each, at most ${most} more of anything${someOf(leaking)}`,
  )
}

async function openPage(browser: Browser, site: TestSite, script: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(install)
  await page.route('**/mounts-of-elements', route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="bn"><title>x</title>${embedScripts(site.url)}<script>${script}</script><main></main>`,
    }),
  )
  await signIn(page, site, 'Nusrat', '/mounts-of-elements')
  return page
}

const mount = (page: Page, markup: string, times: number): Promise<void> =>
  page.evaluate(([html, count]) => mountPage.mount(html, count), [markup, times] as const)

/** After the browser has thrown away what nothing holds once its time is over. */
async function count(page: Page, session: CDPSession): Promise<Counted> {
  await page.evaluate(() => mountPage.passTime())
  // Twice: what the first round lets go may hold something else.
  for (let round = 0; round < 2; round++) {
    await session.send('HeapProfiler.collectGarbage')
    await page.waitForFunction(() => document.readyState === 'complete')
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners, timers: await page.evaluate(() => mountPage.timers()) }
}
