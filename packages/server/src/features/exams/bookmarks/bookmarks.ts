import { listPageSize } from '@prostuti/contract'
import { createBookmark, deleteBookmark, listBookmarkedExams } from '@prostuti/contract/exams/operations'
import { and, count, eq, type SQL } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, type Page, type PageQuery, readPage } from '../../../platform/http/call/keyset.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { approved, type Exam } from '../exam.ts'
import type { ExamDeps } from '../exam-deps.ts'
import { presentCards } from '../lists/exam-cards.ts'
import { inProgram } from '../lists/find-exams.ts'
import { ownProgramsOf, seenWith } from '../lists/own-exams.ts'
import { examBookmarks } from '../tables/bookmarks.ts'
import { exams } from '../tables/exams.ts'

interface BookmarkedExam {
  readonly exam: Exam
  readonly bookmark: typeof examBookmarks.$inferSelect
}

const newest: ListOrder<BookmarkedExam> = {
  at: examBookmarks.createdAt,
  id: examBookmarks.examId,
  order: 'newest first',
  sortKeyOf: ({ bookmark }) => ({ at: bookmark.createdAt, id: bookmark.examId }),
}

/** Exams and questions that people keep. Keeping twice and dropping twice end as once does. */
export function createBookmarks(deps: ExamDeps) {
  return [
    implement(createBookmark, async ({ body }, call) => {
      const viewer = signedIn(call)
      if (body.exam !== undefined) await addExam(deps, viewer, body.exam)
      if (body.question !== undefined) await addQuestion(deps, viewer, body.question)
      return { bookmarked: true }
    }),
    implement(deleteBookmark, async ({ body }, call) => {
      const viewer = signedIn(call)
      if (body.exam !== undefined) await deps.bookmarks.remove(viewer, body.exam)
      if (body.question !== undefined) await deps.questions.bookmarks.remove(viewer, body.question)
      return { bookmarked: false }
    }),
    implement(listBookmarkedExams, async ({ query }, call) => {
      const viewer = signedIn(call)
      const { page_size: pageSize = listPageSize, program, ...pageQuery } = query
      const own = await ownProgramsOf(deps, viewer)
      const mine = and(
        eq(examBookmarks.userId, viewer.id),
        eq(exams.questionState, approved),
        seenWith(own),
        inProgram(program),
      )
      const [{ rows, ...page }, all] = await Promise.all([
        readBookmarks(deps, mine, { pageSize, ...pageQuery }),
        countBookmarks(deps, mine),
      ])
      const bookmarked = rows.map(row => row.exam)
      const results = await presentCards(deps, bookmarked, viewer, { language: call.language, now: deps.clock.now() })
      return presentPage('exam/v5/bookmark/exams/', query, { count: all, results, ...page })
    }),
  ]
}

async function addExam({ bookmarks, catalog, clock }: ExamDeps, viewer: Viewer, exam: string): Promise<void> {
  const { id } = await catalog.listed(exam, viewer)
  await bookmarks.add(viewer, id, clock.now())
}

/** Not even the existence is revealed of an unpublished question that the person has not met. */
async function addQuestion({ clock, questions }: ExamDeps, viewer: Viewer, question: string): Promise<void> {
  const now = clock.now()
  if (!(await questions.maySee(viewer, question, now))) throw new AppError('not_found')
  await questions.bookmarks.add(viewer, question, now)
}

function readBookmarks({ db }: ExamDeps, mine: SQL | undefined, walk: PageQuery): Promise<Page<BookmarkedExam>> {
  return readPage(walk, newest, ({ where, orderBy, limit, offset }) =>
    db.orm
      .select({ exam: exams, bookmark: examBookmarks })
      .from(examBookmarks)
      .innerJoin(exams, eq(exams.id, examBookmarks.examId))
      .where(and(mine, where))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  )
}

async function countBookmarks({ db }: ExamDeps, mine: SQL | undefined): Promise<number> {
  const [all] = await db.orm
    .select({ count: count() })
    .from(examBookmarks)
    .innerJoin(exams, eq(exams.id, examBookmarks.examId))
    .where(mine)
  return all!.count
}
