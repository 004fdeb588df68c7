import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from './support/root.mjs'
import { type Count, countClosingLine, countPlaywright, countVitest, countWebTestRunner } from './test-counts.ts'
import { type Failure, failuresOfPlaywright, failuresOfVitest, secondTriesOfPlaywright } from './test-failures.ts'

/** What each commit has to pass (`npm test`), and what takes long (`npm run test:faults`); CI runs both (decision 0012). */
export type Suite = 'test' | 'faults'

/** One of the things that a suite does. */
export type Step = {
  name: string
  suites: readonly Suite[]
  /** Run one after the other, each even if the one before it failed. */
  commands(report: string): string[][]
  /** A glob of the file without which there is nothing to run yet. */
  needs?: string
  /** It opens a Chromium, named to it in `CHROME_PATH`. */
  browser?: boolean
  /** Reads the tests it ran; without it the step counts as one. */
  count?(files: { output: string; report: string }): Count
  /** Names what failed, from the report; without it the lines that the output marks are taken. */
  failures?(report: string): Failure[]
  /** Names what passed, but not at its first try. */
  secondTries?(report: string): Failure[]
  /** Ended after as many. */
  minutes?: number
  /**
   * Steps of one lane run one after the other, beside those of the other lanes; a step without a lane runs alone. Browsers
   * and servers mostly wait in a test, so lanes keep both cores busy.
   */
  lane?: string
}

/** The numbers of the promises that `tests/promises` holds. */
const promiseNumbers = (): number[] =>
  globSync('tests/promises/[0-9][0-9]-*.ts', { cwd: root })
    .map(file => Number(basename(file).slice(0, 2)))
    .sort((a, b) => a - b)

/** These take seconds. */
const quickPromises: readonly number[] = [3, 4, 14, 15, 18, 19, 22, 23, 24, 25, 30, 32]
/** These take half a minute each, and run in the lane of the browsers, which is the shorter one. */
const besideUnits = [12, 16]
/** A start of the server or a second is the limit, which needs the processors: these promises run alone. */
const promisesAlone = [1, 27]
/**
 * Limits of ten seconds and more: these promises run after everything else, in lanes of about equal length. They wait
 * for timeouts and restarts most of the time, so they do not hold each other up.
 */
const timedPromises = { faults: [2, 26], networks: [7, 33], clocks: [9, 10, 28] } as const
/** These run after the browsers' own steps, whose lane is the shorter one. */
const besideServices = [13, 17, 20]
const setApart: readonly number[] = [
  ...quickPromises,
  ...besideUnits,
  ...promisesAlone,
  ...besideServices,
  ...Object.values(timedPromises).flat(),
]

/** Rows of the bench that are the same on every machine. */
const quietRows = ['browser-loader-weight', 'browser-player-weight-before', 'browser-player-weight']

