import type { Locator } from '@playwright/test'

/** Presses a button whose window closes by that, which it may do before the browser has confirmed the click. */
export async function clickAndClose(button: Locator): Promise<void> {
  const window = button.page()
  const closed = window.waitForEvent('close')
  await button.click().catch((error: unknown) => {
    if (!window.isClosed()) throw error
  })
  await closed
}
