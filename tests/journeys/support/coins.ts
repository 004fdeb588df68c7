import { expect, type Page } from '@playwright/test'
import { sessionKey } from '@prostuti/sdk/auth'
import type { TestSite } from './test-site.ts'

/** The coins of the day, taken as the page itself would. */
export async function takeBonus(page: Page, { url }: TestSite): Promise<void> {
  const session = await page.evaluate(key => localStorage.getItem(key), sessionKey(`${url}/api/`))
  const { token } = JSON.parse(session ?? '{}') as { token: string }
  const answer = await page.request.post(`${url}/api/billing/v1/claim-bonus/`, {
    headers: { authorization: `token ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { category: 'daily' },
  })
  expect([200, 409]).toContain(answer.status())
}
