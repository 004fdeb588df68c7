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
})
