import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { elapsedSince, startStep } from './progress.mjs'
import { runLogged } from './run-logged.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prostuti-run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** A Node that runs a piece of code, and what it has printed. */
function runCode(code: string): { child: ChildProcess; printed: () => string } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', chunk => (text += chunk))
  return { child, printed: () => text }
}

/** A program that counts the wishes to stop it hears, and ends with code 7 half a second after the first. */
const careful = `
  let heard = 0
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {
    if (++heard === 1) setTimeout(() => { console.info(signal, heard); process.exit(7) }, 500)
  })
  setInterval(() => {}, 1000)
  console.info('up')
`

describe('a command with a log', () => {
  it('keeps all it prints, in order, and hands on its exit code', async () => {
    const log = join(folder, 'deep/log')
    expect(await runLogged('sh', ['-c', 'echo one; echo two >&2; exit 3'], { log })).toBe(3)
    expect(readFileSync(log, 'utf8')).toBe('one\ntwo\n')
  })

  it('is ended with all it started when it takes too long, and says so', async () => {
    const log = join(folder, 'log')
    const code = await runLogged('sh', ['-c', 'sleep 600 & echo $!; wait'], { log, minutes: 0.01 })
    const output = readFileSync(log, 'utf8')
    expect(code).not.toBe(0)
    expect(output).toContain('No end after')
    expect(() => process.kill(Number.parseInt(output, 10), 0)).toThrow('ESRCH')
  })

  it('fails by name when there is no such program', async () => {
    await expect(runLogged('no-such-program', [], { log: join(folder, 'log') })).rejects.toThrow('ENOENT')
  })
})

describe('a program in the foreground', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'hears %s once, stops in its own time and gives its exit code',
    async signal => {
      const { child, printed } = runCode(`
      import { runInForeground } from ${module('./run-in-foreground.mjs')}
      process.exitCode = await runInForeground(process.execPath, ['-e', ${JSON.stringify(careful)}])
    `)
      await vi.waitUntil(() => printed().includes('up'), { timeout: 60_000 })
      child.kill(signal)
      const [code] = await once(child, 'exit')
      expect(code).toBe(7)
      expect(printed()).toContain(`${signal} 1`)
    },
  )

  it('that died of a signal ends as a shell would say it', async () => {
    const { child } = runCode(`
      import { runInForeground } from ${module('./run-in-foreground.mjs')}
      process.exitCode = await runInForeground('sh', ['-c', 'kill -KILL $$'])
    `)
    expect(await once(child, 'exit')).toEqual([137, null])
  })
})

describe('the line of a step', () => {
  it('speaks up at least every 30 seconds where there is no terminal', () => {
    vi.useFakeTimers()
    const lines: string[] = []
    const step = startStep('unit', { write: text => lines.push(text) })
    vi.advanceTimersByTime(61_000)
    step.done('5 passed')
    vi.useRealTimers()
    expect(lines).toEqual([
      '… unit\n',
      '… unit  20.0 s\n',
      '… unit  40.0 s\n',
      '… unit  1 min 00 s\n',
      '✓ unit  1 min 01 s  5 passed\n',
    ])
  })

  it('is rewritten in place on a terminal', () => {
    const lines: string[] = []
    startStep('unit', { isTTY: true, write: text => lines.push(text) }).fail()
    expect(lines).toEqual(['… unit  0.0 s', '\r\u001b[K✗ unit  0.0 s\n'])
  })

  it('gives minutes where seconds would be hard to read', () => {
    expect(elapsedSince(performance.now() - 185_000)).toBe('3 min 05 s')
  })
})
