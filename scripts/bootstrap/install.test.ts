import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint, writeMarker } from '../support/fingerprint.mjs'
import { explainInstallFailure, installFingerprint, isInstalled, manifests } from './install.mjs'

let project: string

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'prostuti-install-'))
  write('package.json', '{}')
  write('pnpm-lock.yaml', 'lockfileVersion: 9.0')
  write('pnpm-workspace.yaml', "packages: ['packages/*']")
  write('packages/sdk/package.json', '{ "dependencies": { "ofetch": "1.5.1" } }')
  write('packages/sdk/node_modules/ofetch/package.json', '{}')
  writeMarker(join(project, 'node_modules/.prostuti-install'), installFingerprint(project))
})

afterEach(() => rmSync(project, { recursive: true }))

describe('whether the packages must be installed', () => {
  it('leaves an installation alone that the lockfile still describes', () => {
    expect(isInstalled(project)).toBe(true)
  })

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages/sdk/package.json'])(
    'installs again when %s changes',
    path => {
      write(path, '{ "name": "changed" }')
      expect(isInstalled(project)).toBe(false)
    },
  )

  it('installs again when a package joins the workspace', () => {
    write('packages/widgets/package.json', '{}')
    expect(isInstalled(project)).toBe(false)
  })

  it('installs again when the modules of one package were cleaned away', () => {
    rmSync(join(project, 'packages/sdk/node_modules'), { recursive: true })
    expect(isInstalled(project)).toBe(false)
  })

  it('is not taken in by a node_modules folder that an interrupted installation left', () => {
    rmSync(join(project, 'node_modules/.prostuti-install'))
    expect(isInstalled(project)).toBe(false)
  })

  it('looks at the packages of the workspace and at no package that was installed', () => {
    expect(manifests(project)).toEqual(['package.json', 'packages/sdk/package.json'])
  })
})

describe('what a failed installation says', () => {
  it.each([
    ['npm error code EAI_AGAIN', 'The package registry could not be reached'],
    ['npm error code ENOTFOUND', 'The package registry could not be reached'],
    ['npm error code ECONNREFUSED', 'The package registry could not be reached'],
    ['npm error code ENOSPC', 'The disk is full'],
    ['npm error code EACCES', 'A file could not be written'],
    ['ERR_PNPM_OUTDATED_LOCKFILE', 'pnpm-lock.yaml does not fit'],
    ['something nobody has seen', 'Installing the packages failed'],
  ])('turns “%s” into a sentence that says what to do', (output, sentence) => {
    expect(explainInstallFailure(output)).toContain(sentence)
  })
})

describe('the fingerprint of sources', () => {
  it('stays when a test or something built changes, and goes with a source, its name or its place', () => {
    write('packages/sdk/src/client.ts', 'export const a = 1')
    const before = fingerprint(project, ['packages/sdk'])
    write('packages/sdk/src/client.test.ts', 'a test')
    write('packages/sdk/dist/index.js', 'built')
    expect(fingerprint(project, ['packages/sdk'])).toBe(before)
    write('packages/sdk/src/client.ts', 'export const a = 2')
    const changed = fingerprint(project, ['packages/sdk'])
    expect(changed).not.toBe(before)
    rmSync(join(project, 'packages/sdk/src/client.ts'))
    write('packages/sdk/src/renamed.ts', 'export const a = 2')
    expect(fingerprint(project, ['packages/sdk'])).not.toBe(changed)
  })

  it('distinguishes the same files on another platform', () => {
    expect(fingerprint(project, ['packages'], 'linux x64')).not.toBe(fingerprint(project, ['packages'], 'darwin arm64'))
  })
})
