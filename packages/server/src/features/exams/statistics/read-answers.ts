import { setImmediate } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { type Exam, isRanked } from '../exam.ts'
import type { PaperKey } from '../papers/paper-store.ts'
import { entryBytes } from '../sheets/packed-sheet.ts'
import { attemptMode } from '../tables/attempts.ts'
import { type AnswerTable, createAnswerTable } from './answer-table.ts'

/** So many sheets are looked at: of more, an equal share of them. */
const mostCounted = 50_000

/** So many come from the database at once. */
const batch = 1_000

export interface ReadAnswers extends AnswerTable {
  /** All that are in, and those that are in the table. */
  readonly sheets: number
  readonly counted: number
}

/**
 * The answers of a live exam in the version of its results that counts, the best sheet first: of who is ranked where the exam
 * ranks, so that staff who try it change nothing.
 */
export function readAnswers(pool: Pool, exam: Exam, key: PaperKey): Promise<ReadAnswers> {
  return inTransaction(pool, async client => {
    const { rows } = await client.query<{ sheets: number }>(`select count(*)::int as sheets ${counted}`, valuesOf(exam))
    const { sheets } = rows[0]!
    const share = Math.max(1, Math.ceil(sheets / mostCounted))
    const bodies = await readBodies(client, exam, key, share)
    const table = createAnswerTable(bodies.length, key, exam)
    for (const [index, body] of bodies.entries()) {
      table.add(body)
      if (index % batch === 0) await setImmediate()
    }
    return { ...table, sheets, counted: bodies.length }
  })
}

const counted = `from results r
  where r.exam_id = $1 and r.mode = ${attemptMode.live} and r.version = $2 and r.try = 1 and (r.ranked or not $3)`

const valuesOf = (exam: Exam) => [exam.id, exam.resultVersion, isRanked(exam)]

/** The entries of the sheets, in the order of the merit list; empty for a blank sheet. */
async function readBodies(client: PoolClient, exam: Exam, { questionIds }: PaperKey, share: number): Promise<Buffer[]> {
  await client.query(
    `declare sheets no scroll cursor for
     select case when length(a.sheet) > 0
                 then encode(substring(a.sheet from length(a.sheet) - $5::int * ${entryBytes} + 1), 'base64')
                 else '' end as body
       from (select r.user_id, r.marks, r.taken_ms, r.submitted_at ${counted} and r.user_id % $4::int = 0) r
       join attempts a on a.user_id = r.user_id and a.exam_id = $1 and a.mode = ${attemptMode.live} and a.try = 1
      where a.paper_version = $6
      order by r.marks desc, r.taken_ms, r.submitted_at, r.user_id`,
    [...valuesOf(exam), share, questionIds.length, exam.paperVersion],
  )
  const bodies: Buffer[] = []
  for (;;) {
    // In base64: the driver makes bytes out of two letters each, which takes longer.
    const { rows } = await client.query<{ body: string }>(`fetch ${batch} from sheets`)
    for (const { body } of rows) bodies.push(Buffer.from(body, 'base64'))
    if (rows.length < batch) return bodies
  }
}
