import { z } from 'zod'
import { IdParams, Instant } from '../values.ts'
import { ExamMode, Ranking } from './cards.ts'
import { ResultChange } from './result-change.ts'

/** Marks are decimal numbers with at most three places: thousandths are exact inside. */
const Marks = z.number()

/** Of the questions of one subject that are marked: what is withheld counts nowhere here. */
export const SubjectResult = z.strictObject({
  subject: z.string(),
  marks: Marks,
  total_marks: Marks,
  correct_answers: z.number().int(),
  incorrect_answers: z.number().int(),
  unanswered: z.number().int(),
})
export type SubjectResult = z.infer<typeof SubjectResult>

/**
 * What one try brought. While another exam embargoes questions of this one, a try that can be repeated (in the archive,
 * or of a sample) reveals nothing of them: `withheld` says how many they are, marks, counts, `total_marks`, `grade` and
 * `subjects` are those of the rest, and what compares people is missing (`position`, `percentile`, `passed`, `histogram`,
 * both numbers of examinees). When that exam is final, everything is as if it had never been.
 */
export const Result = z.strictObject({
  exam: z.string(),
  state: ExamMode,
  title: z.string(),
  marks: Marks,
  correct_answers: z.number().int(),
  incorrect_answers: z.number().int(),
  unanswered: z.number().int(),
  /** Questions that are not marked yet, answered or not; 0 otherwise. With the three before it and `cancelled` they make `total_questions`. */
  withheld: z.number().int(),
  /** Questions that were taken out after the exam: they count for nobody, nor in `total_marks`. */
  cancelled: z.number().int(),
  /** A+ to F by the share of `total_marks`; empty where nothing is marked. */
  grade: z.string(),
  ranking: Ranking,
  /** Competition rank, -1 while unranked. */
  position: z.number().int(),
  /** Share of the other examinees with fewer marks, in per cent, null while unranked. */
  percentile: z.number().nullable(),
  cut_mark: Marks.nullable(),
  passed: z.boolean().nullable(),
  passed_examinees: z.number().int(),
  total_examinees: z.number().int(),
  /**
   * Of a first try in the archive: where these marks would have stood among those who sat the exam live. Null where that list is not
   * open, nobody is on it, or something is withheld.
   */
  live_place: z.strictObject({ position: z.number().int(), total_examinees: z.number().int() }).nullable(),
  /** The full marks of what is marked. */
  total_marks: Marks,
  /** Of the whole paper. */
  total_questions: z.number().int(),
  negative_mark: Marks,
  /** What wrong answers cost. */
  marks_lost: Marks,
  taken_seconds: z.number().int(),
  submitted_at: Instant,
  /** The server closed it at the deadline from the drafts. */
  settled: z.boolean(),
  subjects: z.array(SubjectResult),
  /** How everybody's marks are spread, in equal steps from `from` (inclusive) to `to` (exclusive; the last includes it); null while unranked. */
  histogram: z.array(z.strictObject({ from: Marks, to: Marks, count: z.number().int() })).nullable(),
  version: z.number().int(),
  /** Null where no key was changed since this sheet was in. */
  change: ResultChange.nullable(),
  /** Positions may still move: sheets on the way within the grace count. */
  provisional: z.boolean(),
  solution_visibility: Instant.nullable(),
  /** Of a repeatable try not before the embargo on its questions is over, as far as that can be predicted. */
  standing_visibility: Instant.nullable(),
})
export type Result = z.infer<typeof Result>

export const resultShapes = {
  'exams.getResult': {
    params: IdParams,
    query: z.strictObject({ state: ExamMode.optional() }),
    returns: Result,
  },
} as const
