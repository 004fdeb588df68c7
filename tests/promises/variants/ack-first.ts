import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@prostuti/server/db/database'
import type { QueryResult } from 'pg'
import { type Run, type Statement, statements, swapStatements } from './swap-statements.ts'

/** How long the commit comes after the answer. */
const hasteMs = 100

/** A database that says "closed" at once and closes a little later: quick, until something dies in between. */
export function acksFirst(db: Database): Database {
  return swapStatements(db, [{ statement: statements.close, instead: closeLater }])
}

async function closeLater(statement: Statement, run: Run): Promise<QueryResult> {
  // An array in the wire's binary format: how long it is stands fourth.
  const closings = (statement.values![0] as Buffer).readInt32BE(12)
  // What fails later has nobody left to tell; that is the fault which this variant is made for.
  void pause(hasteMs)
    .then(() => run(statement))
    .catch(() => undefined)
  return { rows: Array.from({ length: closings }, (_, index) => ({ place: index + 1 })) } as QueryResult
}
