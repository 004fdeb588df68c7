import type { Log } from '../log.ts'

/** Runs `work` again and again, a pause after each end, never twice at once. Failures are logged and tried again. */
export function sweepEvery(ms: number, work: () => Promise<unknown>, log: Log): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function plan(): void {
    if (stopped) return
    timer = setTimeout(() => {
      running = work()
        .catch(error => log.warn({ reason: String(error) }, 'a sweep failed and will be tried again'))
        .then(plan)
    }, ms)
  }

  plan()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
