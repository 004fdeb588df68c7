import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The published packages, packed into a folder of their own: what a partner installs. */

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, unknown>>
  readonly publishConfig?: { readonly exports: Readonly<Record<string, string>> }
}

export const root = join(import.meta.dirname, '../..')
export const names = ['contract', 'sdk', 'widgets'] as const
export type PackageName = (typeof names)[number]

export const manifests = new Map<PackageName, Manifest>(
  names.map(name => [name, JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))]),
)

export const tarball = (name: PackageName, folder: string): string =>
  join(folder, `prostuti-${name}-${manifests.get(name)!.version}.tgz`)

/** Runs a tool; its output is the message when it fails. */
export function run(tool: string, args: readonly string[], cwd = root): string {
  const bin = ['publint', 'attw'].includes(tool) ? 'tests/node_modules/.bin' : 'node_modules/.bin'
  const command = ['npm', 'node', 'tar', 'diff'].includes(tool) ? tool : join(root, bin, tool)
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
}

export function pack(name: PackageName, folder: string, packer: 'pnpm' | 'npm' = 'pnpm'): void {
  run(packer, ['pack', '--pack-destination', folder], join(root, 'packages', name))
}

/** Makes `folder` install our packages from their tarballs: they name each other by versions that are in no registry. */
export function useTarballs(folder: string, manifest: Record<string, unknown>, packed: string): void {
  const files = Object.fromEntries(names.map(name => [`@prostuti/${name}`, `file:${tarball(name, packed)}`]))
  const own = (manifest.dependencies ?? {}) as Record<string, string>
  const dependencies = Object.fromEntries(Object.entries(own).map(([name, range]) => [name, files[name] ?? range]))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `overrides: ${JSON.stringify(files)}\n`)
}

export function install(folder: string): void {
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], folder)
}

type Entry = readonly [path: string, file: string]

/** What a module of each entry is, as Node finds it: no manifests, no files for `<script>` and `<link>`, no types alone. */
export function entriesOf(name: PackageName): string[] {
  const { exports, publishConfig } = manifests.get(name)!
  return Object.entries<unknown>(publishConfig?.exports ?? exports)
    .flatMap(([path, target]): Entry[] => {
      const file = fileOf(target)
      return file ? [[path, file]] : []
    })
    .flatMap(([path, file]) => (path.includes('*') ? modulesOf(name, path, file) : [path]))
    .map(path => `@prostuti/${name}${path.slice(1)}`)
}

function fileOf(target: unknown): string | undefined {
  const file = typeof target === 'object' ? (target as { default?: string } | null)?.default : target
  return typeof file === 'string' && file.endsWith('.js') ? file : undefined
}

/** Of a pattern that stands for modules, each of them. */
function modulesOf(name: PackageName, path: string, file: string): string[] {
  const [before, after] = file.split('*') as [string, string]
  const folder = join(root, 'packages', name)
  return globSync(after === '.js' ? `${before}**/*${after}` : `${before}**${after}`, { cwd: folder })
    .map(each => `./${each}`)
    .filter(each => each.length > before.length + after.length)
    .map(each => path.replace('*', each.slice(before.length, -after.length)))
}
