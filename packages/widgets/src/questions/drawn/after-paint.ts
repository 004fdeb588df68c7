const waiting = new Set<() => void>()

function run(): void {
  const tasks = [...waiting]
  waiting.clear()
  for (const task of tasks) task()
}

/** Runs a task once the next frame is on the screen. The same task asked for twice runs once. */
export function afterPaint(task: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(run))
  waiting.add(task)
}

/** Runs a task when the browser has nothing better to do. Returns what cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 500 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(task, 30)
  return () => clearTimeout(id)
}
