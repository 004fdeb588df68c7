import type { PoolClient } from 'pg'
import { AppError } from '../errors/app-error.ts'

/**
 * Lets nobody merge or delete a person until the transaction ends, so that what it writes is theirs. Throws
 * `not_signed_in` where that has happened: the call came with a session that is over by now.
 */
export async function holdPerson(client: PoolClient, id: bigint): Promise<void> {
  const { rowCount } = await client.query({
    name: 'hold-person',
    text: 'select 1 from users where id = $1 and merged_into is null for key share',
    values: [String(id)],
  })
  if (rowCount === 0) throw new AppError('not_signed_in')
}
