import type { Page } from '@playwright/test'

const quietMs = 5_000

/**
 * Waits until all that a page asks for has come. Playwright at times misses the end of a request that a service worker takes
 * over, and would wait for it forever: five seconds in which nothing is asked and nothing comes are enough.
 */
export async function settled(page: Page): Promise<void> {
  await Promise.race([page.waitForLoadState('networkidle'), quiet(page)])
}

function quiet(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(end, quietMs)
  const wait = () => void timer.refresh()
  function end() {
    page.off('request', wait).off('requestfinished', wait).off('requestfailed', wait).off('load', wait)
    resolve()
  }
  page.on('request', wait).on('requestfinished', wait).on('requestfailed', wait).on('load', wait)
  return promise
}
