import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { followTraffic, type Traffic } from '../arrived.ts'
import { strangeWordsAmongOthers } from '../device/spoken.ts'
import { type ConsoleErrors, listenToConsole } from '../quiet-console.ts'
import { barriersOf } from './barriers.ts'
import { addressFor, type LearnerPage } from './learner-pages.ts'
import { structureOf } from './structure.ts'

/** They come before a page's first byte, uncompressed: 2 KB are 40 ms at 400 kbps. */
const mostHeaderBytes = 2_000

interface Size {
  readonly width: number
  readonly height: number
}

interface Walk {
  readonly who: 'visitor' | 'anonymous' | 'member'
  readonly language: Language
  /** The first is that of the device; the other is looked at without loading the page again. */
  readonly sizes: readonly Size[]
  /** The addresses and the parts of screens that axe has seen, which people share. */
  readonly looked: Set<string>
}

/** A person who opens one page after the other, and what was wrong on them. */
export class Walker {
  readonly found: string[] = []
  /** What an address may name. */
  own: Readonly<Record<string, string>> = {}
  readonly page: Page
  readonly who: Walk['who']
  readonly #walk: Walk
  readonly #traffic: Traffic
  readonly #console: ConsoleErrors

  constructor(page: Page, walk: Walk) {
    this.page = page
    this.who = walk.who
    this.#walk = walk
    this.#traffic = followTraffic(page)
    this.#console = listenToConsole(page)
  }

  /** Opens the page, waits until all of it is there, and looks at it in both sizes. */
  async open(page: LearnerPage): Promise<void> {
    const address = addressFor(page, this.own)
    const say = (what: string) => this.found.push(`${this.who} ${address}: ${what}`)
    if (this.who === 'visitor' && page.asksToSignIn) return this.#expectSignIn(page, say)
    this.#console.heard()
    const answer = await this.page.goto(address)
    await this.#traffic.arrived()
    const status = page.isOwn && this.who !== 'member' ? 404 : page.status
    if (answer?.status() !== status) say(`answers ${answer?.status()}`)
    const headers = Object.entries((await answer?.allHeaders()) ?? {})
    const bytes = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
    if (bytes > mostHeaderBytes) say(`sends ${bytes} bytes of headers`)
    const { pathname } = new URL(this.page.url())
    const wanted = page.leadsTo ?? new URL(address, this.page.url()).pathname
    if (pathname !== wanted) say(`leads to ${pathname}`)
    await this.#look(page.address, say)
    // What answers 404 says so in the console, too.
    const isOwn = (error: string) => status >= 400 && error.endsWith(` ${this.page.url()}`)
    for (const error of this.#console.heard()) if (!isOwn(error)) say(error)
  }

  async #expectSignIn({ address }: LearnerPage, say: (what: string) => void): Promise<void> {
    const answer = await this.page.request.get(address, { maxRedirects: 0 })
    const { location } = answer.headers()
    if (answer.status() !== 303 || location !== `/login?next=${encodeURIComponent(address)}`)
      say(`answers ${answer.status()}, ${location}`)
  }

  async #look(address: string, say: (what: string) => void): Promise<void> {
    const { page } = this
    const { language, sizes, looked } = this.#walk
    if ((await page.locator('h1').count()) === 0) say('has no heading')
    const structure = await structureOf(page)
    // Languages differ in words: axe reads each address in one of them, and in the other what has a part that it has not seen.
    const isFirst = language === 'bn' && !looked.has(address)
    if (isFirst || structure.some(part => !looked.has(part))) {
      for (const part of [address, ...structure]) looked.add(part)
      for (const barrier of await barriersOf(page, '')) say(barrier)
    }
    for (const size of [...sizes].reverse()) {
      await page.setViewportSize(size)
      for (const strange of await strangeWordsAmongOthers(page, language, `${size.width} px`)) say(strange)
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (spill > 0) say(`is ${spill} px too wide at ${size.width} px`)
    }
  }
}
