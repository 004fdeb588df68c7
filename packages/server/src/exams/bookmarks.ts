import { createBookmark, deleteBookmark, listBookmarkedExams } from '@prostuti/contract/exams/operations'
import { and, count, eq, type SQL } from 'drizzle-orm'
import type { Viewer } from '../auth/sessions.ts'
import { type ListOrder, type Page, readPage, type Walk } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { signedIn } from '../http/call.ts'
import { presentPage } from '../http/cursor.ts'
import { implement } from '../http/implement.ts'
import { approved, type Exam } from './exam.ts'
import { presentCards } from './exam-cards.ts'
import type { ExamDeps } from './exam-deps.ts'
import { hasMet } from './has-met.ts'
import { ofProgram } from './of-program.ts'
import { examBookmarks, exams } from './tables.ts'

interface Kept {
  readonly exam: Exam
  readonly bookmark: typeof examBookmarks.$inferSelect
}

const newest: ListOrder<Kept> = {
  at: examBookmarks.createdAt,
  id: examBookmarks.examId,
  order: 'newest first',
  placeOf: ({ bookmark }) => ({ at: bookmark.createdAt, id: bookmark.examId }),
}

/** Exams and questions that people keep. Keeping twice and dropping twice end as once does. */
export function createBookmarks(deps: ExamDeps) {
  return [
    implement(createBookmark, async ({ body }, call) => {
      const viewer = signedIn(call)
      if (body.exam !== undefined) await keepExam(deps, viewer, body.exam)
      if (body.question !== undefined) await keepQuestion(deps, viewer, body.question)
      return { bookmarked: true }
    }),
    implement(deleteBookmark, async ({ body }, call) => {
      const viewer = signedIn(call)
      if (body.exam !== undefined) await dropExam(deps, viewer, body.exam)
      if (body.question !== undefined) await deps.questions.bookmarks.drop(viewer, body.question)
      return { bookmarked: false }
    }),
    implement(listBookmarkedExams, async ({ query }, call) => {
      const viewer = signedIn(call)
      const { page_size: pageSize = 20, program, ...place } = query
      const mine = and(eq(examBookmarks.userId, viewer.id), eq(exams.questionState, approved), ofProgram(program))
      const [{ rows, ...page }, all] = await Promise.all([
        readKept(deps, mine, { pageSize, ...place }),
        countKept(deps, mine),
      ])
      const kept = rows.map(row => row.exam)
      const results = await presentCards(deps, kept, viewer, { language: call.language, now: deps.clock.now() })
      return presentPage('exam/v5/bookmark/exams/', query, { count: all, results, ...page })
    }),
  ]
}

async function keepExam({ db, catalog, clock }: ExamDeps, { id: userId }: Viewer, exam: string): Promise<void> {
  const { id: examId } = await catalog.get(exam)
  const bookmark = { userId, examId, createdAt: new Date(clock.now()) }
  await db.orm.insert(examBookmarks).values(bookmark).onConflictDoNothing()
}

/** Of a question that somebody has not met, not even the existence is told. */
async function keepQuestion({ db, clock, questions }: ExamDeps, viewer: Viewer, question: string): Promise<void> {
  const now = clock.now()
  if (!(await hasMet(db.pool, viewer, question, now))) throw new AppError('not_found')
  await questions.bookmarks.keep(viewer, question, now)
}

async function dropExam({ db }: ExamDeps, { id }: Viewer, exam: string): Promise<void> {
  await db.pool.query({
    name: 'drop-exam-bookmark',
    text: 'delete from exam_bookmarks where user_id = $1 and exam_id = $2::bigint',
    values: [String(id), exam],
  })
}

function readKept({ db }: ExamDeps, mine: SQL | undefined, walk: Walk): Promise<Page<Kept>> {
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

async function countKept({ db }: ExamDeps, mine: SQL | undefined): Promise<number> {
  const [all] = await db.orm
    .select({ count: count() })
    .from(examBookmarks)
    .innerJoin(exams, eq(exams.id, examBookmarks.examId))
    .where(mine)
  return all!.count
}
