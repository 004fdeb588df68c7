import { type ElementHandle, launch } from 'puppeteer-core'
import { type BrowserDriver, findShown, nameOf, type Target, until } from './driver.ts'
import type { OtherBrowsers } from './install.ts'

/** Firefox over WebDriver BiDi. */
export async function openFirefox({ firefox }: OtherBrowsers): Promise<BrowserDriver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    defaultViewport: { width: 360, height: 740 },
    extraPrefsFirefox: { 'intl.accept_languages': 'bn' },
  })
  const page = await browser.newPage()
  // Leaving an exam asks; here it is always left.
  page.on('dialog', dialog => void dialog.accept())
  const handleOf = async (target: Target) => {
    const handle = await page.evaluateHandle(
      `(${findShown})(${JSON.stringify(target.selector)}, ${JSON.stringify(target.text ?? '')})[0] ?? null`,
    )
    return handle.asElement()
  }
  return {
    name: 'Firefox',
    goto: async url => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    url: async () => page.url(),
    async click(target) {
      await until(nameOf(target), async () => {
        const element = await handleOf(target)
        if (!element) return null
        await (element as ElementHandle<Element>).click()
        return true
      })
    },
    see: target =>
      until(nameOf(target), async () => {
        const element = await handleOf(target)
        return element ? ((await element.evaluate(node => node.textContent)) ?? '') : null
      }),
    attribute: (target, name) =>
      until(nameOf(target), async () => {
        const element = await handleOf(target)
        return element ? element.evaluate((node, name) => (node as Element).getAttribute(name), name) : null
      }),
    screenshot: async file => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  }
}
