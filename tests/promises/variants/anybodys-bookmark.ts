import type { Database } from '@prostuti/server/db/database'
import { statements, swapStatements, without } from './swap-statements.ts'

/** A database that takes a bookmark away from everybody, whoever drops it. */
export function dropsAnybodysBookmark(db: Database): Database {
  return swapStatements(db, [
    {
      statement: statements.dropBookmark,
      instead: (statement, run) => run(without(statement, /user_id = \$1/, '(user_id = $1 or true)')),
    },
  ])
}
