import type { Page } from '@playwright/test'

const quietMs = 5_000

/**
 * Waits until all that a page asks for has come. Playwright at times misses the end of a request that a service worker takes
 * over, and would wait for it forever: five seconds in which nothing is asked and nothing comes are enough.
 */
export async function settled(page: Page): Promise<void> {
  await Promise.race([page.waitForLoadState('networkidle'), quiet(page)])
}

const events = ['request', 'requestfinished', 'requestfailed', 'load'] as const

function quiet(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(end, quietMs)
  const wait = () => void timer.refresh()
  function end() {
    for (const event of events) page.off(event as 'load', wait)
    resolve()
  }
  for (const event of events) page.on(event as 'load', wait)
  return promise
}
