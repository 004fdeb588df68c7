import type { ExamMode, Language, Result, ResultChange, SubjectResult } from '@prostuti/contract'
import { type Exam, instantText, isRanked, optionalInstant, rankingOfSheet, solutionVisibleAt } from '../exam.ts'
import { standingOpensAt, type Withheld } from '../papers/embargo.ts'
import type { PaperKey } from '../papers/paper-store.ts'
import { cancelled } from '../scoring/option-set.ts'
import { gradeOf, marksFor, type Score } from '../scoring/scoring.ts'
import { closedBy } from '../tables/attempts.ts'
import type { Standing } from './mark-counts.ts'

/** A result as it is stored, with what its attempt and its version say. */
export interface ResultRow extends Score {
  readonly user_id: string
  readonly exam_id: number
  readonly mode: number
  readonly try: number
  readonly version: number
  readonly taken_ms: number
  readonly submitted_at: Date
  readonly ranked: boolean
  readonly paper_version: number
  readonly closed_by: number
  readonly is_final: boolean
}

interface Presentable {
  readonly exam: Exam
  readonly mode: ExamMode
  readonly row: ResultRow
  /** What may be shown of the marks; while something is withheld not what is stored. */
  readonly score: Score
  readonly key: PaperKey
  readonly withheld: Withheld | null
  /** Null where people are not compared. */
  readonly standing: Standing | null
  /** Of a try in the archive, among those who sat it live. */
  readonly livePlace: Result['live_place']
  readonly histogram: Result['histogram']
  readonly language: Language
  readonly change: ResultChange | null
}

/** Whatever is shown of marks comes from `score`: of the stored row only what the answers have no part in. */
export function presentResult(given: Presentable): Result {
  const { exam, mode, row, score, key, withheld, standing, histogram, language } = given
  const hidden = key.questionIds.filter(id => withheld?.questions.has(id)).length
  const dropped = key.questionIds.filter((id, index) => isCancelled(key, index) && !withheld?.questions.has(id)).length
  const marked = exam.totalQuestions - hidden - dropped
  const total = marked * exam.mark
  return {
    exam: String(exam.id),
    state: mode,
    title: exam.title[language],
    marks: score.marks / 1000,
    correct_answers: score.correct,
    incorrect_answers: score.incorrect,
    unanswered: marked - score.correct - score.incorrect,
    withheld: hidden,
    cancelled: dropped,
    grade: total > 0 ? gradeOf(score.marks, total) : '',
    ranking: rankingOfSheet(exam, row),
    position: standing?.position ?? -1,
    percentile: standing?.percentile ?? null,
    cut_mark: exam.cutMark === null ? null : exam.cutMark / 1000,
    passed: exam.cutMark === null || hidden > 0 ? null : score.marks >= exam.cutMark,
    passed_examinees: standing?.passed ?? 0,
    total_examinees: standing?.total ?? 0,
    live_place: given.livePlace,
    total_marks: total / 1000,
    total_questions: exam.totalQuestions,
    negative_mark: exam.negativeMark / 1000,
    marks_lost: (score.incorrect * exam.negativeMark) / 1000,
    taken_seconds: Math.round(row.taken_ms / 1000),
    submitted_at: instantText(row.submitted_at.getTime()),
    settled: row.closed_by === closedBy.settle,
    subjects: key.subjects.map((_, subject) => presentSubject(given, subject)),
    histogram,
    version: row.version,
    change: given.change,
    provisional: standing !== null && mode === 'live' && !row.is_final,
    solution_visibility: optionalInstant(solutionVisibleAt(exam)),
    standing_visibility: isRanked(exam) ? optionalInstant(standingOpensAt(exam, mode, withheld)) : null,
  }
}

function isCancelled({ accepted }: PaperKey, questionIndex: number): boolean {
  return accepted[questionIndex] === cancelled
}

function presentSubject({ exam, score, key, withheld, language }: Presentable, subject: number): SubjectResult {
  const correct = score.subjects[subject * 2]!
  const incorrect = score.subjects[subject * 2 + 1]!
  const isMarked = (id: string, questionIndex: number) =>
    key.subjectOf[questionIndex] === subject && !isCancelled(key, questionIndex) && !withheld?.questions.has(id)
  const questions = key.questionIds.filter(isMarked).length
  return {
    subject: key.subjects[subject]![language],
    marks: marksFor(correct, incorrect, exam) / 1000,
    total_marks: (questions * exam.mark) / 1000,
    correct_answers: correct,
    incorrect_answers: incorrect,
    unanswered: questions - correct - incorrect,
  }
}
