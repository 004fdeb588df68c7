import { listProcesses, signal } from '@prostuti/embedded-database/processes'
import { postmasterPid } from '@prostuti/embedded-database/testing/test-cluster'
import type { Pool } from 'pg'

/** Has every process of a cluster stop answering. Returns how it goes on, as if nothing had been. */
export async function suspendDatabase({ folder }: { folder: string }, pool: Pool): Promise<() => void> {
  const { rows } = await pool.query<{ name: string }>(`select current_setting('cluster_name') as name`)
  const postmaster = await postmasterPid(folder)
  // The first alone makes the others: stopped before them, it makes none meanwhile.
  process.kill(postmaster, 'SIGSTOP')
  const title = `postgres: ${rows[0]!.name}: `
  const children = (await listProcesses()).filter(({ command }) => command.startsWith(title))
  const all = [...children.map(child => child.pid), postmaster]
  for (const pid of all) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of all) signal(pid, 'SIGCONT')
  }
}
