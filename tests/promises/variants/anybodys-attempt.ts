import { integersOf } from '@prostuti/server/db/array-of'
import type { Database } from '@prostuti/server/db/database'
import { statements, swapStatements } from './swap-statements.ts'

/** A database that finds the attempt of somebody, whoever asks: as if nobody checked whose it is. */
export function findsAnybodysAttempt(db: Database): Database {
  return swapStatements(db, [
    {
      statement: statements.readAttempts,
      instead: async (statement, run) => {
        const [users, ...others] = statement.values as [Buffer, ...unknown[]]
        const { rows } = await db.pool.query<{ user_id: string }>('select user_id from attempts order by 1 limit 1')
        if (!rows[0]) return run(statement)
        const everybody = new Array<number>(users.readInt32BE(12)).fill(Number(rows[0].user_id))
        return run({ ...statement, values: [integersOf('bigint', everybody), ...others] })
      },
    },
  ])
}
