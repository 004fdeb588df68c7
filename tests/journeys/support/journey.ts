import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { type Hall, openHall } from './hall.ts'
import { type LearnerName, signIn } from './sign-in.ts'

export { expect } from '@playwright/test'

export interface JourneyFixtures {
  /** Another phone of its own, or whatever device `options` say: nothing on it, nobody signed in. */
  anotherDevice: (options?: BrowserContextOptions) => Promise<Page>
  /** Signs in as a learner would, through the site and the sandbox. */
  signIn: (page: Page, name: LearnerName, next?: string) => Promise<void>
  serverOutput: undefined
  freshHall: undefined
}

export const test = base.extend<JourneyFixtures, { hall: Hall }>({
  hall: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of the pattern
    async ({}, use) => {
      const hall = await openHall()
      await use(hall)
      await hall.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ hall }, use) => use(hall.url),

  anotherDevice: async ({ browser }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async options => {
      const context = await browser.newContext(options)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of the pattern
  signIn: async ({}, use) => use(signIn),

  freshHall: [
    async ({ hall }, use) => {
      await hall.clear()
      await use(undefined)
    },
    { auto: true },
  ],

  serverOutput: [
    async ({ hall }, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus) await info.attach('server', { body: hall.output() })
    },
    { auto: true },
  ],
})

/** The phone that most learners have: small, touched, in Bangla. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'bn-BD' }

/** A desk with a keyboard. */
export const desktop = { viewport: { width: 1280, height: 800 } }
