import { readdirSync } from 'node:fs'
import type { ProductPromise } from './runner/define-promise.ts'
import { keepPromise } from './runner/keep-promise.ts'
import type { Finding } from './runner/trial.ts'
import { stopSharedCluster } from './support/shared-cluster.ts'

/*
 * Tries the promises that the product makes under load, faults and attack:
 *   node promises/run.ts               all of them, with the figures of the promises' table
 *   node promises/run.ts --short       all of them, with smaller figures
 *   node promises/run.ts 1 3           some of them
 */

const say = (line: string) => console.info(line)

async function main(args: readonly string[]): Promise<void> {
  const short = args.includes('--short')
  const wanted = args.filter(arg => /^\d+$/.test(arg)).map(Number)
  const unknown = args.filter(arg => arg !== '--short' && arg !== '--' && !/^\d+$/.test(arg))
  if (unknown.length > 0)
    throw new Error(`What is ${unknown.join(' ')}? Numbers of promises and --short are understood.`)

  const findings: Finding[] = []
  for (const promise of await findPromises(wanted)) findings.push(...(await keepPromise(promise, { short, say })))
  await stopSharedCluster()

  const failed = findings.filter(finding => !finding.holds)
  if (failed.length > 0) say(`\nBroken:\n${failed.map(({ label, figures }) => `  ✗ ${label}: ${figures}`).join('\n')}`)
  say(`\n${findings.length - failed.length} passed, ${failed.length} failed`)
  // A broken promise may leave a connection open; what it has found is reported all the same.
  process.exit(failed.length > 0 || findings.length === 0 ? 1 : 0)
}

/** Those with these numbers, or all; a number that no file has is an error. */
async function findPromises(wanted: readonly number[]): Promise<ProductPromise[]> {
  const files = readdirSync(import.meta.dirname).filter(name => /^\d\d-[\w-]+\.ts$/.test(name))
  const numbers = files.map(name => Number(name.slice(0, 2)))
  const missing = wanted.filter(number => !numbers.includes(number))
  if (missing.length > 0) throw new Error(`No such promise here: ${missing.join(', ')}`)
  const chosen = files.filter((_, index) => wanted.length === 0 || wanted.includes(numbers[index]!)).sort()
  return Promise.all(chosen.map(async name => ((await import(`./${name}`)) as { default: ProductPromise }).default))
}

await main(process.argv.slice(2))
