import { z } from 'zod'
import { itemVerdicts } from '../questions/index.ts'
import { Id, IdParams, Instant } from '../values.ts'

const Figure = z.number().nullable()

/** An option of a question, and who chose it. */
export const OptionStatistics = z.strictObject({
  /** The author's number of this option. */
  option: z.number().int(),
  text: z.string(),
  accepted: z.boolean(),
  answers: z.number().int(),
  /** In per cent of all counted sheets, of the best ones and of the last ones (`groupShare`). */
  share: z.number(),
  best: z.number(),
  last: z.number(),
})
export type OptionStatistics = z.infer<typeof OptionStatistics>

/** What a question did in an exam before this one, by the same figures. */
export const EarlierItem = z.strictObject({
  exam: Id,
  title: z.string(),
  start_time: Instant,
  right: z.number(),
  discrimination: Figure,
  verdict: z.enum(itemVerdicts),
})

/** The figures of a question are those of Moodle, in per cent; null where they are not defined: all sheets alike, one sheet. */
export const ItemStatistics = z.strictObject({
  question: Id,
  /** Its number in the paper, counted from 1. */
  number: z.number().int(),
  subject: z.string(),
  text: z.string(),
  verdict: z.enum(itemVerdicts),
  /** Per cent of the counted sheets that have it right, wrong, and not at all. */
  right: z.number(),
  wrong: z.number(),
  skipped: z.number(),
  /** Mean mark as a part of the highest one. */
  facility: Figure,
  /** Standard deviation of the mark, as a part of the highest one. */
  deviation: Figure,
  /** What guessing would get. */
  guess: Figure,
  /** What the question was meant to weigh in the whole, and what it did. */
  intended_weight: Figure,
  effective_weight: Figure,
  /** Correlation of its mark with that of the rest. */
  discrimination: Figure,
  /** The same covariance as a part of the highest that these marks could have. */
  efficiency: Figure,
  options: z.array(OptionStatistics),
  /** Middle time of those who answered, in seconds, and of the best tenth; null where nobody did. */
  seconds: Figure,
  best_seconds: Figure,
  /** Reports of learners that are not answered. */
  open_flags: z.number().int(),
  /** Whether it waits in the bank for a reviewer, and since when it does with these figures. */
  under_review: z.boolean(),
  sent_at: Instant.nullable(),
  /** Of the newest final exams before this one that share questions with it, those that ask this one; the newest first. */
  earlier: z.array(EarlierItem),
})
export type ItemStatistics = z.infer<typeof ItemStatistics>

/** Marks of an exam; reliability is the coefficient of internal consistency, in per cent. */
export const ExamStatistics = z.strictObject({
  exam: Id,
  title: z.string(),
  /** The version of the results that was counted, and since when it is final. */
  version: z.number().int(),
  final_at: Instant,
  /** Sheets that are in, and of how many the answers are counted here: of very many every so-manieth. */
  sheets: z.number().int(),
  counted: z.number().int(),
  total_marks: z.number(),
  mean: Figure,
  median: Figure,
  deviation: Figure,
  reliability: Figure,
  /** Standard error of a person's mark. */
  error: Figure,
  questions: z.array(ItemStatistics),
})
export type ExamStatistics = z.infer<typeof ExamStatistics>

export const statisticsShapes = {
  /** Throws `conflict` with `not_final` until the results are final. */
  'exams.getStatistics': { params: IdParams, returns: ExamStatistics },
  /** Throws `conflict` with `not_final`, and with `newer_version` where the results are not those that were looked at. */
  'exams.sendToReview': {
    params: IdParams,
    body: z.strictObject({ question: Id, version: z.number().int().min(1).max(32_767) }),
    returns: z.strictObject({
      question: Id,
      verdict: z.enum(itemVerdicts),
      /** When these figures were sent: asked again, the same instant. */
      sent_at: Instant,
    }),
  },
} as const
