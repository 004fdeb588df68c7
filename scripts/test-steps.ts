import { globSync } from 'node:fs'
import { root } from './support/root.mjs'
import { type Count, countClosingLine, countPlaywright, countVitest, countWebTestRunner } from './test-counts.ts'

/** One of the things that `npm test` does. */
export type Step = {
  name: string
  /** Run one after the other, each even if the one before it failed. */
  commands(report: string): string[][]
  /** A glob of the file without which there is nothing to run yet. */
  needs?: string
  /** It opens a Chromium, named to it in `CHROME_PATH`. */
  browser?: boolean
  /** Reads the tests it ran; without it the step counts as one. */
  count?(files: { output: string; report: string }): Count
  /** Ended after as many. */
  minutes?: number
}

const ifAny = (glob: string, command: string[]): string[][] =>
  globSync(glob, { cwd: root }).length > 0 ? [command] : []
const inPackage = (name: string, script: string, ...args: string[]) => [
  'pnpm',
  '--filter',
  `@prostuti/${name}`,
  script,
  ...args,
]

/** All that CI runs, cheap first. What checks the packages as partners get them (publint, attw) belongs after the build. */
export const steps: Step[] = [
  {
    name: 'lint',
    commands: () => [
      ['biome', 'check', '.'],
      ...ifAny('site/src/**/*.astro', ['prettier', '--check', 'site/**/*.astro']),
    ],
  },
  {
    name: 'types',
    commands: () => [['tsc', '-b'], ...ifAny('site/astro.config.*', inPackage('site', 'types'))],
  },
  {
    name: 'build',
    commands: () => [[process.execPath, 'scripts/build.ts']],
  },
  {
    name: 'unit',
    browser: true,
    commands: report => [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
    count: ({ report }) => countVitest(report),
  },
  {
    name: 'elements',
    needs: 'packages/widgets/web-test-runner.config.*',
    browser: true,
    commands: () => [inPackage('widgets', 'test:elements')],
    count: ({ output }) => countWebTestRunner(output),
  },
  {
    name: 'journeys',
    needs: 'tests/playwright.config.ts',
    browser: true,
    commands: () => [inPackage('tests', 'journeys', '--reporter=list,json')],
    count: ({ report }) => countPlaywright(report),
    minutes: 30,
  },
  {
    name: 'promises',
    needs: 'tests/promises/run.ts',
    browser: true,
    commands: () => [inPackage('tests', 'promises', '--short')],
    count: ({ output }) => countClosingLine(output),
    minutes: 30,
  },
]

/** Whether what a step runs is there. */
export const isThere = ({ needs }: Step): boolean => !needs || globSync(needs, { cwd: root }).length > 0
