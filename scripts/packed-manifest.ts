import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './support/root.mjs'

/*
 * While the package in the current folder is packed its package.json says what partners get: entries of the build and the versions of its
 * neighbours, and the workspace's licence lies beside it. pnpm does that by itself, npm does not; so both make the same tarball.
 * `write` before, `restore` after.
 */

type Manifest = Record<string, unknown> & { version: string; dependencies?: Record<string, string> }

const folder = process.cwd()
const manifest = join(folder, 'package.json')
const kept = join(root, 'node_modules/.cache/prostuti/manifests', `${basename(folder)}.json`)

const licence = join(folder, 'LICENSE')

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))

/** Puts the workspace's own back, also after a run that was cut off. */
function restore(): void {
  if (existsSync(kept)) renameSync(kept, manifest)
  rmSync(licence, { force: true })
}

function write(): void {
  restore()
  const text = readFileSync(manifest, 'utf8')
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, text)
  copyFileSync(join(root, 'LICENSE'), licence)
  writeFileSync(manifest, JSON.stringify(published(JSON.parse(text)), null, 2))
}

/** Scripts and tools are the workspace's. */
function published({ scripts, devDependencies, publishConfig, dependencies, ...rest }: Manifest): Manifest {
  return {
    ...rest,
    ...(publishConfig as Partial<Manifest> | undefined),
    ...(dependencies && { dependencies: withVersions(dependencies) }),
  }
}

function withVersions(dependencies: Record<string, string>): Record<string, string> {
  const versionOf = (name: string) => read(join(root, 'packages', basename(name), 'package.json')).version
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, range === 'workspace:*' ? versionOf(name) : range]),
  )
}

if (process.argv[2] === 'write') write()
else restore()
