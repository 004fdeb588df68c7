import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'

/** The person to whom staff give something. */
export interface Receiver {
  readonly id: bigint
  readonly name: string
  readonly isAnonymous: boolean
}

/**
 * Lets nobody merge or delete the person until the transaction ends. Throws `not_found` for who is not there, and `forbidden` to staff
 * who give to themselves.
 */
export async function holdReceiver(client: PoolClient, id: string, staff: Pick<Viewer, 'id'>): Promise<Receiver> {
  if (String(staff.id) === id) throw new AppError('forbidden')
  const { rows } = await client.query<{ name: string; is_anonymous: boolean }>(
    'select name, is_anonymous from users where id = $1 and merged_into is null for key share',
    [id],
  )
  if (!rows[0]) throw new AppError('not_found')
  return { id: BigInt(id), name: rows[0].name, isAnonymous: rows[0].is_anonymous }
}
