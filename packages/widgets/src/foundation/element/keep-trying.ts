/**
 * Runs a task until it succeeds: after 1, 2, 4 … 30 s, and at once when the network is back. Returns what stops it.
 * `attempt` counts from 0. After the fourth failure the page hears `prostuti-part-missing`: its own files may be another version's;
 * and `prostuti-part-here` when it comes after all.
 */
export function keepTrying(task: (attempt: number) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let stopped = false
  let told = false
  const end = () => {
    if (told) dispatchEvent(new Event('prostuti-part-here'))
    told = false
  }
  const run = () => {
    timer = undefined
    task(attempt++).then(end, (error: unknown) => {
      if (stopped) return
      console.error('prostuti: a part is not here yet', error)
      if (attempt === 4) {
        told = true
        dispatchEvent(new Event('prostuti-part-missing'))
      }
      timer = setTimeout(run, Math.min(30, 2 ** (attempt - 1)) * 1_000)
    })
  }
  const hurry = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    run()
  }
  addEventListener('online', hurry)
  run()
  return () => {
    stopped = true
    clearTimeout(timer)
    end()
    removeEventListener('online', hurry)
  }
}
