import type { Database } from '@prostuti/server/db/database'
import { statements, swapStatements } from './swap-statements.ts'

const promoted = { is_moderator: true, is_anonymous: false, scope: 'full' }

/** Sessions that make a moderator of whoever has one: as if nobody checked who may do what. */
export function everybodyModerates(db: Database): Database {
  return swapStatements(db, [
    {
      statement: statements.findSessions,
      instead: async (statement, run) => {
        const result = await run(statement)
        return { ...result, rows: result.rows.map(row => ({ ...row, ...promoted })) }
      },
    },
  ])
}
