import type { Page } from '@playwright/test'

/** The splash screen leads on by itself within a second, unless the clock that does so stands still; others go on, since axe needs them. */
export async function holdSplash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = window
    const held = (callback: () => void, ms = 0) => (ms === 600 ? 0 : start(callback, ms))
    if (location.pathname.startsWith('/splash')) Object.assign(window, { setTimeout: held })
  })
}
