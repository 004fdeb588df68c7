import { type Language, listPageSize, type StaffAttempt } from '@prostuti/contract'
import { listAttempts } from '@prostuti/contract/exams/operations'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { type Exam, instantText, optionalInstant, solutionsOpen } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { presentPerson } from '../standings/rank-rows.ts'
import { readFinalVersion } from '../standings/result-version.ts'
import { attemptMode, attemptState, closedBy } from '../tables/attempts.ts'

/** A sitting of the live exam as the database gives it. */
interface AttemptRow extends Record<string, unknown> {
  readonly user_id: string
  readonly name: string | null
  readonly try: number
  readonly state: number
  readonly closed_by: number | null
  /** Instants in milliseconds since 1970. */
  readonly joined_at: number
  readonly deadline: number | null
  readonly submitted_at: number | null
  readonly marks: number | null
  readonly ranked: boolean | null
}

const newest: ListOrder<AttemptRow> = {
  at: sql`a.joined_at`,
  id: sql`a.user_id`,
  order: 'newest first',
  sortKeyOf: row => ({ at: new Date(row.joined_at), id: BigInt(row.user_id) }),
}

interface AttemptFilter {
  readonly search?: string
  readonly open?: boolean
  readonly user?: string
}

/** Open sittings by their own index, closed ones by that of the results: attempts have none of exams. */
function sittingsOf({ id, resultVersion }: Pick<Exam, 'id' | 'resultVersion'>, { search, open, user }: AttemptFilter) {
  return sql`from (
      select user_id, try from attempts
       where exam_id = ${id} and mode = ${attemptMode.live} and state = ${attemptState.open} and ${open !== false}
      union all
      select user_id, try from results
       where exam_id = ${id} and mode = ${attemptMode.live} and version = ${resultVersion} and ${open !== true}
    ) found
    join attempts a on a.user_id = found.user_id and a.exam_id = ${id} and a.mode = ${attemptMode.live} and a.try = found.try
    left join results r on r.user_id = a.user_id and r.exam_id = a.exam_id and r.mode = a.mode and r.try = a.try
                       and r.version = ${resultVersion} and a.state = ${attemptState.closed}
    left join users u on u.id = a.user_id
   where (${user ?? null}::bigint is null or a.user_id = ${user ?? null}::bigint)
     and (${search ?? null}::text is null or strpos(lower(normalize(u.name)), lower(normalize(${search ?? ''}::text))) > 0
          or lower(u.email) = lower(${search ?? ''}::text))`
}

const milliseconds = (column: string) => sql.raw(`round(date_part('epoch', a.${column}) * 1000) as ${column}`)

const columns = sql`a.user_id::text, u.name, a.try, a.state, a.closed_by, ${milliseconds('joined_at')},
  ${milliseconds('deadline')}, ${milliseconds('submitted_at')}, r.marks, r.ranked`

/** Who sat or sits the live exam, newest first. */
export function createListAttempts(deps: StaffDeps) {
  return implement(listAttempts, async ({ params, query }, { language }) => {
    const exam = await deps.catalog.stored(Number(params.id))
    const { page_size: pageSize = listPageSize, search, open, ...pageQuery } = query
    const wanted = sittingsOf(exam, { search, open: open === undefined ? undefined : open === 'true' })
    const [{ rows, ...page }, { rows: all }, final] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, async ({ where, orderBy, limit, offset }) => {
        const past = where ? sql`and ${where}` : sql``
        const { rows } = await deps.db.orm.execute<AttemptRow>(
          sql`select ${columns} ${wanted} ${past} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`,
        )
        return rows
      }),
      deps.db.orm.execute<{ count: number }>(sql`select count(*)::int as count ${wanted}`),
      readFinalVersion(deps.db.pool, { examId: exam.id, version: exam.resultVersion }),
    ])
    const keysSeen = solutionsOpen(exam, final !== null, deps.clock.now())
    const results = await Promise.all(rows.map(row => present(deps, exam, row, { language, keysSeen })))
    const path = listAttempts.path.replace('{id}', String(exam.id))
    return presentPage(path, query, { count: all[0]!.count, results, ...page })
  })
}

/** One person's sitting, as it stands in this transaction. */
export async function readOpenedAttempt(
  deps: StaffDeps,
  client: PoolClient,
  { exam, user, language }: { exam: Exam; user: string; language: Language },
): Promise<StaffAttempt> {
  const { rows } = await drizzle(client).execute<AttemptRow>(
    sql`select ${columns} ${sittingsOf(exam, { user, open: true })}`,
  )
  return present(deps, exam, rows[0]!, { language, keysSeen: false })
}

async function present(
  { findPosition, showPicture }: StaffDeps,
  exam: Exam,
  row: AttemptRow,
  { language, keysSeen }: { language: Language; keysSeen: boolean },
): Promise<StaffAttempt> {
  const { marks, user_id: id } = row
  const ranked = { exam: exam.id, mode: attemptMode.live, version: exam.resultVersion, marks: marks ?? 0 }
  const found = marks !== null && row.ranked ? await findPosition(ranked) : null
  const isOpen = row.state === attemptState.open
  return {
    user: { id, name: presentPerson({ name: row.name, picture: null, user_id: id }, { language, showPicture }).name },
    ...{ state: 'live', try: row.try, open: isOpen, joined_at: instantText(row.joined_at) },
    ...{ deadline: optionalInstant(row.deadline), submitted_at: optionalInstant(row.submitted_at) },
    settled: row.closed_by === closedBy.settle,
    marks: marks === null ? null : marks / 1000,
    position: found?.position ?? -1,
    reopens: isOpen ? 'still_open' : keysSeen ? 'keys_seen' : 'yes',
  }
}
