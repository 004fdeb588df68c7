import type { LibraryImage } from '@prostuti/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { imagePath } from '../picture-html.ts'
import { countPlaces } from '../places/count-places.ts'
import type { images } from '../tables.ts'

/** A picture of the library as a statement reads it. */
export interface LibraryRow extends Record<string, unknown>, Pick<LibraryImage, 'name' | 'state' | 'revision'> {
  readonly id: string
  readonly digest: (typeof images.$inferSelect)['digest']
  readonly created_at: Date | string
  readonly width: number | null
  readonly height: number | null
  readonly alt_bn: string
  readonly alt_en: string
  readonly file_bytes: number | null
  readonly bytes: number | null
}

/** In the library, as `i` and its bytes' row `b`, in whatever state. */
export const fromLibrary = sql`images i left join image_blobs b on b.digest = i.digest`

export const inLibrary = sql`i.used_for = 'library' and i.removed_at is null`

export const rowColumns = sql`i.id::text, i.name, i.state, i.digest, i.created_at, i.alt_bn, i.alt_en, i.file_bytes, i.revision,
  b.width, b.height, coalesce(b.size, octet_length(b.bytes)) as bytes`

/** Rows of the library; `rest` begins with `where`. */
export async function readLibrary(orm: Pick<NodePgDatabase, 'execute'>, rest: SQL): Promise<LibraryRow[]> {
  const { rows } = await orm.execute<LibraryRow>(sql`select ${rowColumns} from ${fromLibrary} ${rest}`)
  return rows
}

/** As staff see them, with where they are. */
export async function presentLibrary(
  client: Pool | PoolClient,
  rows: readonly LibraryRow[],
): Promise<readonly LibraryImage[]> {
  const places = await countPlaces(
    client,
    rows.map(({ id }) => BigInt(id)),
  )
  return rows.map(row => ({
    ...{ id: row.id, name: row.name, state: row.state, width: row.width, height: row.height },
    path: row.digest === null ? null : imagePath(row.digest),
    created_at: new Date(row.created_at).toISOString(),
    alt: { bn: row.alt_bn, en: row.alt_en },
    ...{ file_bytes: row.file_bytes, bytes: row.bytes, revision: row.revision },
    shown_by: places.get(BigInt(row.id)) ?? [],
  }))
}
