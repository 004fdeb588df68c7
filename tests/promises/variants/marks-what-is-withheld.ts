import type { Database } from '@prostuti/server/db/database'
import { statements, swapStatements } from './swap-statements.ts'

/** A database in which the archive knows of no other exam, and so marks every answer at once. */
export function marksWhatIsWithheld(db: Database): Database {
  return swapStatements(db, [
    { statement: statements.withheld, instead: async (statement, run) => ({ ...(await run(statement)), rows: [] }) },
  ])
}
