import { getLibraryImage } from '@prostuti/contract/core/operations'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { implement } from '../../http/call/implement.ts'
import { readUses } from '../places/read-uses.ts'
import { inLibrary, presentLibrary, readLibrary } from './library-rows.ts'

/** A picture with what shows it. */
export function createGetLibraryImage({ db }: { readonly db: Database }) {
  return implement(getLibraryImage, async ({ params }) => {
    const [row] = await readLibrary(db.orm, sql`where ${inLibrary} and i.id = ${params.id}::bigint`)
    if (!row) throw new AppError('not_found')
    const picture = { id: BigInt(row.id), digest: row.digest }
    const [[image], uses] = await Promise.all([presentLibrary(db.pool, [row]), readUses(db.pool, picture)])
    return { image: image!, uses }
  })
}
