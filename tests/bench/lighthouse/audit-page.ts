import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { freePort } from '@prostuti/server/platform/http/server/ports'
import type { Result } from 'lighthouse'
import { chromiumArgs, findChromium } from '../../support/browser.ts'
import type { AuditedPage } from './audited-pages.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What Lighthouse says of a page: scores from 0 to 100, and what keeps each from being full, in its own words. */
export interface Report {
  readonly scores: Readonly<Record<Category, number>>
  readonly faults: Readonly<Record<Category, readonly string[]>>
}

/** Looks at a page as its mobile preset does, in a browser profile of its own. */
export async function auditPage(auditedPage: AuditedPage): Promise<Report> {
  const { default: lighthouse } = await import('lighthouse')
  const profile = await mkdtemp(join(tmpdir(), 'prostuti-lighthouse-'))
  const port = await freePort({ setting: 'PORT', port: 0, host: '127.0.0.1' })
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
  })
  try {
    await signInOn(browser, auditedPage)
    const run = await lighthouse(auditedPage.url, {
      port,
      onlyCategories: [...categories],
      skipAudits: auditedPage.closed ? ['is-crawlable'] : [],
      logLevel: 'error',
    })
    if (!run) throw new Error(`Lighthouse said nothing of ${auditedPage.url}`)
    return reportOf(run.lhr, auditedPage)
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** The cookie opens our pages; the session stands where the SDK keeps it. */
async function signInOn(browser: BrowserContext, { url, learner }: AuditedPage): Promise<void> {
  if (!learner) return
  const { origin } = new URL(url)
  await browser.addCookies([{ ...learner.cookie, url: origin, httpOnly: true, sameSite: 'Lax' }])
  const page = await browser.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `prostuti:session:${origin}/api/`,
    learner.session,
  ] as const)
  await page.close()
}

function reportOf(lhr: Result, { url }: AuditedPage): Report {
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
  return {
    scores: forEach(category => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    faults: forEach(category => faultsIn(lhr, category)),
  }
}

const forEach = <T>(of: (category: Category) => T) =>
  Object.fromEntries(categories.map(category => [category, of(category)])) as Record<Category, T>

/** Audits that cost points; of performance, whose audits only advise, those that are not green. */
function faultsIn(lhr: Result, category: Category): string[] {
  const good = category === 'performance' ? 0.9 : 1
  const audits = (lhr.categories[category]?.auditRefs ?? []).map(({ id }) => lhr.audits[id]!)
  return audits
    .filter(({ score }) => score !== null && score < good)
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id))
}
