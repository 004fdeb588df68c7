import type { Database } from '@prostuti/server/db/database'
import { swapStatements } from './swap-statements.ts'

/** Sessions that make a moderator of whoever has one: as if nobody checked who may do what. */
export function everybodyModerates(db: Database): Database {
  return swapStatements(db, {
    'sessions-by-token_hash': async (statement, run) => {
      const result = await run(statement)
      const promoted = { is_moderator: true, is_anonymous: false, scope: 'full' }
      return { ...result, rows: result.rows.map(row => ({ ...row, ...promoted })) }
    },
  })
}
