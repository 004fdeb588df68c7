import { defineConfig } from '@playwright/test'
import { chromiumArgs, findHeadlessChromium } from './support/browser.ts'

const executablePath = await findHeadlessChromium()

/** What learners do, in a real browser, against a whole Prostuti on a PostgreSQL of its own. */
export default defineConfig({
  testDir: 'journeys',
  reporter: 'list',
  // Each worker has a server and a database of its own. A journey mostly waits, so three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  // A journey for each page; and those that take long, by name: what begins with `a-whole` starts first, the longest, which
  // would run alone at the end had it started last.
  projects: [
    { name: 'pages', testMatch: '**/*.journey.ts', testIgnore: '**/long/**' },
    { name: 'long', testMatch: '**/long/*.journey.ts' },
  ],
  // A journey that needs its second try is named in the report: it has found a fault, in the product or in itself.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A loaded two-core machine needs room; what is promised to be quick has a limit of its own.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath, args: chromiumArgs() },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
