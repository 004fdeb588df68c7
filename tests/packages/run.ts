import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * The published packages as a partner gets them: packed, linted, installed from their tarballs into a folder outside the
 * workspace, imported by Node and compiled against. Needs the widgets' build.
 */

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, unknown>>
  readonly publishConfig?: { readonly exports: Readonly<Record<string, string>> }
}

const root = join(import.meta.dirname, '../..')
const names = ['contract', 'sdk', 'widgets']
const work = mkdtempSync(join(tmpdir(), 'prostuti-packages-'))
const consumer = join(work, 'consumer')

const manifests = new Map<string, Manifest>(
  names.map(name => [name, JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))]),
)
const tarball = (name: string) => join(work, `prostuti-${name}-${manifests.get(name)!.version}.tgz`)

/** Entries that a module can import: no manifests, no files for `<script>` and `<link>`. Known once the packages are packed. */
const entries = () =>
  names.flatMap(name =>
    Object.entries(manifests.get(name)!.publishConfig?.exports ?? manifests.get(name)!.exports)
      .filter(([path]) => !path.endsWith('.json'))
      .flatMap(([path, file]) => (path.includes('*') ? modulesOf(name, path, String(file)) : [path]))
      .map(path => `@prostuti/${name}${path.slice(1)}`),
  )

/** Of a pattern that stands for modules, each of them. */
function modulesOf(name: string, path: string, file: string): string[] {
  if (!file.endsWith('.js')) return []
  const [before, after] = file.split('*') as [string, string]
  const folder = join(root, 'packages', name)
  return globSync(after === '.js' ? `${before}**/*${after}` : `${before}**${after}`, { cwd: folder })
    .map(each => `./${each}`)
    .filter(each => each.length > before.length + after.length)
    .map(each => path.replace('*', each.slice(before.length, -after.length)))
}

/** These extend `HTMLElement` when they are loaded. */
const browserEntries = ['@prostuti/widgets/elements', '@prostuti/widgets/define']

/** Runs a tool of the workspace; its output is the message when it fails. */
function run(tool: string, args: readonly string[], cwd = root): void {
  const bin =
    tool === 'publint' || tool === 'attw' ? join(root, 'tests/node_modules/.bin') : join(root, 'node_modules/.bin')
  execFileSync(join(bin, tool), args, { cwd, encoding: 'utf8', stdio: 'pipe' })
}

/** The workspace imports sources, partners the build: both by the same names, tests' helpers apart. */
function compareEntries(name: string): void {
  const { exports, publishConfig } = manifests.get(name)!
  const wanted = Object.entries(exports)
    .filter(([path]) => !path.startsWith('./testing/'))
    .map(([path, file]) => [path, String(file).replace(/^\.\/src\/(.*)\.ts$/, './dist/$1.js')])
  if (publishConfig && JSON.stringify(publishConfig.exports) !== JSON.stringify(Object.fromEntries(wanted)))
    throw new Error('publishConfig.exports is not the build of exports')
}

function install(): void {
  const files = Object.fromEntries(names.map(name => [`@prostuti/${name}`, `file:${tarball(name)}`]))
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'packages/widgets/package.json'), 'utf8'))
  const ofReact = ['react', 'react-dom', '@types/react', '@types/react-dom'].map(name => [name, devDependencies[name]])
  mkdirSync(consumer)
  writeFileSync(
    join(consumer, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: { ...files, ...Object.fromEntries(ofReact) } }),
  )
  // The packages name each other by version; the versions under test are in no registry.
  writeFileSync(join(consumer, 'pnpm-workspace.yaml'), `overrides: ${JSON.stringify(files)}\n`)
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], consumer)
}

/** An entry that is missing, or imports what its package does not declare, fails here. */
function importEntries(): void {
  const inNode = entries().filter(entry => !browserEntries.includes(entry))
  writeFileSync(join(consumer, 'import.js'), inNode.map(entry => `import '${entry}'\n`).join(''))
  execFileSync(process.execPath, ['import.js'], { cwd: consumer, encoding: 'utf8', stdio: 'pipe' })
}

/** Uses one call of each package by its type, so that types which resolve to nothing fail as well. */
const program = `
import { type Joined, operations } from '@prostuti/contract'
import { maxQuestions, paperOrder } from '@prostuti/contract/attempt'
import { createProstuti } from '@prostuti/sdk'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { createElement } from 'react'
import { ExamPlayer } from '@prostuti/widgets'

export const count: number = operations.length + maxQuestions + paperOrder([], 1).length
export const deadlineOf = (joined: Joined): string | null => joined.deadline
export const attempt = createProstuti({ platform: memoryPlatform() }).exams.openAttempt({ exam: '7', mode: 'live' })
export const player = createElement(ExamPlayer, { examId: '7' })
// @ts-expect-error an exam is named by a string
createProstuti().exams.openAttempt({ exam: 7, mode: 'live' })
`

function compile(moduleResolution: 'nodenext' | 'bundler'): void {
  const typesOnly = entries()
    .map(entry => `import type {} from '${entry}'\n`)
    .join('')
  writeFileSync(join(consumer, 'program.ts'), typesOnly + program)
  const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module,
    moduleResolution,
  }
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  run('tsc', ['-p', consumer])
}

let [passed, failed] = [0, 0]

function check(title: string, run: () => void): void {
  try {
    run()
    passed++
    console.info(`✓ ${title}`)
  } catch (error) {
    failed++
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
    console.error(`✗ ${title}\n${message}\n${stdout}${stderr}`)
  }
}

try {
  for (const name of names) {
    check(`${name} packs`, () => run('pnpm', ['pack', '--pack-destination', work], join(root, 'packages', name)))
    check(`${name} has the same entries in the workspace and in its tarball`, () => compareEntries(name))
    check(`publint finds nothing in ${name}`, () => run('publint', [tarball(name), '--strict']))
    check(`attw finds the types of ${name}`, () => run('attw', [tarball(name), '--profile', 'esm-only']))
  }
  check('the tarballs install outside the workspace', install)
  check('Node imports every entry', importEntries)
  for (const resolution of ['nodenext', 'bundler'] as const)
    check(`a program compiles against the types, module resolution ${resolution}`, () => compile(resolution))
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
