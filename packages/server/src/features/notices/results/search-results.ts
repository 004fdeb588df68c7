import { type FoundResult, numberDigits } from '@prostuti/contract'
import { searchGovtResults } from '@prostuti/contract/notices/operations'
import { statementName } from '../../../platform/db/statement-name.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { NoticeDeps } from '../notice-deps.ts'

interface FoundRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly outcome: string | null
  readonly next_title: string
  readonly next_date: string | null
}

const mostFound = 100

const lookup = `
  select r.id, r.slug, r.title, o.text as outcome, r.next_title, r.next_date::text
    from govt_result_numbers n
    join govt_results r on r.list_id = n.list_id and r.published_on <= $2
    left join govt_result_outcomes o on o.list_id = n.list_id and o.number = n.outcome
   where n.number = $1 and ($3::bigint is null or r.id = $3)
   order by r.published_on desc, r.id desc limit ${mostFound}`

/**
 * The exact number in published results: one statement, by its key. The number is one person's: nothing keeps the answer, and no
 * error says it.
 */
export function createSearchResults({ db, clock }: NoticeDeps) {
  const name = statementName('search-govt-results')
  return implement(searchGovtResults, async ({ query }) => {
    const number = numberDigits(query.search_reg)
    const values = [number, new Date(clock.now()), query.result ?? null]
    const { rows } = await db.pool.query<FoundRow>({ name: name(), text: lookup, values })
    return Reply.json({ number, found: rows.map(present) }, { headers: { 'cache-control': 'no-store' } })
  })
}

const present = ({ id, slug, title, outcome, next_title, next_date }: FoundRow): FoundResult => ({
  result: { id, slug, title },
  outcome,
  next: next_title === '' ? null : { title: next_title, date: next_date },
})
