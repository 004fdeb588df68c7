import type { Database } from '@prostuti/server/db/database'
import { statements, swapStatements } from './swap-statements.ts'

/** An exchange that forgets for whom a code was made: any page that has it gets a token. */
export function codesForAnybody(db: Database): Database {
  return forget(db, { origin: null })
}

/** An exchange that forgets the scope: what was given to a partner's page does everything. */
export function fullTokens(db: Database): Database {
  return forget(db, { scope: 'full' })
}

/** An exchange that forgets whose page it gave a token: nobody can end it. */
export function tokensOfNobody(db: Database): Database {
  return forget(db, { partner_id: null })
}

function forget(db: Database, what: object): Database {
  return swapStatements(db, [
    {
      statement: statements.takeCode,
      instead: async (statement, run) => {
        const result = await run(statement)
        return { ...result, rows: result.rows.map(row => ({ ...row, ...what })) }
      },
    },
  ])
}
