import { durationText, type Exam } from '../exam.ts'

/** What of an exam the audit log keeps, in the names and values of its form. */
export function auditFields(exam: Exam, questionIds: readonly bigint[]): Record<string, unknown> {
  return {
    program: exam.programId === null ? null : String(exam.programId),
    question_state: exam.questionState,
    title: exam.title,
    description: exam.description,
    syllabus: exam.syllabus,
    reviewed_qb: exam.reviewedQb,
    start_time: exam.startTime,
    end_time: exam.endTime,
    duration: durationText(exam.durationMs),
    grace_seconds: exam.graceMs / 1_000,
    total_marks: exam.totalMarks === null ? null : exam.totalMarks / 1_000,
    negative_mark: exam.negativeMark / 1_000,
    cut_mark: exam.cutMark === null ? null : exam.cutMark / 1_000,
    cost: exam.cost,
    is_free: exam.isFree,
    is_demo: exam.isDemo,
    members_only: exam.membersOnly,
    mode: exam.mode,
    web_view: exam.webView,
    enrollment_visibility: exam.enrollmentVisibility,
    result_visibility: exam.resultVisibility,
    standing_visibility: exam.standingVisibility,
    solution_visibility: exam.solutionVisibility,
    subject_order: exam.subjectOrder.map(String),
    question_ids: questionIds.map(String),
    paper_version: exam.paperVersion,
  }
}
