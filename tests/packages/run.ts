import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  entriesOf,
  install,
  manifests,
  names,
  type PackageName,
  pack,
  root,
  run,
  tarball,
  useTarballs,
} from './packed.ts'
import { drawing, jsxPrograms, program } from './programs.ts'

/*
 * The published packages as a partner gets them: packed, linted, installed from their tarballs into a folder outside the
 * workspace, imported by Node and compiled against.
 */

const work = mkdtempSync(join(tmpdir(), 'prostuti-packages-'))
const consumer = join(work, 'consumer')
const entries = () => names.flatMap(entriesOf)

/** The workspace imports sources, partners the build: both by the same names, tests' helpers apart. */
function compareEntries(name: PackageName): void {
  const { exports, publishConfig } = manifests.get(name)!
  const built = (file: unknown): unknown =>
    typeof file === 'string'
      ? file.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1.js')
      : Object.fromEntries(Object.entries(file as object).map(([condition, each]) => [condition, built(each)]))
  const wanted = Object.entries(exports)
    .filter(([path]) => !path.startsWith('./testing/'))
    .map(([path, file]) => [path, built(file)])
  if (publishConfig && JSON.stringify(publishConfig.exports) !== JSON.stringify(Object.fromEntries(wanted)))
    throw new Error('publishConfig.exports is not the build of exports')
}

/** File by file; the archive itself holds the packer's own order. */
function compareWithNpm(name: PackageName): void {
  const [byPnpm, byNpm] = ['pnpm', 'npm'].map(packer => join(work, packer)) as [string, string]
  mkdirSync(byNpm)
  pack(name, byNpm, 'npm')
  mkdirSync(byPnpm)
  run('tar', ['-xzf', tarball(name, work), '-C', byPnpm])
  run('tar', ['-xzf', tarball(name, byNpm), '-C', byNpm])
  run('diff', ['-rq', join(byPnpm, 'package'), join(byNpm, 'package')])
}

/** Versions of what a consumer brings itself. */
function ofWidgets(...wanted: string[]): Record<string, string> {
  const { devDependencies, dependencies } = JSON.parse(
    readFileSync(join(root, 'packages/widgets/package.json'), 'utf8'),
  )
  return Object.fromEntries(wanted.map(name => [name, { ...dependencies, ...devDependencies }[name]]))
}

function installConsumer(): void {
  const own = Object.fromEntries(names.map(name => [`@prostuti/${name}`, '*']))
  const frameworks = ofWidgets('react', 'react-dom', '@types/react', '@types/react-dom', 'preact')
  const dependencies = { ...own, ...frameworks, 'solid-js': '1.9.20' }
  useTarballs(consumer, { private: true, type: 'module', dependencies }, work)
  install(consumer)
}

/** An entry that is missing, or imports what its package does not declare, fails here. */
function importEntries(): void {
  writeFileSync(
    join(consumer, 'import.js'),
    entries()
      .map(entry => `import '${entry}'\n`)
      .join(''),
  )
  run('node', ['import.js'], consumer)
}

function drawOnServer(): void {
  writeFileSync(join(consumer, 'draw.js'), drawing)
  run('node', ['draw.js'], consumer)
}

const strict = { strict: true, noEmit: true, target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'] }

function compile(file: string, text: string, compilerOptions: Record<string, unknown>): void {
  writeFileSync(join(consumer, file), text)
  const config = { compilerOptions: { ...strict, ...compilerOptions }, files: [file] }
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify(config))
  run('tsc', ['-p', consumer])
}

function compileProgram(moduleResolution: 'nodenext' | 'bundler'): void {
  const typesOnly = entries().map(entry => `import type {} from '${entry}'\n`)
  const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
  compile('program.ts', typesOnly.join('') + program, { module, moduleResolution })
}

function compileJsx(framework: keyof typeof jsxPrograms): void {
  const types = framework.replace('-js', '')
  const jsx = framework === 'solid-js' ? 'preserve' : 'react-jsx'
  const options = { module: 'esnext', moduleResolution: 'bundler', jsx, jsxImportSource: framework, skipLibCheck: true }
  compile(`${types}.tsx`, `import type {} from '@prostuti/widgets/types/${types}'\n${jsxPrograms[framework]}`, options)
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
    check(`${name} packs`, () => pack(name, work))
    check(`${name} has the same entries in the workspace and in its tarball`, () => compareEntries(name))
    check(`publint finds nothing in ${name}`, () => run('publint', [tarball(name, work), '--strict']))
    check(`attw finds the types of ${name}`, () => run('attw', [tarball(name, work), '--profile', 'esm-only']))
  }
  check('npm packs the same files as pnpm', () => compareWithNpm('widgets'))
  check('the manifest of elements names choices, members and every event', () => {
    const manifest = readFileSync(join(root, 'packages/widgets/dist/custom-elements.json'), 'utf8')
    const declarations = JSON.parse(manifest).modules.flatMap((each: { declarations: object[] }) => each.declarations)
    const player = declarations.find((each: { tagName: string }) => each.tagName === 'prostuti-exam-player')
    const mode = player.attributes.find((each: { name: string }) => each.name === 'mode')
    assert.deepEqual([mode.type.text, mode.default, mode.fieldName], ["'live' | 'archive'", 'live', 'mode'])
    assert.ok(player.members.some((each: { attribute: string }) => each.attribute === 'exam-id'))
    const submitted = player.events.find((each: { name: string }) => each.name === 'prostuti-submitted')
    assert.match(submitted.type.text, /^CustomEvent<\{ receipt: /)
  })
  check('the READMEs list what the packages hold', () => run('node', ['tests/packages/readmes.ts', '--check']))
  check('the tarballs install outside the workspace', installConsumer)
  check('Node imports every entry', importEntries)
  check('React draws every component on a server', drawOnServer)
  for (const resolution of ['nodenext', 'bundler'] as const)
    check(`a program compiles against the types, module resolution ${resolution}`, () => compileProgram(resolution))
  for (const framework of Object.keys(jsxPrograms) as (keyof typeof jsxPrograms)[])
    check(`elements are typed in JSX of ${framework}`, () => compileJsx(framework))
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
