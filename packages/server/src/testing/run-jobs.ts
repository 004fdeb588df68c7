import type { App } from '../app.ts'

/** Does every job that waits, one after the other, as the process that serves would. Resolves to their number. */
export async function runJobs(app: Pick<App, 'jobs'>): Promise<number> {
  let count = 0
  while (await app.jobs.runNext()) count++
  return count
}
