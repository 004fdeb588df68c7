import { listPageSize, type ShortSet } from '@prostuti/contract'
import { listShortSets } from '@prostuti/contract/study/operations'
import { and, count, eq, isNull, lte, type SQL } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { approved, type Exam, instantText } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import { exams } from '../tables/exams.ts'
import { ownProgramsOf, seenWith } from './own-exams.ts'

const newest: ListOrder<Exam> = {
  at: exams.startTime,
  id: exams.id,
  order: 'newest first',
  sortKeyOf: exam => ({ at: exam.startTime, id: exam.id }),
}

/** The short sets of the staff (mode SMALL) that have begun, newest first: those that this person sees. */
export function createListShortSets(deps: ListDeps) {
  return implement(listShortSets, async ({ query }, { viewer, language }) => {
    const { page_size: pageSize = listPageSize, ...pageQuery } = query
    const where = shownTo(await ownProgramsOf(deps, viewer), deps.clock.now())
    const [{ rows, ...page }, total, programs] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, part =>
        deps.db.orm
          .select()
          .from(exams)
          .where(and(where, part.where))
          .orderBy(...part.orderBy)
          .limit(part.limit)
          .offset(part.offset),
      ),
      countSets(deps, where),
      deps.publishedPrograms(),
    ])
    const titles = new Map(programs.map(({ id, title }) => [id, title[language]]))
    const results = rows.map((exam): ShortSet => {
      const program = exam.programId === null ? undefined : titles.get(exam.programId)
      return {
        id: String(exam.id),
        title: exam.title[language],
        question_count: exam.totalQuestions,
        duration_seconds: Math.round(exam.durationMs / 1_000),
        end_time: instantText(exam.endTime.getTime()),
        program: program === undefined ? null : { id: String(exam.programId), title: program },
      }
    })
    return presentPage('questions/v4/short-sets/', query, { count: total, results, ...page })
  })
}

function shownTo(ownPrograms: readonly number[], now: number): SQL | undefined {
  return and(
    eq(exams.mode, 'SMALL'),
    eq(exams.questionState, approved),
    eq(exams.webView, true),
    isNull(exams.deletedAt),
    lte(exams.startTime, new Date(now)),
    seenWith(ownPrograms),
  )
}

async function countSets({ db }: ListDeps, where: SQL | undefined): Promise<number> {
  const [all] = await db.orm.select({ count: count() }).from(exams).where(where)
  return all!.count
}
