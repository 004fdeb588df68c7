import type { SystemState } from '@prostuti/contract'
import type { Pool } from 'pg'

interface VersionRow {
  readonly postgresql: string
  readonly count: number
  readonly hash: string
  readonly at: string
}

/** Which versions run here. */
export async function readVersions(
  pool: Pool,
  { version: app, commit }: { readonly version: string; readonly commit: string | null },
): Promise<SystemState['versions']> {
  const { rows } = await pool.query<VersionRow>(
    `select current_setting('server_version') as postgresql, created_at::text as at, hash,
            (select count(*)::int from drizzle.__drizzle_migrations) as count
       from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  const { postgresql, count, hash, at } = rows[0]!
  const migration = { count, name: hash.slice(0, 7), at: new Date(Number(at)).toISOString() }
  return { app, commit, node: process.versions.node, postgresql: postgresql.split(' ')[0]!, migration }
}
