import type { Browser, BrowserContext, Page } from '@playwright/test'
import { sessionKey } from '@prostuti/sdk/auth'
import { lookAround, type Seen, watch } from './in-page.ts'
import type { TestPages } from './test-pages.ts'
import type { Visit } from './visits.ts'

export interface VisitResult extends Seen {
  readonly visit: Visit
}

export interface LookOptions {
  /** Without the pages' content security policies, so that they save nobody. */
  bypassCSP: boolean
  /** Makes a browser wrong before a page opens in it. */
  spoil?: (context: BrowserContext) => Promise<unknown>
}

const lanes = 3

/** Opens each page, waits for what it must show, and looks at all of it. */
export async function look(
  browser: Browser,
  testPages: TestPages,
  visits: readonly Visit[],
  { bypassCSP, spoil }: LookOptions,
): Promise<VisitResult[]> {
  const visited: VisitResult[] = []
  const goThrough = async (lane: number) => {
    const context = await browser.newContext({ bypassCSP, locale: 'bn-BD', serviceWorkers: 'block' })
    await arrange(context, testPages)
    await spoil?.(context)
    for (const visit of visits.filter((_, index) => index % lanes === lane)) {
      await signIn(context, testPages, visit)
      const page = await context.newPage()
      visited.push({ visit, ...(await see(page, visit)) })
      await page.close()
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => goThrough(lane)))
  return visited
}

/** All questions on one page, one signed-in person for pages and elements alike, and nothing from outside. */
async function arrange(context: BrowserContext, { siteUrl }: TestPages): Promise<void> {
  await context.route(
    url => url.hostname !== '127.0.0.1',
    route => route.abort(),
  )
  await context.addInitScript(watch)
  await context.addInitScript(
    keys => {
      // A frame without an origin has no storage.
      if (location.protocol !== 'http:') return
      const token = /token=([\w-]+)/.exec(document.cookie)?.[1]
      for (const key of keys) localStorage.setItem(key, JSON.stringify({ token }))
      localStorage.setItem('prostuti.player', '{"mode":"page"}')
    },
    [sessionKey(`${siteUrl}/api/`), sessionKey('/api/')],
  )
}

/** Cookies know no ports: the pages of other origins, which are on this host too, read the token from one. */
async function signIn(context: BrowserContext, { siteUrl: url }: TestPages, { by }: Visit): Promise<void> {
  await context.addCookies([
    { name: 'prostuti_session', value: by.cookie, url, httpOnly: true },
    { name: 'token', value: by.token, url },
  ])
}

const patienceMs = 20_000
const restMs = 150

async function see(page: Page, { url, shows }: Visit): Promise<Seen> {
  await page.goto(url, { waitUntil: 'load' })
  const until = Date.now() + patienceMs
  while ((await page.evaluate(lookAround, shows)).missing.length > 0 && Date.now() < until) {
    await page.waitForTimeout(restMs)
  }
  // What runs by a broken picture or an animation takes a moment.
  await page.waitForTimeout(restMs)
  return page.evaluate(lookAround, shows)
}
