import { type AnswerSheet, type LateSheet, listPageSize } from '@prostuti/contract'
import { listLateSheets } from '@prostuti/contract/exams/operations'
import { and, count, eq } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { users } from '../../../platform/people/tables.ts'
import { type Exam, instantText, optionalInstant } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { scoreSheet } from '../scoring/scoring.ts'
import { columnsOf, questionIndexesOf } from '../sheets/change-columns.ts'
import { PackedSheet } from '../sheets/packed-sheet.ts'
import { presentPerson } from '../standings/rank-rows.ts'
import { attemptMode, attempts, lateSheets } from '../tables/attempts.ts'
import { results } from '../tables/results.ts'

interface LateRow {
  readonly late: typeof lateSheets.$inferSelect
  readonly name: string | null
  readonly deadline: Date | null
  readonly joinedAt: Date
  readonly paperVersion: number
  readonly sheet: Buffer
  readonly marks: number | null
  readonly ranked: boolean | null
}

const newest: ListOrder<LateRow> = {
  at: lateSheets.receivedAt,
  id: lateSheets.userId,
  order: 'newest first',
  sortKeyOf: ({ late }) => ({ at: late.receivedAt, id: late.userId }),
}

/** Entries of a sheet that names no device, as in a submission in time. */
const unnamedDevice = 'sheet'

/** Sheets of an exam that came too late, newest first. They count nowhere. */
export function createListLateSheets(deps: StaffDeps) {
  return implement(listLateSheets, async ({ params, query }, { language }) => {
    const exam = await deps.catalog.stored(Number(params.id))
    const { page_size: pageSize = listPageSize, ...pageQuery } = query
    const wanted = eq(lateSheets.examId, exam.id)
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
        deps.db.orm
          .select({
            ...{ late: lateSheets, name: users.name, deadline: attempts.deadline, joinedAt: attempts.joinedAt },
            ...{
              paperVersion: attempts.paperVersion,
              sheet: attempts.sheet,
              marks: results.marks,
              ranked: results.ranked,
            },
          })
          .from(lateSheets)
          .innerJoin(attempts, isItsAttempt)
          .leftJoin(results, and(isItsResult, eq(results.version, exam.resultVersion)))
          .leftJoin(users, eq(users.id, lateSheets.userId))
          .where(and(wanted, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      deps.db.orm.select({ count: count() }).from(lateSheets).where(wanted),
    ])
    const path = listLateSheets.path.replace('{id}', String(exam.id))
    const shown = await Promise.all(rows.map(row => present(deps, exam, row, language)))
    return presentPage(path, query, { count: all!.count, results: shown, ...page })
  })
}

const isItsAttempt = and(
  eq(attempts.userId, lateSheets.userId),
  eq(attempts.examId, lateSheets.examId),
  eq(attempts.mode, lateSheets.mode),
  eq(attempts.try, lateSheets.try),
)

const isItsResult = and(
  eq(results.userId, lateSheets.userId),
  eq(results.examId, lateSheets.examId),
  eq(results.mode, lateSheets.mode),
  eq(results.try, lateSheets.try),
)

async function present(deps: StaffDeps, exam: Exam, row: LateRow, language: 'bn' | 'en'): Promise<LateSheet> {
  const { late, deadline, marks } = row
  const mode = late.mode === attemptMode.live ? 'live' : 'archive'
  const key = await deps.papers.key(exam.id, row.paperVersion, exam.resultVersion)
  const counted = PackedSheet.read(row.sheet, key.questionIds.length)
  const { answer_sheet: entries, device = unnamedDevice } = late.body as AnswerSheet
  const changes = columnsOf(entries)
  const received = late.receivedAt.getTime() - row.joinedAt.getTime()
  const merged = counted.merge(changes, questionIndexesOf(changes, key, 'answer_sheet'), { device, received })
  const marksWith = scoreSheet(merged, key, exam).marks
  const differing = key.questionIds.filter((_, index) => counted.answerAt(index) !== merged.answerAt(index)).length
  const positionOf = async (of: number) =>
    row.ranked === false || marks === null ? -1 : await positionAmongOthers(deps, exam, late.mode, of, marks)
  const id = String(late.userId)
  return {
    id: late.submissionId,
    user: {
      id,
      name: presentPerson({ name: row.name, picture: null, user_id: id }, { language, showPicture: deps.showPicture })
        .name,
    },
    ...{
      state: mode,
      received_at: instantText(late.receivedAt.getTime()),
      deadline: optionalInstant(deadline?.getTime() ?? null),
    },
    late_seconds: deadline ? Math.round((late.receivedAt.getTime() - deadline.getTime()) / 1000) : 0,
    answered: entries.filter(({ answer }) => answer !== null).length,
    differing: marks === null ? null : differing,
    marks: marks === null ? null : marks / 1000,
    marks_with: marksWith / 1000,
    position: await positionOf(marks ?? 0),
    position_with: await positionOf(marksWith),
  }
}

/** One more than the others with more marks. */
async function positionAmongOthers(deps: StaffDeps, exam: Exam, mode: number, marks: number, own: number) {
  const ranked = { exam: exam.id, mode, version: exam.resultVersion, marks }
  const found = await deps.findPosition(ranked)
  return found ? found.position - (own > marks ? 1 : 0) : -1
}
