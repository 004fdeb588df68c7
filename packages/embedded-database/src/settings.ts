/** PostgreSQL's settings by name, as in `postgresql.conf`. */
export type Settings = Record<string, string | number | boolean>

/** One server process and its database on a small machine: 2 cores, a few hundred megabytes for both together. */
const defaults: Settings = {
  // An acknowledged submission survives the loss of the machine's power (promises 1 and 2).
  fsync: true,
  synchronous_commit: true,
  full_page_writes: true,
  // Elsewhere fsync reaches the disk itself; on macOS it stops at the drive's own cache.
  ...(process.platform === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),

  // Reachable through a file in a private folder only: no address, no port to collide with another PostgreSQL.
  listen_addresses: '',
  port: 5432,
  unix_socket_permissions: '0700',

  max_connections: 60,
  shared_buffers: '256MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  huge_pages: 'off',
  // Our queries take less time than compiling them would.
  jit: false,
  random_page_cost: 1.1,
  // A demo's data fits the system's page cache: I/O workers would cost three processes and a hand-over for each read.
  io_method: 'sync',
  max_worker_processes: 4,
  max_parallel_workers: 2,
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  autovacuum: true,
  autovacuum_max_workers: 2,

  // Many small commits: few checkpoints (each makes every page be written whole again), yet recovery within seconds.
  wal_buffers: '8MB',
  min_wal_size: '128MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  // Before recovery everything is synced once: by one call a file system rather than one a file, which took over two
  // seconds on a machine out of breath. (Kernels before 5.8 could miss a disk's error there.)
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),

  // A server killed in the middle of a long query must not hold its locks until that query ends.
  client_connection_check_interval: '1s',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  lc_monetary: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  datestyle: 'ISO, YMD',
  default_text_search_config: 'pg_catalog.simple',
  log_line_prefix: '%m [%p] ',
}

/** The whole `postgresql.conf`. The version is part of it, so that newer programs are seen as a change. */
export function configuration(version: string, settings: Settings): string {
  const lines = Object.entries({ ...defaults, ...settings }).map(([name, value]) => `${name} = ${literal(value)}`)
  return [`# PostgreSQL ${version}. Written anew at each start: what is changed here is lost.`, ...lines, ''].join('\n')
}

/**
 * The socket's folder is 0700 and belongs to the cluster's user, who owns the data files anyway: a process that gets as far as
 * the socket could read them without asking. A password would guard nothing more and would stand in every address.
 */
export const authentication = ['local all all trust', 'local replication all trust', ''].join('\n')

function literal(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
