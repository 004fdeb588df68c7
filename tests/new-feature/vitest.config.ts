import { defineConfig } from 'vitest/config'

/** What looks over lists and folders of all features, and needs no database. */
export default defineConfig({
  test: {
    include: [
      'tests/architecture.test.ts',
      'packages/contract/src/{operations,input-texts}.test.ts',
      'packages/sdk/src/{i18n,staff}/*.test.ts',
      'packages/widgets/src/entries/**/words.test.ts',
      'site/src/lib/{http,i18n,navigation}/*.test.ts',
      'site/src/staff/*.test.ts',
      'site/src/staff/pages/*.test.ts',
    ],
    isolate: false,
    testTimeout: 180_000,
  },
})
