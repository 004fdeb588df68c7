import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseNode, environmentFor } from './choose-node.mjs'

let project: string
const old = { path: '/usr/bin/node', version: 'v20.20.2' }

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'prostuti-node-'))
})
afterEach(() => rmSync(project, { recursive: true }))

function packageNode(script: string): string {
  const path = join(project, 'node_modules/.bin/node')
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

describe('the Node that runs everything', () => {
  it.each(['v24.0.0', 'v26.1.0'])('is the one already running when it is %s', version => {
    expect(chooseNode(project, { path: '/opt/node', version })).toBe('/opt/node')
  })

  it('is the packaged one where the machine brings an older one', () => {
    const packaged = packageNode('echo v24.21.0')
    expect(chooseNode(project, old)).toBe(packaged)
  })

  it('is asked for in one sentence where none is packaged', () => {
    expect(() => chooseNode(project, old)).toThrow('install Node 24 from https://nodejs.org')
  })

  it('is asked for where the packaged one does not run on this machine', () => {
    packageNode('exit 127')
    expect(() => chooseNode(project, old)).toThrow(/Node 24 is needed, this is v20\.20\.2/)
  })

  it('is found first by everything it starts', () => {
    expect(environmentFor(project, '/opt/24/bin/node').PATH).toMatch(/^\/opt\/24\/bin:/)
  })
})
