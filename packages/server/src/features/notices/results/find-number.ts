import type { Pool } from 'pg'
import { statementName } from '../../../platform/db/statement-name.ts'
import { createPublishedLists, type PublishedList } from './published-lists.ts'

/** A list that has a number, and what it says of it; null: that it is there is all. */
export interface FoundNumber {
  readonly list: PublishedList
  readonly outcome: string | null
}

interface Row {
  readonly list_id: number
  readonly outcome: number | null
  readonly version: string
}

const lookup = `select list_id, outcome, (select version from public_content) as version
                  from govt_result_numbers where number = $1`

/** A list may be replaced between the two statements: then the number is looked for again. */
const mostTries = 5

/**
 * Finds the exact number in all lists that are published, or will be: by one statement on the key of one table, for what is published is
 * kept in memory.
 */
export function createFindNumber(pool: Pool): (number: string) => Promise<FoundNumber[]> {
  const name = statementName('find-govt-result-number')
  const publishedAt = createPublishedLists(pool)
  return async number => {
    for (let tries = 1; ; tries++) {
      const { rows } = await pool.query<Row>({ name: name(), text: lookup, values: [number] })
      if (rows.length === 0) return []
      const { version, lists } = await publishedAt(rows[0]!.version)
      if (version !== rows[0]!.version && tries < mostTries) continue
      return rows.flatMap(({ list_id, outcome }) => {
        const list = lists.get(list_id)
        return list ? [{ list, outcome: outcome === null ? null : (list.outcomes[outcome] ?? null) }] : []
      })
    }
  }
}
