import { examDefaults, type FieldError, type ParsedPart } from '@prostuti/contract'
import type { InferInsertModel } from 'drizzle-orm'
import type { Localized } from '../../../platform/db/columns.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { durationMsOf, type Exam, lastArrival } from '../exam.ts'
import type { exams } from '../tables/exams.ts'

/** What staff wrote of an exam; what they left out is undefined. */
export type ExamFields = Omit<ParsedPart<'exams.updateExam', 'body'>, 'revision' | 'confirm' | 'question_state'>

export type ExamColumns = Partial<InferInsertModel<typeof exams>>

/** In both languages: what is not written in English is stored as the Bangla. */
export const localized = ({ bn, en }: { bn: string; en?: string }): Localized => ({ bn, en: en || bn })

const thousandths = (marks: number) => Math.round(marks * 1_000)

/** Applied to a field that was written, null where null was; undefined where it was left out. */
function written<From, To>(value: From | null | undefined, to: (value: From) => To): To | null | undefined {
  if (value === undefined) return undefined
  return value === null ? null : to(value)
}

/** No row has an id that the column cannot hold. */
const isInteger = (id: number) => id <= 2_147_483_647

const at = (instant: string) => new Date(instant)
const inBoth = <From, To>(value: From | undefined, to: (value: From) => To) =>
  value === undefined ? undefined : to(value)

/** The columns that staff wrote, without those of the questions; undefined ones are left out of a statement. */
export function columnsOf(fields: ExamFields): ExamColumns {
  return {
    programId: written(fields.program, Number),
    title: inBoth(fields.title, localized),
    description: inBoth(fields.description, localized),
    syllabus: inBoth(fields.syllabus, items => items.map(localized)),
    startTime: inBoth(fields.start_time, at),
    endTime: inBoth(fields.end_time, at),
    durationMs: inBoth(fields.duration, durationMsOf),
    graceMs: inBoth(fields.grace_seconds, seconds => seconds * 1_000),
    totalMarks: written(fields.total_marks, thousandths),
    negativeMark: inBoth(fields.negative_mark, thousandths),
    cutMark: written(fields.cut_mark, thousandths),
    cost: fields.cost,
    isFree: fields.is_free ?? inBoth(fields.cost, cost => cost === 0),
    isDemo: fields.is_demo,
    membersOnly: fields.members_only,
    mode: fields.mode,
    webView: fields.web_view,
    enrollmentVisibility: fields.enrollment_visibility,
    reviewedQb: fields.reviewed_qb,
    resultVisibility: written(fields.result_visibility, at),
    standingVisibility: written(fields.standing_visibility, at),
    solutionVisibility: written(fields.solution_visibility, at),
    subjectOrder: inBoth(fields.subject_order, ids => ids.map(Number).filter(isInteger)),
  }
}

const visibilities = ['resultVisibility', 'standingVisibility', 'solutionVisibility'] as const

/** Those that stand at the end + grace, where they stand by default, move along with it unless they were written. */
export function movedVisibilities(before: Exam, after: Exam, columns: ExamColumns): ExamColumns {
  const moved: ExamColumns = {}
  for (const name of visibilities)
    if (columns[name] === undefined && before[name]?.getTime() === lastArrival(before))
      moved[name] = new Date(lastArrival(after))
  return moved
}

/** Where each stands that nobody has set: at the end + grace. */
export function defaultVisibilities(endTime: Date, graceMs: number = examDefaults.graceSeconds * 1_000): ExamColumns {
  const instant = new Date(endTime.getTime() + graceMs)
  return { resultVisibility: instant, standingVisibility: instant, solutionVisibility: instant }
}

/** What no exam may be stored with, be it a draft. Throws `validation_failed`. */
export function checkExam(exam: Pick<Exam, 'startTime' | 'endTime' | 'durationMs' | 'cost' | 'isFree'>): void {
  const fields: FieldError[] = []
  const windowMs = exam.endTime.getTime() - exam.startTime.getTime()
  if (windowMs <= 0)
    fields.push({ path: 'end_time', code: 'end_before_start', message: 'The end must come after the start' })
  else if (exam.durationMs > windowMs)
    fields.push({ path: 'duration', code: 'duration_too_long', message: 'Longer than from the start to the end' })
  if (exam.isFree && exam.cost > 0)
    fields.push({ path: 'is_free', code: 'has_cost', message: 'An exam with a cost is not free' })
  if (fields.length > 0) throw new AppError('validation_failed', { fields })
}
