import { afterEach, describe, expect, it, vi } from 'vitest'
import { createProstuti } from '../index.ts'

describe('a client in a worker', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('needs no document, no window and no localStorage', async () => {
    const calls: string[] = []
    vi.stubGlobal('self', new EventTarget())
    vi.stubGlobal('fetch', async (input: string) => {
      calls.push(input)
      return Response.json({ token: 'secret', user_info: { id: '7', is_anonymous: true } })
    })
    const prostuti = createProstuti({ base: 'https://prostuti.example/api/' })
    const stops = [prostuti.platform.clock.onPause, prostuti.platform.clock.onResume].map(listen =>
      listen(() => undefined),
    )
    expect(await prostuti.auth.signInAnonymously()).toMatchObject({ id: '7' })
    expect(prostuti.auth.$token.get()).toBe('secret')
    expect(calls).toHaveLength(1)
    for (const stop of stops) stop()
  })

  it('says that it leaves no page, and that it needs a whole address where it has none of its own', () => {
    vi.stubGlobal('self', new EventTarget())
    const prostuti = createProstuti({ base: 'https://prostuti.example/api/' })
    expect(() => prostuti.platform.network.navigate('/login')).toThrow('a worker leaves no page')
    expect(() => createProstuti()).toThrow('`base` is to be a whole address')
    vi.stubGlobal('location', { href: 'blob:https://prostuti.example/1' })
    expect(() => createProstuti()).toThrow('`base` is to be a whole address')
    vi.stubGlobal('location', { href: 'https://prostuti.example/worker.js' })
    expect(createProstuti().base).toBe('/api/')
  })
})
