import type { Platform } from '../platform/platform.ts'

/** A network that does what the tests of a page want of it. Nothing of it belongs into a page that people use. */
export interface Faults {
  /** To be given to `createProstuti`. */
  readonly platform: Platform
  /** No call gets out, and the client is told so, as by a browser; `online()` ends it. */
  offline(): void
  online(): void
  /** Every answer comes so much later, in milliseconds; 0 ends it. */
  slow(ms: number): void
  /** The next calls arrive, and their answers are lost on the way: the server has done what it was asked. */
  loseAnswers(count?: number): void
  /** The next calls are refused by the server, as when it is overloaded: `refuse(503)`. */
  refuse(status: number, count?: number): void
}

/**
 * Puts faults between a client and its server.
 * @example
 * const faults = createFaults(memoryPlatform())
 * const prostuti = createProstuti({ base: 'https://prostuti.example/api/', platform: faults.platform })
 * faults.loseAnswers()
 * await attempt.submit() // the sheet is not lost, and is not handed in twice
 */
export function createFaults(platform: Platform): Faults {
  let [isOffline, delay, lost] = [false, 0, 0]
  let refusal = { status: 503, left: 0 }
  const listeners = new Set<(online: boolean) => void>()

  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isOffline) throw new TypeError('offline')
    if (refusal.left-- > 0) return problem(refusal.status)
    const response = await platform.network.fetch(input, init)
    await wait(delay, platform, init?.signal)
    if (lost-- > 0) throw new TypeError('the answer was lost')
    return response
  }

  function turn(offline: boolean): void {
    if (isOffline === offline) return
    isOffline = offline
    for (const listener of listeners) listener(!offline)
  }

  return {
    platform: {
      ...platform,
      network: {
        ...platform.network,
        fetch,
        online: () => !isOffline && platform.network.online(),
        onChange(callback) {
          listeners.add(callback)
          const stop = platform.network.onChange(callback)
          return () => {
            listeners.delete(callback)
            stop()
          }
        },
      },
    },
    offline: () => turn(true),
    online: () => turn(false),
    slow(ms) {
      delay = ms
    },
    loseAnswers(count = 1) {
      lost = count
    },
    refuse(status, count = 1) {
      refusal = { status, left: count }
    },
  }
}

const problem = (status: number): Response =>
  Response.json(
    { type: 'about:blank', title: 'Refused', status, code: status === 429 ? 'rate_limited' : 'try_later', detail: '' },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )

/** Ends early where the call is given up. */
function wait(ms: number, { clock }: Platform, signal?: AbortSignal | null): Promise<void> {
  if (ms === 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = clock.setTimer(resolve, ms)
    signal?.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
  })
}
