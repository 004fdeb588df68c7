import { cpSync, globSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** What builds and installations make. */
const made = new Set(['.astro', '.cache', '.git', '.prostuti', 'dist', 'node_modules', 'test-results'])

/** Copies the workspace's sources. Installed packages are the workspace's own, and the workspace's are those of the copy. */
export function copyWorkspace(copy: string): void {
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: source => !made.has(basename(source)) })
  const manifests = globSync(['package.json', 'packages/*/package.json', 'site/package.json', 'tests/package.json'], {
    cwd: root,
  })
  for (const folder of manifests.map(dirname)) linkModules(copy, join(folder, 'node_modules'))
}

function linkModules(copy: string, modules: string): void {
  const isModule = (name: string) => name === '.bin' || !name.startsWith('.')
  for (const name of readdirSync(join(root, modules)).filter(isModule)) {
    if (!name.startsWith('@')) link(copy, join(modules, name))
    else for (const scoped of readdirSync(join(root, modules, name))) link(copy, join(modules, name, scoped))
  }
}

function link(copy: string, path: string): void {
  const target = realpathSync(join(root, path))
  const inside = relative(realpathSync(root), target)
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  symlinkSync(/^\.\.|node_modules/.test(inside) ? target : join(copy, inside), join(copy, path))
}
