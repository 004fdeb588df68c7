import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * Compiles the package in the current folder to `dist`: ES modules with declarations, file by file. Runs before a package
 * without a bundle of its own is packed; the workspace imports the sources.
 */

const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
const folder = process.cwd()
const dist = join(folder, 'dist')

rmSync(dist, { recursive: true, force: true })
execFileSync(process.execPath, [join(dirname(typescript), 'bin/tsc'), '-b', join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit',
})
rmSync(join(dist, '.tsbuildinfo'))

/** The compiler rewrites `.ts` of imports in modules, and leaves it in declarations. */
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file)
  const declarations = readFileSync(path, 'utf8')
  writeFileSync(path, declarations.replaceAll(/(['"])(\.\.?\/[^'"]+)\.ts\1/g, '$1$2.js$1'))
}
