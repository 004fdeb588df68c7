import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@prostuti/server/db/database'
import { swapStatements } from './swap-statements.ts'

/** What a commit takes on an ordinary disk. */
const commitMs = 10

/** A database in which people who join together do not share a commit: one after the other, as it is usually written. */
export function withoutBatches(db: Database): Database {
  return swapStatements(db, [
    {
      statement: /insert into attempts \(/,
      async instead({ text, values = [] }, run) {
        const people = (values[0] as unknown[]).length
        const results = []
        for (let place = 0; place < people; place++) {
          await pause(commitMs)
          results.push(await run({ text, values: values.map(column => [(column as unknown[])[place]]) }))
        }
        return { ...results[0]!, rows: results.flatMap(result => result.rows) }
      },
    },
  ])
}
