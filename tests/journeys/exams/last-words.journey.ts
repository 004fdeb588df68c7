import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/journey.ts'

// Another server than ours counts what arrives, which our pages may not speak to.
test.use({ bypassCSP: true })

const visits = 12

test('lets what a page sends as it goes away past the service worker', async ({ page }) => {
  const arrived = new Set<string>()
  const counter = createServer((request, response) => {
    arrived.add(request.url!)
    response.end()
  }).listen(0, '127.0.0.1')
  try {
    await expect.poll(() => (counter.address() as AddressInfo | null)?.port).toBeGreaterThan(0)
    const { port } = counter.address() as AddressInfo
    await page.goto('/privacy_policy')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (let visit = 0; visit < visits; visit++) {
      await page.evaluate(address => {
        const send = () => void fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body: 'the end' })
        document.addEventListener('visibilitychange', send)
      }, `http://127.0.0.1:${port}/${visit}`)
      await page.goto(visit % 2 ? '/privacy_policy' : '/overview')
    }
    await expect.poll(() => arrived.size).toBe(visits)
  } finally {
    counter.close()
  }
})
