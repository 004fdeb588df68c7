import type { Database } from '@prostuti/server/db/database'
import { statements, swapStatements } from './swap-statements.ts'

/** A database in which no exam that is near or under way embargoes the questions it shares with older ones. */
export function withoutEmbargo(db: Database): Database {
  return swapStatements(db, [
    {
      statement: statements.embargo,
      instead: async (statement, run) => {
        const result = await run(statement)
        return { ...result, rows: result.rows.map(() => ({ embargoed: false })) }
      },
    },
  ])
}
