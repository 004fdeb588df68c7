import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { withoutFonts } from '../support/screens/bare-fonts.ts'
import { settled } from '../support/settled.ts'

interface Drawn {
  /** The font files that came. */
  readonly fetched: string[]
  /** Headings, long and short, that any letter of a font from the network stands in. */
  readonly withOurs: number
  readonly headings: number
}

/** Opens a page of many headings and returns what they are drawn with. */
async function drawPolicy(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Drawn> {
  const context = await browser.newContext({ javaScriptEnabled })
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto(`${url}/privacy_policy`)
  await settled(page)
  const ours = await headingsDrawnByOurs(page)
  await context.close()
  return { fetched, withOurs: ours.filter(Boolean).length, headings: ours.length }
}

async function headingsDrawnByOurs(page: Page): Promise<boolean[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'h1, h2, header a' })
  const drawn = await Promise.all(nodeIds.map(nodeId => cdp.send('CSS.getPlatformFontsForNode', { nodeId })))
  return drawn.filter(({ fonts }) => fonts.length > 0).map(({ fonts }) => fonts.some(font => font.isCustomFont))
}

test('brings Bangla letters to a device that has none, and nothing to one that has', async ({ browser, testSite }) => {
  test.skip(process.platform !== 'linux', 'only there can a browser be started without a font')
  await withoutFonts([{ lang: 'bn' }], async bare => {
    for (const withCode of [true, false]) {
      const brought = await drawPolicy(bare, testSite.url, withCode)
      expect(brought.fetched).toEqual([expect.stringMatching(/bengali.*\.woff2$/)])
      // All but the other language's name.
      expect(brought.withOurs).toBeGreaterThan(2)
      expect(brought.headings - brought.withOurs).toBeLessThan(2)
      expect(await drawPolicy(browser, testSite.url, withCode)).toMatchObject({ fetched: [] })
    }
  })
})
