import type { Page } from '@playwright/test'
import { sessionKey } from '@prostuti/sdk/auth'
import type { TestSite } from './test-site.ts'

/** The token of who is signed in on this device. */
export async function tokenOf(page: Page, { url }: Pick<TestSite, 'url'>): Promise<string> {
  const session = await page.evaluate(key => localStorage.getItem(key), sessionKey(`${url}/api/`))
  return (JSON.parse(session ?? '{}') as { token: string }).token
}
