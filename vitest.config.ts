import { availableParallelism } from 'node:os'
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
    // A worker loads each module once for all of its files: that halves the processor's time of a run. No module may keep what a
    // test leaves behind; what has state is made anew by who needs it.
    isolate: false,
    // A test waits for the database or a process half of its time: one worker more than processors keeps them busy.
    maxWorkers: availableParallelism() + 1,
    // Real PostgreSQL, real clocks, and processes that stand back for all others: a loaded two-core machine needs room.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // A second, as it is by itself, is what a busy machine may need for one step of a process.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['tests/support/database.setup.ts'],
  },
})
