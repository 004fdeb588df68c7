import type { Log } from '../log.ts'

/**
 * Runs `work` again and again, a pause after each end, never twice at once. Failures are logged and tried again. `stop()`
 * aborts the signal and waits for what is under way.
 */
export function sweepEvery(
  ms: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  log: Log,
): { stop(): Promise<void> } {
  const end = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function plan(): void {
    if (end.signal.aborted) return
    timer = setTimeout(() => {
      running = work(end.signal)
        .catch(error => log.warn({ reason: String(error) }, 'a sweep failed and will be tried again'))
        .then(plan)
    }, ms)
  }

  plan()
  return {
    async stop() {
      end.abort()
      clearTimeout(timer)
      await running
    },
  }
}
