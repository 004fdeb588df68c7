import { stripVTControlCharacters } from 'node:util'

/** How many tests went well and how many did not. */
export type Count = { passed: number; failed: number }

export const none: Count = { passed: 0, failed: 0 }

export const add = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/** The closing line of everything: `N passed, N failed`. */
export const closingLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`

const counted = (passed: string | undefined, failed: string | undefined): Count => ({
  passed: Number(passed),
  failed: Number(failed),
})

/** Reads the JSON report of vitest. */
export function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Reads the JSON report of Playwright; what passed only at a second try has passed. */
export function countPlaywright(report: string): Count {
  const { stats, errors } = JSON.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** Reads what @web/test-runner prints: the last figures of each browser, `Chromium: |████| 3/3 test files | 12 passed, 0 failed`. */
export function countWebTestRunner(output: string): Count {
  const lines = stripVTControlCharacters(output).matchAll(/^(.+?): +\|.*test files \| (\d+) passed, (\d+) failed/gm)
  const browsers = new Map([...lines].map(([, browser, passed, failed]) => [browser, counted(passed, failed)]))
  return [...browsers.values()].reduce(add, none)
}

/** Reads a closing line `N passed, N failed`, the last one if there are several. */
export function countClosingLine(output: string): Count {
  const last = [...stripVTControlCharacters(output).matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last ? counted(last[1], last[2]) : none
}

/**
 * What a step counts for, its exit code considered: a runner that ran nothing has failed, and so has one that broke
 * although each of its tests passed.
 */
export function settle(count: Count, exitCode: number): Count {
  if (count.failed > 0) return count
  const broken = exitCode !== 0 || count.passed === 0
  return broken ? { ...count, failed: 1 } : count
}
