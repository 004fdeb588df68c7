import type { Database } from '@prostuti/server/db/database'
import { swapStatements, without } from './swap-statements.ts'

/**
 * A database in which closing asks nobody: the naive select, then update. Whoever has read an attempt as open closes
 * it, however many there are, and counts it again.
 */
export function withoutArbiter(db: Database): Database {
  return swapStatements(db, {
    'close-attempts': (statement, run) => run(blindly(statement)),
    'due-attempts': (statement, run) => run(without(statement, 'for update skip locked')),
  })
}

function blindly(statement: Parameters<typeof without>[0]) {
  const unasked = without(statement, 'and a.sheet_revision = w.revision and a.state = 1')
  const again = 'subjects::smallint[], ranked\n      from done'
  return without(unasked, again, `${again} on conflict do nothing`)
}
