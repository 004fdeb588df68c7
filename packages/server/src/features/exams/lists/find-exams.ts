import type { ExamCard } from '@prostuti/contract'
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../../platform/http/call/call.ts'
import type { Cursor } from '../../../platform/http/call/cursor.ts'
import { type ListOrder, type PageQuery, readPage } from '../../../platform/http/call/keyset.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { approved, type Exam } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import { exams } from '../tables/exams.ts'
import { publicCards } from './exam-cards.ts'
import { seenWith } from './own-exams.ts'

/** Lists run by the start, soonest first, or by the end, newest first; exams of one instant by id. */
export type ExamOrder = 'soonest' | 'newest'

export interface ExamFilter extends PageQuery {
  readonly where: SQL | undefined
  readonly order: ExamOrder
  /** The programs whose own exams are listed too (`ownProgramsOf`). */
  readonly own: readonly number[]
}

export interface ExamPage {
  readonly count: number
  readonly results: ExamCard[]
  readonly next: Cursor | null
  readonly previous: Cursor | null
}

export type ListReader = Pick<Call, 'language'> & { viewer: Viewer | null }

const orders: Record<ExamOrder, ListOrder<Exam>> = {
  soonest: {
    at: exams.startTime,
    id: exams.id,
    order: 'oldest first',
    sortKeyOf: ({ startTime, id }) => ({ at: startTime, id }),
  },
  newest: {
    at: exams.endTime,
    id: exams.id,
    order: 'newest first',
    sortKeyOf: ({ endTime, id }) => ({ at: endTime, id }),
  },
}

/** A page of approved exams, as all who see them read them, with the number of all. Walking by cursors never skips or repeats one. */
export async function findExams(
  deps: ListDeps,
  filter: ExamFilter,
  { language }: Pick<ListReader, 'language'>,
): Promise<ExamPage> {
  const { orm } = deps.db
  const visible = and(eq(exams.questionState, approved), eq(exams.mode, 'STANDARD'), seenWith(filter.own), filter.where)
  const [{ rows, next, previous }, [all]] = await Promise.all([
    readPage(filter, orders[filter.order], ({ where, orderBy, limit, offset }) =>
      orm
        .select()
        .from(exams)
        .where(and(visible, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    orm.select({ count: count() }).from(exams).where(visible),
  ])
  const results = await publicCards(deps, rows, { language, now: deps.clock.now() })
  return { count: all!.count, results, next, previous }
}

/** Exams of no program and of published ones: only the people who have the program list the others. */
export async function inListedProgram({ publishedPrograms }: Pick<ListDeps, 'publishedPrograms'>) {
  const listed = await publishedPrograms()
  const ids = listed.map(({ id }) => id)
  return or(isNull(exams.programId), inArray(exams.programId, ids))
}

/** The exams of one program, or all. The id may exceed the column's type. */
export function inProgram(program: string | undefined): SQL | undefined {
  return program === undefined ? undefined : sql`${exams.programId} = ${program}::bigint`
}
