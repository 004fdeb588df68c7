import { describeImage } from '@prostuti/contract/core/operations'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../audit/index.ts'
import type { Clock } from '../../db/clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import { signedIn } from '../../http/call/call.ts'
import { implement } from '../../http/call/implement.ts'
import { rewordPictures } from '../places/reword-pictures.ts'
import { inLibrary, presentLibrary, readLibrary } from './library-rows.ts'

/** Writes what who cannot see a picture hears, and has it said in every question that shows it. */
export function createDescribeImage({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return implement(describeImage, ({ params, body }, call) =>
    inTransaction(db.pool, async client => {
      const orm = drizzle(client)
      const own = sql`where ${inLibrary} and i.id = ${params.id}::bigint`
      const [before] = await readLibrary(orm, sql`${own} for update of i`)
      if (!before) throw new AppError('not_found')
      if (before.revision !== body.revision) throw new AppError('conflict')
      const { bn, en } = body.alt
      await client.query('update images set alt_bn = $2, alt_en = $3, revision = revision + 1 where id = $1', [
        before.id,
        bn,
        en,
      ])
      await rewordPictures(client, { id: before.id, digest: before.digest, alt: body.alt })
      await writeAudit(client, [
        {
          ...{ actor: signedIn(call).id, kind: 'image', id: before.id, action: 'updated', at: clock.now() },
          before: { alt: { bn: before.alt_bn, en: before.alt_en } },
          after: { alt: { bn, en } },
        },
      ])
      const [image] = await presentLibrary(client, await readLibrary(orm, own))
      return image!
    }),
  )
}
