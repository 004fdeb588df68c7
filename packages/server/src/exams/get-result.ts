import type { ExamMode, Result, SubjectResult } from '@prostuti/contract'
import { getResult } from '@prostuti/contract/exams/operations'
import type { Viewer } from '../auth/sessions.ts'
import { AppError } from '../errors.ts'
import { type Call, signedIn } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import {
  type Exam,
  instantText,
  isVisible,
  optionalInstant,
  resultVisibleAt,
  standingVisibleAt,
  totalMarks,
} from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import { histogramOf } from './histogram.ts'
import { type Standing, standingOf } from './mark-counts.ts'
import type { PaperKey } from './paper-store.ts'
import { gradeOf, marksFor } from './scoring.ts'
import { attemptMode, attemptState, closedBy } from './tables.ts'

interface ResultRow {
  version: number
  marks: number
  correct: number
  incorrect: number
  taken_ms: number
  submitted_at: Date
  subjects: number[]
  ranked: boolean
  paper_version: number
  closed_by: number
  is_final: boolean
}

/** My result, once it may be seen: `not_joined`, `result_not_published`. */
export function createGetResult(deps: ExamDeps) {
  return implement(getResult, async ({ params, query }, call) => {
    const exam = await deps.catalog.get(params.id)
    return resultOf(deps, exam, query.state ?? 'live', signedIn(call), call)
  })
}

export async function resultOf(
  deps: ExamDeps,
  exam: Exam,
  mode: ExamMode,
  viewer: Viewer,
  call: Pick<Call, 'language'>,
): Promise<Result> {
  const row = await readResult(deps, exam, mode, viewer)
  if (!row) throw await reasonForNone(deps, exam, mode, viewer)
  if (!isVisible(resultVisibleAt(exam, mode), deps.clock.now())) throw new AppError('result_not_published')
  const key = await deps.papers.key(exam.id, row.paper_version)
  const ranked = { id: exam.id, mode, version: row.version }
  const [standing, histogram] = row.ranked
    ? await Promise.all([
        standingOf(deps.db.pool, ranked, row.marks, exam.cutMark),
        histogramOf(deps.db.pool, exam, ranked),
      ])
    : [null, null]
  return presentResult({ exam, mode, row, key, standing, histogram, language: call.language })
}

/** Of the newest try that is closed, in the version that counts now. */
async function readResult(
  { db }: ExamDeps,
  exam: Exam,
  mode: ExamMode,
  viewer: Viewer,
): Promise<ResultRow | undefined> {
  const { rows } = await db.pool.query<ResultRow>({
    name: 'my-result',
    text: `select r.version, r.marks, r.correct, r.incorrect, r.taken_ms, r.submitted_at, r.subjects, r.ranked,
                  a.paper_version, a.closed_by, v.final_at is not null as is_final
             from results r
             join attempts a using (user_id, exam_id, mode, try)
             left join result_versions v on v.exam_id = r.exam_id and v.version = r.version
            where r.user_id = $1 and r.exam_id = $2 and r.mode = $3
            order by r.try desc, r.version desc limit 1`,
    values: [String(viewer.id), exam.id, attemptMode[mode]],
  })
  return rows[0]
}

async function reasonForNone({ db }: ExamDeps, exam: Exam, mode: ExamMode, viewer: Viewer): Promise<AppError> {
  const { rowCount } = await db.pool.query(
    'select 1 from attempts where user_id = $1 and exam_id = $2 and mode = $3 and state = $4',
    [String(viewer.id), exam.id, attemptMode[mode], attemptState.open],
  )
  return new AppError(rowCount ? 'result_not_published' : 'not_joined')
}

interface Presentable {
  exam: Exam
  mode: ExamMode
  row: ResultRow
  key: PaperKey
  standing: Standing | null
  histogram: Result['histogram']
  language: Call['language']
}

function presentResult({ exam, mode, row, key, standing, histogram, language }: Presentable): Result {
  return {
    exam: String(exam.id),
    state: mode,
    title: exam.title[language],
    marks: row.marks / 1000,
    correct_answers: row.correct,
    incorrect_answers: row.incorrect,
    unanswered: exam.totalQuestions - row.correct - row.incorrect,
    grade: gradeOf(row.marks, totalMarks(exam)),
    position: standing?.position ?? -1,
    percentile: standing?.percentile ?? null,
    cut_mark: exam.cutMark === null ? null : exam.cutMark / 1000,
    passed: exam.cutMark === null ? null : row.marks >= exam.cutMark,
    passed_examinees: standing?.passed ?? 0,
    total_examinees: standing?.total ?? 0,
    total_marks: totalMarks(exam) / 1000,
    total_questions: exam.totalQuestions,
    negative_mark: exam.negativeMark / 1000,
    marks_lost: (row.incorrect * exam.negativeMark) / 1000,
    taken_seconds: Math.round(row.taken_ms / 1000),
    submitted_at: instantText(row.submitted_at.getTime()),
    settled: row.closed_by === closedBy.settle,
    subjects: key.subjects.map((_, subject) => presentSubject(exam, row, key, subject, language)),
    histogram,
    version: row.version,
    provisional: standing !== null && mode === 'live' && !row.is_final,
    solution_visibility: optionalInstant(exam.solutionVisibility?.getTime() ?? null),
    standing_visibility: optionalInstant(standingVisibleAt(exam, mode)),
  }
}

function presentSubject(
  exam: Exam,
  row: ResultRow,
  key: PaperKey,
  subject: number,
  language: Call['language'],
): SubjectResult {
  const correct = row.subjects[subject * 2]!
  const incorrect = row.subjects[subject * 2 + 1]!
  const questions = key.subjectOf.filter(each => each === subject).length
  return {
    subject: key.subjects[subject]![language],
    marks: marksFor(correct, incorrect, exam) / 1000,
    total_marks: (questions * exam.mark) / 1000,
    correct_answers: correct,
    incorrect_answers: incorrect,
    unanswered: questions - correct - incorrect,
  }
}
