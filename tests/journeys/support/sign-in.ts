import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { wordsOf } from './words.ts'

/** The sandbox's people. */
export type LearnerName = 'Nusrat' | 'Rafi' | 'Mita' | 'Tanvir'

/** Signs in through the login page and the sandbox, and waits until the page that was wanted is there. */
export async function signIn(
  page: Page,
  name: LearnerName,
  next = '/exam/upcoming',
  language: Language = 'bn',
): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByRole('button', { name: wordsOf(language)('login.google') }).click()
  await pickPerson(page, name)
  await page.waitForURL(url => `${url.pathname}${url.search}` === next)
}

/** The sandbox asks who it shall be; no password. */
export async function pickPerson(page: Page, name: LearnerName): Promise<void> {
  await page.locator('button[name="email"]', { hasText: name }).click()
}
