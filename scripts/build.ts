import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ExpectedFailure, reportFailure } from './support/expected-failure.mjs'
import { fingerprint, readMarker, writeMarker } from './support/fingerprint.mjs'
import { startStep } from './support/progress.mjs'
import { root } from './support/root.mjs'
import { runLogged } from './support/run-logged.mjs'

type Target = {
  /** The package's name without its scope. */
  name: string
  folder: string
  /** A glob of the file without which there is nothing to build yet. */
  needs: string
  /** What its output is made of, besides its own folder, the lockfile and the shared compiler options. */
  madeOf: string[]
}

const targets: Target[] = [
  {
    name: 'widgets',
    folder: 'packages/widgets',
    needs: 'packages/widgets/build.ts',
    madeOf: ['packages/contract', 'packages/sdk'],
  },
  {
    name: 'site',
    folder: 'site',
    needs: 'site/astro.config.*',
    madeOf: [
      ...['packages/contract', 'packages/sdk', 'packages/widgets'],
      // What the docs' pages are drawn from.
      ...['.changeset', 'docs/operating.md', 'examples', 'packages/server/src/app/config.ts', 'tests/bench/rows'],
    ],
  },
]

const cache = join(root, 'node_modules/.cache/prostuti')
const inputsOf = ({ folder, madeOf }: Target) => [folder, ...madeOf, 'pnpm-lock.yaml', 'tsconfig.base.json']

function isThere({ name, needs }: Target): boolean {
  const there = globSync(needs, { cwd: root }).length > 0
  if (!there) console.info(`– ${name}: nothing to build yet (${needs})`)
  return there
}

async function buildTarget({ name }: Target): Promise<void> {
  const log = join(cache, 'logs', `build-${name}.log`)
  rmSync(log, { force: true })
  const step = startStep(`building ${name}`)
  const code = await runLogged('pnpm', ['--filter', `@prostuti/${name}`, 'build'], { log })
  if (code === 0) return step.done()
  step.fail()
  process.stderr.write(readFileSync(log, 'utf8'))
  throw new ExpectedFailure(`Building ${name} failed: the output above says why. (log: ${log})`)
}

/**
 * Builds the widgets and the site where their sources have changed since the last time, and says what it does.
 * A hash of what goes in shows whether they have, so switching branches to and fro costs one build, not a stale page.
 *
 * @param options.force builds all of it
 * @param options.only builds this one alone: `widgets`
 * @throws {ExpectedFailure} when a build fails; its output has been printed
 * @example await build()
 */
export async function build({ force = false, only = '' } = {}): Promise<void> {
  for (const target of targets.filter(each => (!only || each.name === only) && isThere(each))) {
    const marker = join(cache, `built-${target.name}`)
    const wanted = fingerprint(root, inputsOf(target))
    const current = readMarker(marker) === wanted && existsSync(join(root, target.folder, 'dist'))
    if (current && !force) continue
    rmSync(marker, { force: true })
    await buildTarget(target)
    writeMarker(marker, wanted)
  }
}

if (import.meta.main) {
  try {
    const [, , ...args] = process.argv
    await build({ force: args.includes('--force'), only: args.find(arg => !arg.startsWith('-')) })
  } catch (error) {
    process.exitCode = reportFailure(error)
  }
}
