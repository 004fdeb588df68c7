import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@prostuti/server/db/database'
import { type Statement, statements, swapStatements, without } from './swap-statements.ts'

/** Between reading and writing; what a busy machine takes anyhow. */
const thinkMs = 10

/**
 * A database in which closing asks nobody: the naive select, then update. Whoever has read an attempt as open closes
 * it, however many there are, and counts it again.
 */
export function withoutArbiter(db: Database): Database {
  return swapStatements(db, [
    { statement: statements.findDue, instead: (statement, run) => run(without(statement, /for update skip locked/)) },
    {
      statement: statements.close,
      instead: async (statement, run) => {
        await pause(thinkMs)
        return run(blindly(statement))
      },
    },
  ])
}

function blindly(statement: Statement): Statement {
  const unasked = without(statement, /and a\.sheet_revision = w\.revision and a\.state \S+ \d/)
  return without(unasked, /(insert into results[^)]*\)\s+select .*?\s+from done)/s, '$1 on conflict do nothing')
}
