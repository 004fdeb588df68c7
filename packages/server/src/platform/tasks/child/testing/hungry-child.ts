import { setTimeout as sleep } from 'node:timers/promises'
import { limitMemory, serveTask } from '../serve-task.ts'

/** What the child of the tests is to do. */
export type HungryTask = 'answer' | 'refuse' | 'crash' | 'native memory' | 'heap' | 'hang'

limitMemory(120)

const held: unknown[] = []

await serveTask<{ readonly what: HungryTask }, string>({
  async work({ what }, say) {
    if (what === 'answer') say('here')
    if (what === 'refuse') throw new RangeError('no')
    if (what === 'crash') throw new Error('not foreseen')
    if (what === 'heap') for (;;) held.push(Array.from({ length: 100_000 }, Math.random))
    while (what === 'native memory') {
      held.push(Buffer.alloc(16 * 1024 * 1024, 1))
      await sleep(1)
    }
    if (what === 'hang') await new Promise(() => setInterval(() => undefined, 1_000))
  },
  faultOf: error => (error instanceof RangeError ? error.message : undefined),
})
