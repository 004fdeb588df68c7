import { z } from 'zod'
import { TypedText } from '../questions/index.ts'
import { Id, IdParams, Instant, listOf, neededLine, PageQuery } from '../values.ts'
import { maxAnswer, maxQuestions } from './attempt/bounds.ts'
import { ExamMode } from './cards.ts'
import { ResultChange } from './result-change.ts'

/** Options of a question by its author's own numbers, in ascending order. */
const OptionNumbers = z.array(z.number().int().min(0).max(maxAnswer))

/** A question of an exam with what counts as right in it now, and how it was answered. */
export const AcceptedKey = z.strictObject({
  question: Id,
  /** Its number in the paper, counted from 1; each person saw an order of their own. */
  number: z.number().int(),
  subject: z.string(),
  text: z.string(),
  /** In the paper's order. */
  options: z.array(
    z.strictObject({
      /** The author's number of this option, by which changes name it. */
      option: z.number().int(),
      text: z.string(),
      accepted: z.boolean(),
      /** How many of the counted sheets chose it. */
      answers: z.number().int(),
    }),
  ),
  skipped: z.number().int(),
  /** Counts for nobody; no option is accepted. */
  cancelled: z.boolean(),
})
export type AcceptedKey = z.infer<typeof AcceptedKey>

/** Whether an exam can be regraded: from when its results are final until it is, one regrade at a time. */
export const RegradeState = z.enum(['not_final', 'ready', 'computing'])
export type RegradeState = z.infer<typeof RegradeState>

export const AcceptedKeys = z.strictObject({
  exam: Id,
  title: z.string(),
  state: RegradeState,
  /** The version of the results that counts now. */
  version: z.number().int(),
  end_time: Instant,
  cut_mark: z.number().nullable(),
  mark: z.number(),
  negative_mark: z.number(),
  /** Sheets of the live exam that are in, and of how many the answers are counted here: of very many every so-manieth. */
  sheets: z.number().int(),
  counted: z.number().int(),
  questions: z.array(AcceptedKey),
})
export type AcceptedKeys = z.infer<typeof AcceptedKeys>

/** What an exam shall accept for a question; null cancels it. */
export const WantedKey = z.strictObject({
  question: Id,
  accepted: OptionNumbers.min(1).nullable(),
})
export type WantedKey = z.infer<typeof WantedKey>

const WantedKeys = z.array(WantedKey).min(1).max(maxQuestions)

/** What a regrade does to the sheets of one mode. */
export const RegradeEffect = z.strictObject({
  sheets: z.number().int(),
  rose: z.number().int(),
  fell: z.number().int(),
  /** Came to the cut mark, and fell below it; 0 without one. */
  passed: z.number().int(),
  failed: z.number().int(),
})
export type RegradeEffect = z.infer<typeof RegradeEffect>

export const RegradePreview = z.strictObject({
  version: z.number().int(),
  live: RegradeEffect,
  archive: RegradeEffect,
  /** What some people will read, of those whom it moves in different ways. */
  examples: z.array(z.strictObject({ name: z.string(), state: ExamMode, change: ResultChange })),
})
export type RegradePreview = z.infer<typeof RegradePreview>

/** What other keys would do to one ranked sheet of the live exam. */
export const RegradedSheet = z.strictObject({
  name: z.string(),
  marks_before: z.number(),
  marks_after: z.number(),
  position_before: z.number().int(),
  position_after: z.number().int(),
})
export type RegradedSheet = z.infer<typeof RegradedSheet>

/** So many sheets are listed at once. */
export const maxRegradedSheets = 20_000

export const Regrade = z.strictObject({
  id: Id,
  state: z.enum(['computing', 'published', 'failed']),
  from_version: z.number().int(),
  to_version: z.number().int(),
  /** By the author's numbers; empty where a sheet was opened again. */
  changes: z.array(z.strictObject({ question: Id, before: OptionNumbers.nullable(), after: OptionNumbers.nullable() })),
  note: z.string(),
  /** Of the live exam's sheets; null until it is published. */
  effect: RegradeEffect.omit({ sheets: true }).nullable(),
  /** For `core.getTask`; null where there was nothing to compute. */
  job: z.string().nullable(),
  by: z.string().nullable(),
  created_at: Instant,
  published_at: Instant.nullable(),
})
export type Regrade = z.infer<typeof Regrade>

/** An exam whose paper asks a question, and whether its results can be computed again. */
export const UsingExam = z.strictObject({
  id: Id,
  title: z.string(),
  program: Id.nullable(),
  start_time: Instant,
  end_time: Instant,
  state: RegradeState,
  /** Of the live exam. */
  sheets: z.number().int(),
  /** What it accepts now, by the author's numbers; null: cancelled. */
  accepted: OptionNumbers.nullable(),
})
export type UsingExam = z.infer<typeof UsingExam>

const maxNote = 500

export const regradeShapes = {
  'exams.listAcceptedKeys': { params: IdParams, returns: AcceptedKeys },
  'exams.previewRegrade': {
    params: IdParams,
    body: z.strictObject({ changes: WantedKeys }),
    returns: RegradePreview,
  },
  'exams.listRegradedSheets': {
    params: IdParams,
    body: z.strictObject({
      changes: WantedKeys,
      /** The first by their new place, who rises or falls most, or who crosses the cut mark. */
      show: z.enum(['first', 'risen', 'fallen', 'cut']).default('first'),
      limit: z.number().int().min(1).max(maxRegradedSheets).default(100),
    }),
    /** `count`: how many there are of those that are asked for. */
    returns: z.strictObject({ version: z.number().int(), count: z.number().int(), results: z.array(RegradedSheet) }),
  },
  'exams.regradeExam': {
    params: IdParams,
    body: z.strictObject({
      changes: WantedKeys,
      /** The version of the results that the preview was made from: another one is `conflict` with `newer_version`. */
      version: z.number().int().min(1).max(32_767),
      /** Why, for staff. */
      note: neededLine(maxNote),
      /**
       * Questions among `changes` that are mended in the bank in the same step: right is what the exam accepts (of a cancelled
       * question the answer stays), and the explanation, where it is given, is this one.
       */
      bank: z
        .array(z.strictObject({ question: Id, explanation: TypedText.optional() }))
        .max(maxQuestions)
        .default([]),
    }),
    returns: Regrade,
  },
  'exams.listRegrades': { params: IdParams, query: PageQuery, returns: listOf(Regrade) },
  'exams.listExamsUsingQuestion': { params: IdParams, returns: z.strictObject({ exams: z.array(UsingExam) }) },
} as const
