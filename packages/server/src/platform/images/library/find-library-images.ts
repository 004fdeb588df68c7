import { findLibraryImages } from '@prostuti/contract/core/operations'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { implement } from '../../http/call/implement.ts'
import { inLibrary, presentLibrary, readLibrary } from './library-rows.ts'

/** Files that came before, each by its best picture: one that is ready, else one on its way, else the newest that failed. */
export function createFindLibraryImages({ db }: { readonly db: Database }) {
  return implement(findLibraryImages, async ({ body }) => {
    const { rows: best } = await db.orm.execute<{ id: string; file_digest: string }>(sql`
      select distinct on (i.file_digest) i.id::text, i.file_digest from images i
       where ${inLibrary} and i.file_digest = any(${sql.param(body.digests)}::text[])
       order by i.file_digest, array_position(array['ready', 'processing', 'failed'], i.state), i.id desc`)
    const rows = await readLibrary(db.orm, sql`where i.id = any(${sql.param(best.map(({ id }) => id))}::bigint[])`)
    const images = await presentLibrary(db.pool, rows)
    const digestOf = new Map(best.map(({ id, file_digest }) => [id, file_digest]))
    return { found: images.map(image => ({ digest: digestOf.get(image.id)!, image })) }
  })
}
