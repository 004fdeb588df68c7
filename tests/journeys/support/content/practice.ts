import { expect, type Page } from '@playwright/test'

/** Waits until this device keeps what practising without a network needs. */
export async function keptForOffline(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('prostuti-hall-practice-1')
      const paths = (await cache.keys()).map(request => new URL(request.url).pathname)
      return paths.includes('/practice/offline') && paths.some(path => path.startsWith('/embed/v1/'))
    })
  await expect.poll(kept, { timeout: 30_000 }).toBe(true)
}
