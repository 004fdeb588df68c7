import { describe, expect, it } from 'vitest'
import {
  closingLine,
  countClosingLine,
  countPlaywright,
  countVitest,
  countWebTestRunner,
  settle,
} from './test-counts.ts'

describe('counting what ran', () => {
  it('reads the report of vitest', () => {
    expect(countVitest('{"numTotalTests":7,"numPassedTests":5,"numFailedTests":2}')).toEqual({ passed: 5, failed: 2 })
  })

  it('reads the report of Playwright, with what broke outside of any test', () => {
    const report = { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 }, errors: [{ message: 'no server' }] }
    expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 })
  })

  it('reads the last figures of every browser that elements ran in', () => {
    const output = [
      'Chromium: |█████               | 1/4 test files | 3 passed, 0 failed',
      'Chromium: |████████████████████| 4/4 test files | \u001b[32m12 passed\u001b[39m, \u001b[31m1 failed\u001b[39m, 1 skipped',
      'Firefox:  |████████████████████| 4/4 test files | 13 passed, 0 failed',
    ].join('\n')
    expect(countWebTestRunner(output)).toEqual({ passed: 25, failed: 1 })
  })

  it('reads the closing line of the promises and not a figure in a sentence', () => {
    expect(
      countClosingLine('promise 3: 500 passed, 0 failed attempts\n3 passed, 1 failed\n9 passed, 0 failed\n'),
    ).toEqual({
      passed: 9,
      failed: 0,
    })
  })

  it('says the sum on one line', () => {
    expect(closingLine({ passed: 212, failed: 0 })).toBe('212 passed, 0 failed')
  })
})

describe('what a step counts for', () => {
  it('believes a runner that ended well', () => {
    expect(settle({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 })
  })

  it('keeps the failures a runner has counted', () => {
    expect(settle({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 })
  })

  it('fails where no test ran, however well that ended', () => {
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  })

  it('fails where the runner broke although every test passed', () => {
    expect(settle({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
  })
})
