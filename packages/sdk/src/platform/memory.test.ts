import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { createProstuti } from '../index.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createVirtualTime } from '../testing/virtual-time.ts'
import { memoryPlatform } from './memory.ts'

describe('a client in Node', () => {
  it('touches nothing until it is used', () => {
    const calls: string[] = []
    const fetch = (async (url: string) => calls.push(url)) as unknown as typeof globalThis.fetch
    const platform = memoryPlatform({ fetch })
    platform.storage.getItem = key => {
      calls.push(key)
      return null
    }
    createProstuti({ base: 'https://prostuti.example/api/', platform })
    expect(calls).toEqual([])
  })

  it('takes an exam from memory, and says that nothing lasts', async () => {
    const server = createFakeServer(createVirtualTime())
    server.latency = 0
    const platform = memoryPlatform({ fetch: server.fetch })
    const prostuti = createProstuti({ base: 'https://prostuti.example/api/', platform })
    const person = await prostuti.auth.signInAnonymously()
    const attempt = prostuti.exams.openAttempt({ exam: '7', mode: 'archive' })
    await until(() => attempt.$view.get().phase === 'open')
    expect(attempt.$view.get().sync.storage).toBe('failing')
    attempt.answer('1', 2)
    await attempt.submit()
    await until(() => attempt.$view.get().phase === 'received')
    expect(attempt.$view.get().sync.storage).toBe('failing')
    expect(server.attempt(person.id, '7', 'archive').receipt).toEqual(attempt.$view.get().receipt)
    attempt.close()
  })
})

describe('whether answers can be kept', () => {
  it.each([
    ['failing', {}],
    ['ok', { indexedDB: new IDBFactory() }],
  ] as const)('is %s with %o', async (storage, options) => {
    const platform = memoryPlatform(options)
    const prostuti = createProstuti({ base: 'https://prostuti.example/api/', platform })
    expect(await prostuti.exams.checkStorage()).toBe(storage)
  })
})

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 5))
}
