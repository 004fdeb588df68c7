import { describe, expect, it } from 'vitest'
import {
  describeFailure,
  failuresInOutput,
  failuresOfPlaywright,
  failuresOfVitest,
  secondTriesOfPlaywright,
} from './test-failures.ts'

describe('naming what failed', () => {
  it('reads the report of vitest, with files that broke before any test', () => {
    const testResults = [
      { name: '/a.test.ts', status: 'passed', message: '', assertionResults: [{ fullName: 'fine', status: 'passed' }] },
      {
        name: '/b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'fine too', status: 'passed', failureMessages: [] },
          { fullName: 'adds up', status: 'failed', failureMessages: ['\u001b[31mexpected 2\u001b[39m\n  at b'] },
        ],
      },
      { name: '/c.test.ts', status: 'failed', message: 'Cannot find d', assertionResults: [] },
    ]
    expect(failuresOfVitest(JSON.stringify({ testResults }))).toEqual([
      { name: '/b.test.ts › adds up', why: 'expected 2\n  at b' },
      { name: '/c.test.ts', why: 'Cannot find d' },
    ])
  })

  it('reads the report of Playwright: what failed in every try, and what broke outside of the tests', () => {
    const tests = (status: string, ...messages: string[]) => [
      { status, results: messages.map(message => ({ errors: message ? [{ message }] : [] })) },
    ]
    const report = {
      suites: [
        {
          title: 'a.journey.ts',
          specs: [
            { title: 'passes', tests: tests('expected', '') },
            { title: 'passes at its second try', tests: tests('flaky', 'slow', '') },
          ],
          suites: [{ title: 'at night', specs: [{ title: 'fails', tests: tests('unexpected', 'first', 'second') }] }],
        },
      ],
      errors: [{ message: 'no server' }],
    }
    expect(failuresOfPlaywright(JSON.stringify(report))).toEqual([
      { name: 'a.journey.ts › at night › fails', why: 'second' },
      { name: 'outside of any test', why: 'no server' },
    ])
    expect(secondTriesOfPlaywright(JSON.stringify(report))).toEqual([
      { name: 'a.journey.ts › passes at its second try', why: 'slow' },
    ])
  })

  it('takes the lines that other runners mark, each once', () => {
    const output =
      '  ✓ fine\n  \u001b[31m✗ too late: 3 s\u001b[39m\n\nBroken:\n  ✗ too late: 3 s\n 𐄂 shows a list\n4 passed, 2 failed'
    expect(failuresInOutput(output).map(({ name }) => name)).toEqual(['✗ too late: 3 s', '𐄂 shows a list'])
  })

  it('takes the last lines where nothing is marked', () => {
    const output = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n')
    const [failure] = failuresInOutput(output)
    expect(failure?.why.split('\n')).toHaveLength(16)
    expect(failure?.why).toContain('line 99')
  })

  it('indents the reasons under the name', () => {
    expect(describeFailure({ name: 'a', why: 'b\nc' })).toBe('  a\n      b\n      c')
    expect(describeFailure({ name: 'a', why: '' })).toBe('  a')
  })
})
