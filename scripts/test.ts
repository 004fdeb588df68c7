import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './browser.ts'
import { ExpectedFailure, reportFailure } from './support/expected-failure.mjs'
import { startStep } from './support/progress.mjs'
import { root } from './support/root.mjs'
import { runLogged } from './support/run-logged.mjs'
import { add, type Count, closingLine, none, settle } from './test-counts.ts'
import { describeFailure, type Failure, failuresInOutput } from './test-failures.ts'
import { isThere, type Step, type Suite, steps } from './test-steps.ts'

// A suite, or the steps that are named: `npm test -- unit elements`.

type Outcome = { step: Step; count: Count }

const folder = join(root, 'node_modules/.cache/prostuti')
const logOf = ({ name }: Step) => join(folder, 'logs', `test-${name}.log`)
const reportOf = ({ name }: Step) => join(folder, 'reports', `${name}.json`)
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function choose(names: string[], suite: Suite): Step[] {
  const unknown = names.find(name => !steps.some(step => step.name === name))
  if (unknown) {
    throw new ExpectedFailure(`There is no step “${unknown}”: there are ${steps.map(step => step.name).join(', ')}.`)
  }
  if (names.length > 0) return steps.filter(step => names.includes(step.name))
  const all = steps.filter(({ suites }) => suites.includes(suite))
  for (const step of all.filter(step => !isThere(step)))
    console.info(`– ${step.name}: nothing there yet (${step.needs})`)
  return all.filter(isThere)
}

/** The environment of the steps; where no browser is to be had the steps that need one fail with the reason. */
async function prepare(chosen: Step[]): Promise<{ env: NodeJS.ProcessEnv; browserTrouble?: string }> {
  const { FORCE_COLOR: _, ...env } = process.env
  env.NO_COLOR = '1' // what runners print is read, and kept in files
  env.NODE_COMPILE_CACHE = join(folder, 'compiled') // servers are started many times, each from hundreds of sources
  if (!chosen.some(step => step.browser)) return { env }
  try {
    return { env: { ...env, CHROME_PATH: await findChromium() } }
  } catch (error) {
    return { env, browserTrouble: (error as Error).message }
  }
}

async function runCommands(step: Step, env: NodeJS.ProcessEnv): Promise<number> {
  let worst = 0
  for (const [command = '', ...args] of step.commands(reportOf(step))) {
    appendFileSync(logOf(step), `$ ${[command, ...args].join(' ')}\n`)
    const code = await runLogged(command, args, { log: logOf(step), env, minutes: step.minutes })
    worst = Math.max(worst, code)
  }
  return worst
}

function countOf(step: Step, exitCode: number): Count {
  if (!step.count) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const files = { output: read(logOf(step)), report: read(reportOf(step)) }
  try {
    return settle(step.count(files), exitCode)
  } catch (error) {
    appendFileSync(logOf(step), `\nThe runner left no report that can be read: ${(error as Error).message}\n`)
    return settle(none, 1)
  }
}

/** What failed in a step: never nothing, for the output says something where the report does not. */
function failuresOf(step: Step): Failure[] {
  const named = fromReport(step, step.failures)
  return named.length > 0 ? named : failuresInOutput(read(logOf(step)))
}

function fromReport(step: Step, reader: Step['failures']): Failure[] {
  try {
    return reader?.(read(reportOf(step))) ?? []
  } catch {
    // The log says already that the runner left no report that can be read.
    return []
  }
}

async function runStep(step: Step, env: NodeJS.ProcessEnv, browserTrouble?: string): Promise<Outcome> {
  for (const file of [logOf(step), reportOf(step)]) rmSync(file, { force: true })
  // Two lines at once cannot both rewrite the last line of a terminal.
  const line = startStep(step.name, step.lane ? { write: text => process.stdout.write(text) } : process.stdout)
  const trouble = step.browser && browserTrouble
  if (trouble) appendFileSync(logOf(step), `${trouble}\n`)
  const exitCode = trouble ? 1 : await runCommands(step, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(step) })
  const count = countOf(step, exitCode)
  if (count.failed === 0) line.done(step.count && `${count.passed} passed`)
  else {
    line.fail(step.count && closingLine(count))
    process.stdout.write(`\n${read(logOf(step))}\n`)
  }
  return { step, count }
}

function summarise(outcomes: Outcome[]): Count {
  const failed = outcomes.filter(({ count }) => count.failed > 0)
  console.info('')
  for (const { step } of outcomes) {
    const tries = fromReport(step, step.secondTries)
    if (tries.length > 0)
      console.info(`– ${step.name}: passed, but not at once:\n${tries.map(describeFailure).join('\n')}`)
  }
  for (const { step } of failed) {
    console.info(`✗ ${step.name} failed, its output: ${logOf(step)}`)
    for (const failure of failuresOf(step)) console.info(describeFailure(failure))
  }
  const total = outcomes.map(({ count }) => count).reduce(add, none)
  process.stdout.write(`${closingLine(total)}\n`)
  return total
}

async function inTurn(steps: readonly Step[], run: (step: Step) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

/** Lanes that follow one another without a step between them run side by side. */
async function inLanes(steps: readonly Step[], run: (step: Step) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < steps.length; ) {
    const alone = steps.findIndex(({ lane }, index) => index >= from && !lane)
    const beside = steps.slice(from, alone < 0 ? undefined : alone)
    const lanes = [...new Set(beside.map(({ lane }) => lane))]
    const ran = await Promise.all(
      lanes.map(lane =>
        inTurn(
          beside.filter(step => step.lane === lane),
          run,
        ),
      ),
    )
    outcomes.push(...ran.flat())
    if (alone < 0) break
    outcomes.push(await run(steps[alone]!))
    from = alone + 1
  }
  return outcomes
}

async function test(args: string[]): Promise<number> {
  const isLong = args.includes('--faults')
  const names = args.filter(arg => arg !== '--faults')
  const chosen = choose(names, isLong ? 'faults' : 'test')
  for (const name of ['logs', 'reports']) mkdirSync(join(folder, name), { recursive: true })
  const { env, browserTrouble } = await prepare(chosen)
  const outcomes = await inLanes(chosen, step => runStep(step, env, browserTrouble))
  return summarise(outcomes).failed === 0 ? 0 : 1
}

try {
  process.exitCode = await test(process.argv.slice(2))
} catch (error) {
  process.exitCode = reportFailure(error)
}
