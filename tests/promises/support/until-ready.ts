import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds until `/readyz` says yes; infinite when it does not within 60 s. */
export async function untilReady(url: string, since = performance.now()): Promise<number> {
  const patience = performance.now() + 60_000
  while (performance.now() < patience) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      response => response.ok,
      () => false,
    )
    if (isReady) return performance.now() - since
    await pause(10)
  }
  return Number.POSITIVE_INFINITY
}
