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
  const [done, programs] = await Promise.all([
    viewer ? readDone(db.pool, exams, viewer) : new Map<number, Done>(),
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
    participated: done.get(exam.id)?.participated ?? false,
    bookmarked: done.get(exam.id)?.bookmarked ?? false,
    syllabus: exam.syllabus.map((title, index) => ({ id: String(index + 1), title: title[language] })),
  }))
}

/** None for an exam of a programme that is not published. */
function presentProgram(id: number | null, titleOf: ReadonlyMap<number, string>): ExamCard['program'] {
  const title = id === null ? undefined : titleOf.get(id)
  return title === undefined ? null : { id: String(id), title }
}

/** What one person did with an exam. */
interface Done {
  readonly participated: boolean
  readonly bookmarked: boolean
}

async function readDone(pool: Pool, exams: readonly Exam[], viewer: Viewer): Promise<Map<number, Done>> {
  const { rows } = await pool.query<Done & { id: number }>({
    name: 'done-with-exams',
    text: `select w.id,
                  exists (select 1 from attempts a
                           where a.user_id = $1 and a.exam_id = w.id and a.state = ${attemptState.closed}) as participated,
                  exists (select 1 from exam_bookmarks b where b.user_id = $1 and b.exam_id = w.id) as bookmarked
             from unnest($2::int[]) as w (id)`,
    values: [String(viewer.id), exams.map(exam => exam.id)],
  })
  return new Map(rows.map(row => [row.id, row]))
}
