import { cpus, loadavg, totalmem } from 'node:os'
import type { SystemState } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { readBusy } from './read-busy.ts'
import { readDisk } from './read-disk.ts'

/** How this process fares. */
export async function readServer(
  pool: Pool,
  { metrics, folder }: { readonly metrics: Metrics | undefined; readonly folder: string },
): Promise<SystemState['server']> {
  const [recent, connections, disk, busy] = await Promise.all([
    metrics?.recent(),
    pool.query<{ used: number; most: number }>(
      `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
              current_setting('max_connections')::int as most`,
    ),
    readDisk(folder),
    readBusy(),
  ])
  return {
    calls: recent?.all.calls ?? 0,
    p50_ms: recent?.all.p50 ?? null,
    p99_ms: recent?.all.p99 ?? null,
    connections: connections.rows[0]!,
    memory_bytes: process.memoryUsage.rss(),
    memory_total_bytes: totalmem(),
    ...{ disk, busy },
    load: loadavg()[0]! / cpus().length,
  }
}
