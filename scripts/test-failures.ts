import { stripVTControlCharacters } from 'node:util'

/** A test that failed, and the first lines of why. */
export type Failure = { name: string; why: string }

const linesOfWhy = 8

const firstLines = (text: string): string => stripVTControlCharacters(text).trim().split('\n', linesOfWhy).join('\n')

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Reads the JSON report of vitest, with the files that broke before their tests ran. */
export function failuresOfVitest(report: string): Failure[] {
  const { testResults }: VitestReport = JSON.parse(report)
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [{ name: file, why: firstLines(message) }]
      return failed.map(each => ({
        name: `${file} › ${each.fullName}`,
        why: firstLines(each.failureMessages.join('\n')),
      }))
    })
}

type PlaywrightError = { message?: string }
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: PlaywrightError[] }
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string; results: { errors?: PlaywrightError[] }[] }[] }[]
}

/** Reads the JSON report of Playwright: what failed in every try, and what broke outside of any test. */
export function failuresOfPlaywright(report: string): Failure[] {
  const { suites, errors }: PlaywrightReport = JSON.parse(report)
  const outside = errors.map(error => failure('outside of any test', [error]))
  return [...suites.flatMap(suite => testsIn(suite, 'unexpected', [])), ...outside]
}

/** Reads the JSON report of Playwright: what passed, but not at its first try, and why that failed. */
export function secondTriesOfPlaywright(report: string): Failure[] {
  const { suites }: PlaywrightReport = JSON.parse(report)
  return suites.flatMap(suite => testsIn(suite, 'flaky', []))
}

function testsIn(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  wanted: string,
  above: readonly string[],
): Failure[] {
  const path = [...above, title]
  const own = specs.flatMap(spec =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => failure([...path, spec.title].join(' › '), lastErrors(results))),
  )
  return [...own, ...suites.flatMap(suite => testsIn(suite, wanted, path))]
}

const lastErrors = (tries: readonly { errors?: PlaywrightError[] }[]): PlaywrightError[] =>
  tries.flatMap(({ errors = [] }) => (errors.length > 0 ? [errors] : [])).at(-1) ?? []

const failure = (name: string, errors: readonly PlaywrightError[]): Failure => ({
  name,
  why: firstLines(errors.map(({ message = '' }) => message).join('\n')),
})

/** How the other runners mark a test that failed. */
const mark = /^\s*(?:✗|❌|𐄂|×)\s+\S/u

/** Reads what any other runner prints: its marked lines, or its last ones where it marks none. */
export function failuresInOutput(output: string): Failure[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n')
  const marked = [...new Set(lines.filter(line => mark.test(line)).map(line => line.trim()))]
  if (marked.length > 0) return marked.map(name => ({ name, why: '' }))
  return [{ name: 'its last lines', why: lines.slice(-2 * linesOfWhy).join('\n') }]
}

/** Indented lines. */
export function describeFailure({ name, why }: Failure): string {
  return [`  ${name}`, ...(why ? why.split('\n').map(line => `      ${line}`) : [])].join('\n')
}
