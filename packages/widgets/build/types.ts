import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { declarations } from './declarations.ts'

/** Makes `dist/types` of what the compiler says of our sources; the entries' files are what `exports` names. */
export function buildTypes(root: string): void {
  const workspace = join(root, '../..')
  const compiler = join(
    dirname(createRequire(join(workspace, 'package.json')).resolve('typescript/package.json')),
    'bin/tsc',
  )
  execFileSync(process.execPath, [compiler, '-b', root], { stdio: 'inherit' })
  const emitted = join(workspace, 'node_modules/.cache/types/widgets/src')
  for (const file of globSync('**/*.d.ts', { cwd: emitted })) {
    if (!isPublic(root, file)) continue
    const target = join(root, 'dist/types', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, namedAsBuilt(readFileSync(join(emitted, file), 'utf8')))
  }
  const written = globSync('entries/frameworks/*.d.ts', { cwd: join(root, 'src') }).map(file => [
    file,
    namedAsBuilt(readFileSync(join(root, 'src', file), 'utf8')),
  ])
  for (const [file, text] of [...written, ...Object.entries(declarations)] as [string, string][]) {
    const target = join(root, 'dist/types', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}

/** Suites are not, nor what the builds alone read, nor what the compiler's folder remembers of sources that are gone. */
function isPublic(root: string, file: string): boolean {
  const source = join(root, 'src', file.replace(/\.d\.ts$/, ''))
  return (
    !/\.(test|entry)\.d\.ts$|(^|\/)testing\//.test(file) && (existsSync(`${source}.ts`) || existsSync(`${source}.tsx`))
  )
}

/** Declarations name their neighbours as the sources do, `.ts`; a partner's compiler looks for `.js` and finds `.d.ts`. */
const namedAsBuilt = (declarations: string): string =>
  declarations.replace(/(['"])(\.\.?\/[^'"]+)\.tsx?\1/g, '$1$2.js$1')
