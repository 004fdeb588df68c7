import type { SystemState } from '@prostuti/contract'
import type { Pool } from 'pg'

const mostTables = 8

/** What the database takes on the disk. */
export async function readStorage(pool: Pool): Promise<SystemState['storage']> {
  const [size, tables, pictures] = await Promise.all([
    pool.query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes'),
    pool.query<{ name: string; bytes: string; rows: string }>(
      `select c.relname as name, pg_total_relation_size(c.oid)::text as bytes, greatest(0, c.reltuples)::bigint::text as rows
         from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        order by pg_total_relation_size(c.oid) desc, c.relname limit ${mostTables}`,
    ),
    pool.query<{ count: string; bytes: string }>(
      `select (select count(*) from images) as count,
              (select coalesce(sum(coalesce(size, octet_length(bytes))), 0)::text from image_blobs) as bytes`,
    ),
  ])
  const [held] = pictures.rows
  return {
    database_bytes: Number(size.rows[0]!.bytes),
    tables: tables.rows.map(({ name, bytes, rows }) => ({ name, bytes: Number(bytes), rows: Number(rows) })),
    pictures: { count: Number(held!.count), bytes: Number(held!.bytes) },
  }
}
