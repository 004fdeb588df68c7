import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ChildLimitError, ChildRefusal, type RunChildOptions, runChild } from './run-child.ts'
import type { HungryTask } from './testing/hungry-child.ts'

async function run(what: HungryTask, more: Partial<RunChildOptions<string>> = {}): Promise<string[]> {
  const said: string[] = []
  await runChild(
    { what },
    {
      file: join(import.meta.dirname, 'testing', 'hungry-child.ts'),
      nodeFlags: ['--max-old-space-size=64'],
      onSaid: (text: string) => void said.push(text),
      ...more,
    },
  )
  return said
}

describe('a task in a process of its own', () => {
  it('hands back what the child says', async () => {
    expect(await run('answer')).toEqual(['here'])
  })

  it('distinguishes a refusal from a crash', async () => {
    await expect(run('refuse')).rejects.toEqual(new ChildRefusal('no'))
    await expect(run('crash')).rejects.toThrow('not foreseen')
  })

  it.each(['native memory', 'heap'] as const)('ends where it takes more memory than it may have: %s', async what => {
    await expect(run(what)).rejects.toBeInstanceOf(ChildLimitError)
  })

  it('ends where it takes more time than it may have', async () => {
    await expect(run('hang', { limitMs: 300 })).rejects.toBeInstanceOf(ChildLimitError)
  })

  it('ends with the signal of who asked for it', async () => {
    const over = new AbortController()
    const running = run('hang', { signal: over.signal })
    over.abort(new Error('the server ends'))
    await expect(running).rejects.toThrow('the server ends')
  })
})
