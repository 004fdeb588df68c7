import { removeImages, restoreImages } from '@prostuti/contract/core/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../audit/index.ts'
import type { Clock } from '../../db/clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Call, signedIn } from '../../http/call/call.ts'
import { type Implementation, implement } from '../../http/call/implement.ts'
import { refuseShown } from './refuse-shown.ts'

interface RemovedRow {
  readonly id: string
  readonly name: string
}

/** Takes pictures that nothing shows out of the library, and back into it. The purge erases them a day later. */
export function createRemoveImages({ db, clock }: { readonly db: Database; readonly clock: Clock }): Implementation[] {
  const log = (client: PoolClient, call: Call, action: 'removed' | 'restored', rows: readonly RemovedRow[]) =>
    writeAudit(
      client,
      rows.map(({ id, name }) => ({
        ...{ actor: signedIn(call).id, kind: 'image' as const, id, action, at: clock.now() },
        after: { name },
      })),
    )
  return [
    implement(removeImages, ({ body }, call) =>
      inTransaction(db.pool, async client => {
        // A transaction that is about to show one of them ends first: it holds the row by its foreign key.
        const { rows } = await client.query<RemovedRow>(
          `select id, name from images i where id = any($1::bigint[]) and used_for = 'library' and removed_at is null
            order by id for update`,
          [body.ids],
        )
        if (rows.length < new Set(body.ids).size) throw new AppError('not_found')
        await refuseShown(client, body.ids)
        await client.query('update images set removed_at = $2 where id = any($1::bigint[])', [
          body.ids,
          new Date(clock.now()),
        ])
        await log(client, call, 'removed', rows)
        return { removed: rows.length }
      }),
    ),
    implement(restoreImages, ({ body }, call) =>
      inTransaction(db.pool, async client => {
        const { rows } = await client.query<RemovedRow>(
          `update images set removed_at = null
            where id = any($1::bigint[]) and used_for = 'library' and removed_at is not null returning id, name`,
          [body.ids],
        )
        await log(client, call, 'restored', rows)
        return { restored: rows.length }
      }),
    ),
  ]
}
