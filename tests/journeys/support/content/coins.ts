import { expect, type Page } from '@playwright/test'
import type { TestSite } from '../test-site.ts'
import { tokenOf } from '../token-of.ts'

/** The coins of the day, taken as the page itself would. */
export async function takeBonus(page: Page, testSite: TestSite): Promise<void> {
  const answer = await page.request.post(`${testSite.url}/api/billing/v1/claim-bonus/`, {
    headers: { authorization: `token ${await tokenOf(page, testSite)}`, 'idempotency-key': crypto.randomUUID() },
    data: { category: 'daily' },
  })
  expect([200, 409]).toContain(answer.status())
}
