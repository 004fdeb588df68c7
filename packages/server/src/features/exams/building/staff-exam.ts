import type { Language, ProgramName, QuestionState, StaffExam, StaffExamRow } from '@prostuti/contract'
import type { Localized } from '../../../platform/db/columns.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { approved, durationText, type Exam, instantText, stateOf } from '../exam.ts'
import type { StaffDeps, StaffProgram } from '../exam-deps.ts'
import { isPaperOutdated } from '../papers/paper-outdated.ts'
import { findProblems, readQuestionFaults } from './find-problems.ts'
import { readQuestionIds } from './question-list.ts'
import { readSeen } from './seen-questions.ts'
import { countSitting, isJoined } from './sitters.ts'

interface Reading {
  readonly programs: readonly StaffProgram[]
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly now: number
}

/** An exam as the form has it, read by `client`, which may be a transaction that has just changed it. */
export async function presentStaffExam(
  { clock, staffPrograms }: Pick<StaffDeps, 'clock' | 'staffPrograms'>,
  client: Queryable,
  exam: Exam,
  language: Language,
): Promise<StaffExam> {
  const reading = { programs: await staffPrograms(client), language, now: clock.now() }
  const questionIds = await readQuestionIds(client, exam)
  // One after the other: in a transaction they share its connection.
  const faults = await readQuestionFaults(client, questionIds)
  const seen = await readSeen(client, questionIds, exam.id)
  const version = await readPaperVersion(client, exam)
  const joined = version !== null && (await isJoined(client, exam.id))
  const isOut = version !== null && exam.questionState === approved && !joined
  return {
    ...presentCommon(exam, reading),
    title: exam.title,
    description: exam.description,
    syllabus: exam.syllabus,
    reviewed_qb: exam.reviewedQb,
    grace_seconds: exam.graceMs / 1_000,
    total_marks: inMarks(exam.totalMarks),
    mark: exam.mark / 1_000,
    negative_mark: exam.negativeMark / 1_000,
    cut_mark: inMarks(exam.cutMark),
    cost: exam.cost,
    is_free: exam.isFree,
    is_demo: exam.isDemo,
    members_only: exam.membersOnly,
    result_visibility: optionalText(exam.resultVisibility),
    standing_visibility: optionalText(exam.standingVisibility),
    solution_visibility: optionalText(exam.solutionVisibility),
    subject_order: exam.subjectOrder.map(String),
    question_ids: questionIds.map(String),
    paper_version: version,
    paper_outdated: isOut && (await isPaperOutdated(client, { id: exam.id, version, title: exam.title }, questionIds)),
    joined,
    sitting: await countSitting(client, exam.id),
    problems: findProblems(exam, questionIds, faults),
    seen_questions: seen.size,
    shared_with: await readSharing(client, exam.id, questionIds, language),
  }
}

/** An exam as a list has it. */
export function presentStaffRow(exam: Exam, reading: Reading): StaffExamRow {
  return {
    ...presentCommon(exam, reading),
    title: inLanguage(exam.title, reading.language),
    total_questions: exam.totalQuestions,
    total_marks: (exam.totalMarks ?? exam.totalQuestions * exam.mark) / 1_000,
  }
}

function presentCommon(exam: Exam, { programs, language, now }: Reading) {
  return {
    id: String(exam.id),
    program: presentName(
      programs.find(({ id }) => id === exam.programId),
      language,
    ),
    question_state: exam.questionState as QuestionState,
    mode: exam.mode,
    state: stateOf(exam, now),
    start_time: instantText(exam.startTime.getTime()),
    end_time: instantText(exam.endTime.getTime()),
    duration: durationText(exam.durationMs),
    web_view: exam.webView,
    enrollment_visibility: exam.enrollmentVisibility,
    revision: exam.revision,
    updated_at: instantText(exam.updatedAt.getTime()),
  }
}

const optionalText = (at: Date | null) => at && instantText(at.getTime())
const inMarks = (thousandths: number | null) => (thousandths === null ? null : thousandths / 1_000)

export function presentName(program: StaffProgram | undefined, language: Language): ProgramName | null {
  if (!program) return null
  return { id: String(program.id), title: inLanguage(program.title, language), state: program.state }
}

/** Of the paper that people get now; null where there is none yet. */
export async function readPaperVersion(client: Queryable, { id, paperVersion }: Exam): Promise<number | null> {
  const { rowCount } = await client.query('select from papers where exam_id = $1 and version = $2 limit 1', [
    id,
    paperVersion,
  ])
  return rowCount === 1 ? paperVersion : null
}

const mostSharing = 20

/** Other exams whose list or paper has some of these questions, those with most of them first. */
async function readSharing(
  client: Queryable,
  exam: number,
  ids: readonly bigint[],
  language: Language,
): Promise<StaffExam['shared_with']> {
  const { rows } = await client.query<{ id: number; title: Localized; state: QuestionState; questions: number }>(
    `with uses as (
       select exam_id, question_id from exam_questions where question_id = any($2::bigint[])
        union
       select p.exam_id, q.id from paper_keys p cross join unnest(p.question_ids) as q (id)
        where p.question_ids && $2::bigint[] and q.id = any($2::bigint[])
     )
     select e.id, e.title, e.question_state as state, count(*)::int as questions
       from uses u join exams e on e.id = u.exam_id and e.deleted_at is null
      where u.exam_id <> $1 group by e.id order by questions desc, e.id desc limit ${mostSharing}`,
    [exam, ids.map(String)],
  )
  return rows.map(({ id, title, state, questions }) => ({
    id: String(id),
    title: inLanguage(title, language),
    question_state: state,
    questions,
  }))
}
