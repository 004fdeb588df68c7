import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './support/browser.ts'

const executablePath = process.env.CHROME_PATH ?? (await findChromium())

/** What learners do, in a real browser, against a whole Prostuti on a PostgreSQL of its own. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  reporter: 'list',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // A loaded two-core machine needs room; what is promised to be quick has a limit of its own.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath, args: chromiumArgs() },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
