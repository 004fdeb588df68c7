import type { BrowserContext, Page } from '@playwright/test'

/** Sets the device's clock wrong by so many milliseconds, before any page of ours runs. The clock goes on as clocks do. */
export async function setClockWrong(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript(offset => {
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [Right.now() + offset]) as [number]))
      }
      static override now(): number {
        return Right.now() + offset
      }
    } as DateConstructor
  }, by)
}

/** Kills the process that draws this page, as a phone does that runs out of memory. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // It never answers: what would answer is gone.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}
