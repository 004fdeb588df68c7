/** A line that a feature adds to a file which other features have lines in. */
export interface SharedLine {
  /** From the top of the repository. */
  readonly file: string
  /** The line behind which it goes. */
  readonly after: string
  readonly line: string
}

/** All that the feature `holidays` adds outside of its own folders, in the order of `CONTRIBUTING.md`. */
export const sharedLines: readonly SharedLine[] = [
  {
    file: 'packages/contract/src/features.ts',
    after: "export * from './feed/index.ts'",
    line: "export * from './holidays/index.ts'",
  },
  {
    file: 'packages/sdk/src/staff/features.ts',
    after: "export { staffOfFeed } from '../feed/index.ts'",
    line: "export { staffOfHolidays } from '../holidays/index.ts'",
  },
  {
    file: 'packages/server/src/app/independent-features.ts',
    after:
      "/** Features that get nothing of another one's, a line each: the app makes them of its options, behind all others. */",
    line: "export { createHolidays as holidays } from '../features/holidays/index.ts'",
  },
  {
    file: 'packages/widgets/src/entries/widgets.ts',
    after: "export { post } from '../feed/post/index.ts'",
    line: "export { holidays } from '../holidays/holidays/index.ts'",
  },
  {
    file: 'site/src/lib/http/public-paths.ts',
    after: "  '/discussions',",
    line: "  '/holidays',",
  },
  {
    file: 'site/src/staff/rooms.ts',
    after: "  readonly exams: typeof import('./locales/bn/exams.json')",
    line: "  readonly holidays: typeof import('./locales/bn/holidays.json')",
  },
  {
    file: 'site/src/staff/pages/staff-navigation.ts',
    after: "  ['/admin/programs/routine', 'menu.routines', 'calendar-days'],",
    line: "  ['/admin/holidays', 'holidays.title', 'calendar-days'],",
  },
  {
    file: 'site/dev/host.ts',
    after: '  study: createSampleStudy(),',
    line: '  holidays: { list: async () => ({ count: 0, next: null, previous: null, results: [] }) },',
  },
]
