import type { Page } from '@playwright/test'
import type { Language, Login } from '@prostuti/contract'
import { exchangeCode, signInAnonymously } from '@prostuti/contract/auth/operations'
import { createPkce, sessionKey } from '@prostuti/sdk/auth'
import { issueCode } from '@prostuti/server/features/auth/index'
import type { TestSite } from './test-site.ts'
import { wordsOf } from './words.ts'

/** The sandbox's people. */
export type LearnerName = 'Nusrat' | 'Rafi' | 'Mita' | 'Tanvir' | 'Jahid' | 'Lubna'

/**
 * Signs this device in and opens `next`. The session is that of a sign-in on the login page, whose last step this is: a
 * one-time code is exchanged. The steps before it are loaded by the journeys about them.
 */
export async function signIn(page: Page, testSite: TestSite, name: LearnerName, next: string): Promise<void> {
  await keepSession(page, testSite, await openSession(page, testSite, name))
  await page.goto(testSite.url + next)
}

/** Goes on without an account, as the login page's second button does. */
export async function signInAsGuest(page: Page, testSite: TestSite): Promise<void> {
  const response = await page.request.post(`${testSite.url}/api/${signInAnonymously.path}`, {
    headers: { origin: testSite.url },
    data: { device_id: crypto.randomUUID() },
  })
  if (!response.ok()) throw new Error(`no guest was signed in: ${response.status()} ${await response.text()}`)
  await keepSession(page, testSite, await response.json())
}

async function keepSession(page: Page, { url }: TestSite, { token, user_info: user }: Login): Promise<void> {
  await page.goto(`${url}/robots.txt`) // no code runs there
  const session = [sessionKey(`${url}/api/`), JSON.stringify({ token, user })] as const
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), session)
}

/** The answer's cookie stays in the page's context. */
export async function openSession(page: Page, { url, db }: TestSite, name: LearnerName): Promise<Login> {
  const { rows } = await db.pool.query<{ id: string }>(
    "select id from users where name = $1 and email like '%@sandbox.prostuti.example'",
    [name],
  )
  const { verifier, challenge: codeChallenge } = await createPkce()
  const code = await issueCode(db.pool, Date, { userId: BigInt(rows[0]!.id), codeChallenge, scope: 'full' })
  const response = await page.request.post(`${url}/api/${exchangeCode.path}`, {
    headers: { origin: url },
    data: { code, code_verifier: verifier },
  })
  if (!response.ok()) throw new Error(`${name} was not signed in: ${response.status()} ${await response.text()}`)
  return response.json()
}

/** Signs in through the login page and the sandbox, and waits until the page that was wanted is there. */
export async function signInOnLoginPage(
  page: Page,
  name: LearnerName,
  next: string,
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
