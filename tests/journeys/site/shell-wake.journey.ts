import { desktop, expect, phone, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'

/** What the shell asks of a page: little code, and nothing that jumps. */

test.describe('at a desk', () => {
  test.use(desktop)

  test('asks for no more than 10 KiB of code around a learner’s page', async ({ page }) => {
    const weights = new Map<string, number>()
    page.on('response', async response => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) weights.set(pathname, (await response.request().sizes()).responseBodySize)
    })
    // A page of words alone: nothing on it is a widget.
    await page.goto('/privacy_policy')
    await settled(page)
    const shell = [...weights].filter(([path]) => /prostuti-shell-/.test(path))
    expect(shell, 'the shell is one file').toHaveLength(1)
    expect(shell[0]![1]).toBeLessThanOrEqual(10 * 1024)
    expect(
      [...weights.keys()].filter(path => /\/c\/core-/.test(path)),
      'no widget’s code',
    ).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('nothing jumps when the page wakes up', async ({ page }) => {
    await page.addInitScript(() => {
      const page = globalThis as unknown as { shifted: number }
      page.shifted = 0
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) page.shifted += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/exam/upcoming')
    await page.waitForFunction(() => customElements.get('prostuti-modal'))
    await settled(page)
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBe(0)
  })
})
