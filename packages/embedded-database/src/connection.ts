import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { owner } from './initialise.ts'

/** The address of one of the cluster's databases, for `pg` and for libpq alike. */
export function addressOf(cluster: Cluster, database: string): string {
  // `host` as a parameter wins over the name in front, and may be a folder: the socket's.
  return `postgresql://${owner}@localhost:5432/${database}?host=${encodeURIComponent(cluster.socket)}`
}

/** Connects, does one thing, and closes again. */
export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A lost connection is reported twice: to the query in flight, which rejects, and as an event that unheard would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Makes the database when the cluster does not have it yet. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  await withClient(addressOf(cluster, 'postgres'), async client => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}
