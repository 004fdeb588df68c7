import type { Page } from '@playwright/test'

/** Adds up what moves on the pages that are opened from now on; the answer is that of the page which is open then. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const page = globalThis as unknown as { shifted: number }
    page.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) page.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    // Chromium overlooks the first shift of what was `visibility: hidden`, as parts are until they have come whole
    // (`HideIncompleteBlock.astro`). One pixel is below what it counts, and makes it look again before any code runs.
    const { document, requestAnimationFrame } = globalThis as unknown as Window
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      requestAnimationFrame(() => {
        document.body.style.paddingTop = '1px'
        requestAnimationFrame(() => document.body.style.removeProperty('padding-top'))
      })
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
}

/** Pushes down all that this page shows: a watch that does not notice it watches nothing. */
export async function pushDown(page: Page): Promise<void> {
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('p'), { innerText: '\n\n\n' })))
}
