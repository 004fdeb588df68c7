import { expect, type Page } from '@playwright/test'

/** Waits until every page passes through the hands of the service worker. */
export async function controlled(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => Boolean((await caches.match('/offline')) && navigator.serviceWorker.controller))
  await expect.poll(kept, { timeout: 30_000 }).toBe(true)
}

/** Whether a page that was read is kept for when there is no network. */
export const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    async path => (await (await caches.open('prostuti-seen-1')).keys()).some(({ url }) => url.includes(path)),
    path,
  )
