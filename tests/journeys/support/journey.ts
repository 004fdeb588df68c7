import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { type LearnerName, signIn } from './sign-in.ts'
import { openTestSite, type TestSite } from './test-site.ts'

export { expect } from '@playwright/test'

export interface JourneyFixtures {
  /** Another phone of its own, or whatever device `options` say: nothing on it, nobody signed in. */
  anotherDevice: (options?: BrowserContextOptions) => Promise<Page>
  /** Signs a device in and opens a page, the list of exams unless said otherwise. */
  signIn: (page: Page, name: LearnerName, next?: string) => Promise<void>
  serverOutput: undefined
  freshTestSite: undefined
}

export const test = base.extend<JourneyFixtures, { testSite: TestSite }>({
  testSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of the pattern
    async ({}, use) => {
      const testSite = await openTestSite()
      await use(testSite)
      await testSite.close()
    },
    { scope: 'worker', timeout: 360_000 },
  ],

  baseURL: async ({ testSite }, use) => use(testSite.url),

  anotherDevice: async ({ browser }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async options => {
      const context = await browser.newContext(options)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  signIn: async ({ testSite }, use) => use((page, name, next = '/exam/upcoming') => signIn(page, testSite, name, next)),

  freshTestSite: [
    async ({ testSite }, use) => {
      await testSite.clear()
      await use(undefined)
    },
    { auto: true },
  ],

  serverOutput: [
    async ({ testSite }, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus) await info.attach('server', { body: testSite.output() })
    },
    { auto: true },
  ],
})

/** The phone that most learners have: small, touched, in Bangla. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'bn-BD' }

/** A desk with a keyboard. */
export const desktop = { viewport: { width: 1280, height: 800 } }
