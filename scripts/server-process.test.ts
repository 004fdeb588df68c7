import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../tests/support/server-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prostuti-main-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A program to stand where the server's main would. */
function program(code: string): string {
  const main = join(folder, 'main.mjs')
  writeFileSync(main, code)
  return main
}

const obedient = `
  process.on('SIGTERM', () => process.exit(0))
  console.info('data in ' + process.env.PROSTUTI_DATA + ', port ' + process.env.PORT)
  const ready = { event: 'ready', site: 'http://localhost:1', partner: 'http://127.0.0.1:2', sandbox: 'http://127.0.0.1:3' }
  if (process.env.PROSTUTI_READY_LINE === '1') console.info(JSON.stringify(ready))
  setInterval(() => {}, 1000)
`

describe('a server in a process of its own', () => {
  it('gives its addresses once it is ready, and leaves no temporary folder behind', async () => {
    const server = await startServer({ main: program(obedient) })
    expect(server).toMatchObject({
      url: 'http://localhost:1',
      partnerUrl: 'http://127.0.0.1:2',
      sandboxUrl: 'http://127.0.0.1:3',
    })
    const [, dataFolder = ''] = server.output().match(/^data in (.*), port 0$/m) ?? []
    expect(existsSync(dataFolder)).toBe(true)
    await server.stop()
    expect(existsSync(dataFolder)).toBe(false)
  })

  it('can be killed, and keeps a data folder that was given to it', async () => {
    const server = await startServer({ main: program(obedient), dataFolder: folder })
    expect(await server.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    expect(() => process.kill(server.pid, 0)).toThrow('ESRCH')
    await server.stop()
    expect(existsSync(folder)).toBe(true)
  })

  it('fails with all it printed when it ends before it is ready, and leaves no folder behind', async () => {
    const main = program("console.error('data in ' + process.env.PROSTUTI_DATA); process.exit(1)")
    const error = await startServer({ main }).catch((reason: Error) => reason)
    const [, dataFolder = ''] = String(error).match(/data in (.*)/) ?? []
    expect(String(error)).toContain('ended before it was ready')
    expect(dataFolder).toMatch(/prostuti-/)
    expect(existsSync(dataFolder)).toBe(false)
  })

  it('fails with all it printed when it never gets ready, and is gone then', async () => {
    const main = program("console.info('pid', process.pid); setInterval(() => {}, 1000)")
    const error = await startServer({ main, readyWithin: 1_000 }).catch((reason: Error) => reason)
    const [, pid] = String(error).match(/pid (\d+)/) ?? []
    expect(String(error)).toContain('not ready within 1000 ms')
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false)
  })

  it('says so when it does not stop cleanly', async () => {
    const server = await startServer({ main: program(obedient.replace('process.exit(0)', 'process.exit(3)')) })
    await expect(server.stop()).rejects.toThrow('did not stop cleanly (3)')
  })
})
