import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/server/seed/**/*.test.ts',
      'tests/*.test.ts',
      'tests/support/*.test.ts',
      'site/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    // Elements are tried in a browser, by their own runner.
    exclude: [...configDefaults.exclude, '**/*.element.test.ts'],
    // Real PostgreSQL and real clocks: a loaded two-core machine needs room.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/support/database.setup.ts'],
  },
})
