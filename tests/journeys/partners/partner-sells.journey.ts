import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveForeignPage } from '../support/foreign-page.ts'
import { test as base, expect, phone } from '../support/journey.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

/** A page of another origin that carries what sells: prices stand there, and nothing but our own site sells. */
const t = wordsOf('bn')

/** What a partner's bundler would bring with the package: the modules of both elements. */
function body({ url }: TestSite): string {
  const manifest = join(import.meta.dirname, '../../../packages/widgets/dist/embed/manifest.json')
  const { elements } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  const files = ['prostuti-buy-coin', 'prostuti-premium'].flatMap(tag => elements[tag]!.code)
  const scripts = [...new Set(files)].map(file => `<script type="module" src="${url}/embed/v1/${file}"></script>`)
  return `${scripts.join('')}<prostuti-buy-coin base="${url}/api/"></prostuti-buy-coin><prostuti-premium base="${url}/api/"></prostuti-premium>`
}

interface Manifest {
  elements: Record<string, { code: string[] }>
}

const test = base.extend<{ partnersPage: string }>({
  partnersPage: async ({ testSite }, use) => {
    const served = await serveForeignPage(body(testSite))
    await use(served.url)
    await served.close()
  },
})

test.use(phone)

/** The calls of payments that a page makes. */
function watchPayments(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    if (/ssl-commerz|gateway\/pay/.test(request.url())) calls.push(request.url())
  })
  return calls
}

const ordersOf = async ({ db }: TestSite): Promise<number> =>
  (await db.pool.query<{ count: number }>('select count(*)::int as count from payment_orders')).rows[0]!.count

for (const [tag, choice, price, path, inside] of [
  ['prostuti-buy-coin', /^১০০ কয়েন/, '৫০ টাকা', '/buy_coin', 'prostuti-buy-coin'],
  ['prostuti-premium', /^৯০ দিন/, '৪৪৭ টাকা', '/buy_coin#premium', '#premium prostuti-premium'],
] as const)
  test(`<${tag}> shows its prices on a partner’s page, and sells on our own site alone`, async ({
    page,
    signIn,
    partnersPage,
    testSite,
  }) => {
    await signIn(page, 'Rafi')
    const paying = watchPayments(page)
    const before = await ordersOf(testSite)
    await page.goto(partnersPage)
    expect(new URL(page.url()).origin).not.toBe(new URL(testSite.url).origin)
    const widget = page.locator(tag)
    const row = widget.locator('label', { has: page.getByRole('radio', { name: choice }) })
    await expect(row).toContainText(price)
    await row.tap()
    await expect(row.getByRole('radio')).toBeChecked()
    await expect(widget.locator('.pay-actions button'), 'no button here pays').toHaveText([t('ui.cancel')])

    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      widget.getByRole('link', { name: t('payment.on_our_site') }).tap(),
    ])
    await tab.waitForURL(url => url.origin + url.pathname + url.hash === testSite.url + path)
    await expect(tab.locator(inside).getByRole('radio').first()).toBeAttached()
    // What was chosen here is chosen there.
    if (tag === 'prostuti-buy-coin')
      await expect(tab.locator(inside).getByRole('radio', { name: choice })).toBeChecked()
    expect(await tab.evaluate(() => window.opener), 'our page is out of the partner’s reach').toBeNull()
    expect(new URL(page.url()).origin).toBe(partnersPage)
    expect(paying).toEqual([])
    expect(await ordersOf(testSite)).toBe(before)
  })
