import { expect, phone, test } from '../support/journey.ts'

test.use(phone)

const ways = [
  { next: '/overview', path: '/overview' },
  { next: 'https://elsewhere.example/', path: '/' },
  { next: '//elsewhere.example', path: '/' },
  { next: '\\\\elsewhere.example', path: '/' },
  { next: '/\\elsewhere.example', path: '/' },
  { next: 'javascript:document.title="x"', path: '/' },
]

for (const { next, path } of ways)
  test(`the splash screen leads on to ${path} within a second: ${next}`, async ({ page, testSite }) => {
    await page.clock.install()
    await page.goto(`/splash?next=${encodeURIComponent(next)}`)
    await page.clock.runFor(100)
    expect(new URL(page.url()).pathname).toBe('/splash')
    await page.clock.runFor(899)
    await page.waitForURL(testSite.url + path)
  })