function promises(numbers: () => readonly number[], suite: Suite = 'faults'): Omit<Step, 'name'> {
  return {
    suites: [suite],
    needs: 'tests/promises/run.ts',
    browser: true,
    commands: () => [inPackage('tests', 'promises', '--short', ...numbers().map(String))],
    count: ({ output }) => countClosingLine(output),
    minutes: 40,
  }
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

function journeys(project: 'pages' | 'long'): Omit<Step, 'name'> {
  return {
    suites: [project === 'pages' ? 'test' : 'faults'],
    needs: 'tests/playwright.config.ts',
    browser: true,
    commands: () => [inPackage('tests', 'journeys', `--project=${project}`, '--reporter=list,json')],
    count: ({ report }) => countPlaywright(report),
    failures: failuresOfPlaywright,
    secondTries: secondTriesOfPlaywright,
    lane: 'browsers',
    minutes: 40,
  }
}

/** In each suite the build, which others need, then two lanes of about equal length; in the long one at last what has time limits. */
export const steps: Step[] = [
  {
    name: 'build',
    suites: ['test', 'faults'],
    commands: () => [[process.execPath, 'scripts/build.ts']],
  },
  {
    name: 'lint',
    suites: ['test'],
    commands: () => [
      ['biome', 'check', '.'],
      ['knip'],
      ...ifAny('site/src/**/*.astro', ['prettier', '--check', '{site,tests}/**/*.astro']),
    ],
    lane: 'services',
  },
  {
    name: 'types',
    suites: ['test'],
    commands: () => [['tsc', '-b'], ...ifAny('site/astro.config.*', inPackage('site', 'types'))],
    lane: 'services',
  },
  {
    name: 'packages',
    suites: ['test'],
    needs: 'tests/packages/run.ts',
    commands: () => [inPackage('tests', 'packages')],
    count: ({ output }) => countClosingLine(output),
    lane: 'browsers',
  },
  {
    name: 'unit',
    suites: ['test'],
    browser: true,
    commands: report => [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
    count: ({ report }) => countVitest(report),
    failures: failuresOfVitest,
    minutes: 40,
    lane: 'services',
  },
  {
    name: 'elements',
    suites: ['test'],
    needs: 'packages/widgets/web-test-runner.config.*',
    browser: true,
    commands: () => [inPackage('widgets', 'test:elements')],
    count: ({ output }) => countWebTestRunner(output),
    lane: 'browsers',
  },
  { name: 'journeys', ...journeys('pages') },
  { name: 'promises-quick', ...promises(() => quickPromises, 'test'), lane: 'services' },
  { name: `promises-${besideUnits.join('-')}`, ...promises(() => besideUnits, 'test'), lane: 'browsers' },
  { name: 'journeys-long', ...journeys('long') },
  {
    name: 'other-browsers',
    suites: ['faults'],
    needs: 'tests/other-browsers/run.ts',
    commands: () => [inPackage('tests', 'other-browsers')],
    count: ({ output }) => countClosingLine(output),
    lane: 'browsers',
  },
  {
    name: 'wordpress',
    suites: ['faults'],
    needs: 'tests/examples/wordpress/run.ts',
    browser: true,
    commands: () => [inPackage('tests', 'wordpress')],
    count: ({ output }) => countClosingLine(output),
    // After the browsers: two calls of apt-get at once refuse each other.
    lane: 'browsers',
  },
  {
    name: 'examples',
    suites: ['faults'],
    needs: 'tests/examples/run.ts',
    browser: true,
    commands: () => [inPackage('tests', 'examples')],
    count: ({ output }) => countClosingLine(output),
    lane: 'services',
  },
  {
    name: 'places',
    suites: ['faults'],
    needs: 'tests/places/run.ts',
    browser: true,
    commands: () => [inPackage('tests', 'places')],
    count: ({ output }) => countClosingLine(output),
    lane: 'services',
  },
  {
    name: 'figures',
    suites: ['faults'],
    needs: 'tests/bench/run.ts',
    browser: true,
    // Weights do not depend on how fast or busy the machine is.
    commands: () => [inPackage('tests', 'bench', ...quietRows, '--strict')],
    lane: 'browsers',
  },
  {
    name: 'new-feature',
    suites: ['faults'],
    needs: 'tests/new-feature/run.ts',
    commands: () => [inPackage('tests', 'new-feature')],
    count: ({ output }) => countClosingLine(output),
    lane: 'services',
  },
  {
    name: 'promises',
    ...promises(() => promiseNumbers().filter(number => !setApart.includes(number))),
    lane: 'services',
  },
  { name: `promises-${besideServices.join('-')}`, ...promises(() => besideServices), lane: 'browsers' },
  { name: `promises-${promisesAlone.join('-')}`, ...promises(() => promisesAlone) },
  ...Object.entries(timedPromises).map(([lane, numbers]) => ({
    name: `promises-${numbers.join('-')}`,
    ...promises(() => numbers),
    lane,
  })),
]

/** Whether what a step runs is there. */
export const isThere = ({ needs }: Step): boolean => !needs || globSync(needs, { cwd: root }).length > 0
