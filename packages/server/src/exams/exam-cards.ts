import type { ExamCard, Language } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Viewer } from '../auth/sessions.ts'
import { durationText, type Exam, instantText, stateOf, totalMarks } from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import { attemptState } from './tables.ts'

/** Presents exams as cards, with what this person did in them. */
export async function presentCards(
  { db, publishedPrograms }: Pick<ExamDeps, 'db' | 'publishedPrograms'>,
  exams: readonly Exam[],
  viewer: Viewer | null,
  { language, now }: { language: Language; now: number },
): Promise<ExamCard[]> {
  const [taken, programs] = await Promise.all([
    viewer ? participated(db.pool, exams, viewer) : new Set<number>(),
    publishedPrograms(),
  ])
  const titleOf = new Map(programs.map(({ id, title }) => [id, title[language]]))
  return exams.map(exam => ({
    id: String(exam.id),
    title: exam.title[language],
    program: presentProgram(exam.programId, titleOf),
    start_time: instantText(exam.startTime.getTime()),
    end_time: instantText(exam.endTime.getTime()),
    duration: durationText(exam.durationMs),
    total_marks: totalMarks(exam) / 1000,
    total_questions: exam.totalQuestions,
    cost: exam.cost,
    is_free: exam.isFree,
    is_demo: exam.isDemo,
    state: stateOf(exam, now),
    participated: taken.has(exam.id),
    bookmarked: false,
    syllabus: exam.syllabus.map((title, index) => ({ id: String(index + 1), title: title[language] })),
  }))
}

/** None for an exam of a programme that is not published. */
function presentProgram(id: number | null, titleOf: ReadonlyMap<number, string>): ExamCard['program'] {
  const title = id === null ? undefined : titleOf.get(id)
  return title === undefined ? null : { id: String(id), title }
}

async function participated(pool: Pool, exams: readonly Exam[], viewer: Viewer): Promise<Set<number>> {
  const { rows } = await pool.query<{ exam_id: number }>(
    'select distinct exam_id from attempts where user_id = $1 and exam_id = any($2::int[]) and state = $3',
    [String(viewer.id), exams.map(exam => exam.id), attemptState.closed],
  )
  return new Set(rows.map(row => row.exam_id))
}
