import type { PlatformClock } from '../platform/platform.ts'

/**
 * Runs `work` for at most `ms`, then aborts its signal and rejects, even if the work does not listen.
 * An outer signal ends it early in the same way.
 */
export function withTimeLimit<T>(
  clock: PlatformClock,
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: string) => {
      const error = new DOMException(reason, 'AbortError')
      controller.abort(error)
      reject(error)
    }
    const cancelTimer = clock.setTimer(() => stop(`no answer in ${ms} ms`), ms)
    const onAbort = () => stop('aborted')
    if (outer?.aborted) onAbort()
    outer?.addEventListener('abort', onAbort)
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        cancelTimer()
        outer?.removeEventListener('abort', onAbort)
      })
  })
}
