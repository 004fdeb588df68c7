import { desktop, expect, phone, test } from '../support/journey.ts'
import { barriersOf } from '../support/screens/barriers.ts'
import { docsPages } from '../support/screens/docs-pages.ts'
import { elementPages } from '../support/snippets.ts'

// By day and by night: `barriersOf` looks at both.
for (const { language, device } of [
  { language: 'bn', device: phone },
  { language: 'en', device: desktop },
])
  test(`no page of the docs puts a barrier or lacks a landmark (${language})`, async ({ anotherDevice, testSite }) => {
    test.setTimeout(900_000)
    const page = await anotherDevice({ ...device, baseURL: testSite.url, serviceWorkers: 'block' })
    await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
    const found: string[] = []
    for (const address of [...docsPages, '/docs/look', ...(await elementPages(page, testSite.url))]) {
      await page.goto(address)
      const counts = await page.evaluate(() =>
        ['h1', 'main', 'header', 'nav'].map(tag => document.querySelectorAll(`body ${tag}`).length),
      )
      const [titles, mains, ...others] = counts
      if (titles !== 1 || mains !== 1 || others.includes(0)) found.push(`${address}: h1, main, header, nav: ${counts}`)
      if ((await page.locator('html').getAttribute('lang')) !== language) found.push(`${address}: not in ${language}`)
      found.push(...(await barriersOf(page, address)))
    }
    expect(found).toEqual([])
  })
