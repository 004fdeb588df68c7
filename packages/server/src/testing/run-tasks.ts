import type { App } from '../app/app.ts'

/** Does every task that waits, one after the other, as the process that serves would. Resolves to their number. */
export async function runTasks(app: Pick<App, 'tasks'>): Promise<number> {
  let count = 0
  while (await app.tasks.runNext()) count++
  return count
}
