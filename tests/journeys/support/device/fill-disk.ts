import { expect, type Page } from '@playwright/test'

/**
 * What a site may store on this device falls to a byte, as on a phone that is full: resolves once the browser refuses to write,
 * which it finds out within a minute. Answers what makes room again.
 */
export async function fillDisk(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await expect.poll(() => page.evaluate(refusesToWrite), { timeout: 60_000, intervals: [2_000] }).toBe(true)
  return async () => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await devtools.detach()
  }
}

/** Runs in the page. */
function refusesToWrite(): Promise<boolean> {
  return new Promise(resolve => {
    const opening = indexedDB.open('disk-probe', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true })
    opening.onerror = () => resolve(true)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('bytes', 'readwrite')
      writing.objectStore('bytes').add(new Uint8Array(1_000))
      writing.onabort = () => resolve(true)
      writing.oncomplete = () => resolve(false)
    }
  })
}
