import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Waits until the page has been left for the gateway's. */
export async function arriveAtGateway(page: Page): Promise<void> {
  await page.waitForURL(/\/gateway\/pay\//)
}

/** Leaves the gateway's page the way that is said, by thumb. */
export async function leaveGateway(page: Page, outcome: 'success' | 'fail' | 'cancel'): Promise<void> {
  await page.locator(`button[value="${outcome}"]`).tap()
}

/**
 * Has the gateway treat the payment of its page that is open in its own way, by the page's panel. What is returned changes that
 * once the page has been left.
 */
export async function choose(
  page: Page,
  behaviour: Readonly<Record<string, string>>,
): Promise<(changes: Readonly<Record<string, string>>) => Promise<void>> {
  const { origin } = new URL(page.url())
  const tranId = /PRT\w+/.exec((await page.locator('main').textContent()) ?? '')?.[0]
  await page.locator('summary').tap()
  for (const [name, value] of Object.entries(behaviour))
    await page.locator(`select[name="${name}"]`).selectOption(value)
  return async changes => {
    const answer = await page.request.post(`${origin}/gateway/behaviour`, {
      data: { tran_id: tranId, behaviour: changes },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}
