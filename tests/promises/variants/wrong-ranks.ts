import type { Database } from '@prostuti/server/db/database'
import { swapStatements, without } from './swap-statements.ts'

const publish = /insert into final_standings/
const page = /place between \$3 and \$4/
const provisional = /exam_mark_counts[\s\S]+ shown as/

/** Positions that skip nobody: 1, 2, 2, 3. */
export function withDenseRanks(db: Database): Database {
  return swapStatements(db, [
    { statement: publish, instead: (statement, run) => run(without(statement, /\brank\(\)/, 'dense_rank()')) },
  ])
}

/** Pages that do not quite meet: their first row belongs to neither. */
export function withLostSeams(db: Database): Database {
  return swapStatements(db, [
    { statement: page, instead: (statement, run) => run(without(statement, page, 'place > $3 and s.place <= $4')) },
  ])
}

/** A provisional list that counts people at one moment and lists them at a later one. */
export function withTwoMoments(db: Database): Database {
  return swapStatements(db, [
    {
      statement: provisional,
      instead: async (statement, run) => {
        const before = await run(statement)
        const after = await run(statement)
        const rows = after.rows.map(row => ({ ...row, total: before.rows[0]?.total ?? 0 }))
        return { ...after, rows }
      },
    },
  ])
}
