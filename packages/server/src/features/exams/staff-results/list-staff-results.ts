import { listPageSize } from '@prostuti/contract'
import { listStaffResults } from '@prostuti/contract/exams/operations'
import { sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type AnyListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { presentHead, readFinalExam } from './result-head.ts'
import { foundBy, presentResult, type ResultRow, resultColumns, resultLines } from './result-rows.ts'
import { resultsFile } from './results-file.ts'

const byPlace: AnyListOrder<ResultRow> = {
  // The index of places and a limit would make the planner look up a searched list line by line.
  at: sql`(s.place + 0)`,
  type: 'number',
  id: sql`s.user_id`,
  order: 'oldest first',
  sortKeyOf: ({ place, user_id: id }) => ({ at: place, id: BigInt(id) }),
}
const everybody: AnyListOrder<ResultRow> = { ...byPlace, at: sql`s.place` }

/** The merit list of a final exam for staff, page by page or as a file. Throws `conflict` with `not_final`. */
export function createListStaffResults(deps: StaffDeps) {
  const { orm } = deps.db
  return implement(listStaffResults, async ({ params, query }, { language }) => {
    const { page_size: pageSize = listPageSize, search, format = 'json', ...pageQuery } = query
    const final = await readFinalExam(deps, Number(params.id))
    const found = search ? foundBy(search) : undefined
    if (format !== 'json') return resultsFile(deps, final, { found, format, language })
    const lines = resultLines(final, found)
    const [{ rows, ...page }, { rows: all }] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, found ? byPlace : everybody, async ({ where, orderBy, limit, offset }) => {
        const past = where ? sql`and ${where}` : sql``
        const { rows } = await orm.execute<ResultRow>(
          sql`select ${resultColumns} ${lines} ${past} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`,
        )
        return rows
      }),
      orm.execute<{ count: number }>(
        found
          ? sql`select count(*)::int as count ${lines}`
          : sql`select coalesce(max(place), 0) as count from final_standings
                 where exam_id = ${final.exam.id} and version = ${final.exam.resultVersion}`,
      ),
    ])
    const results = rows.map(row => presentResult(final, row, language))
    const path = listStaffResults.path.replace('{id}', String(final.exam.id))
    return { ...presentHead(final, language), ...presentPage(path, query, { count: all[0]!.count, results, ...page }) }
  })
}
