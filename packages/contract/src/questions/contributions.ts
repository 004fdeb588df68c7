import { z } from 'zod'
import { Id, IdParams, Instant, listOf, neededLine, neededLines, PageQuery, paragraphs, text } from '../values.ts'
import { contributionLengths, shownOptions } from './bounds.ts'
import { importFailures, importReasons, maxSheetBytes } from './imports.ts'
import { QualityLabel, SimilarQuestion, Titled } from './staff-question.ts'

/** What one member may offer in 24 hours: questions one by one, and sheets with so many rows each. */
export const contributionBounds = { questions: 20, sheets: 3, rows: 200 } as const

const written = (max: number) => z.strictObject({ bn: paragraphs(max), en: paragraphs(max).default('') })
const nothing = { bn: '', en: '' }

/** A question in its writer's own words: formulas as their source. */
export const ContributedWords = z.strictObject({
  question: written(contributionLengths.question),
  options: z
    .array(z.strictObject({ option: written(contributionLengths.option), is_correct: z.boolean() }))
    .min(shownOptions.min)
    .max(shownOptions.max),
  explanation: written(contributionLengths.explanation).default(nothing),
})
export type ContributedWords = z.output<typeof ContributedWords>

const about = {
  /** What it is about. */
  category: Id,
  /** `own`: the member says that the question is their own; `elsewhere`: `source` says from where. */
  origin: z.enum(['own', 'elsewhere']),
  source: text(contributionLengths.source).trim().default(''),
  /** Whether their name may be shown with it. */
  named: z.boolean(),
}

const saysSource = ({ origin, source }: { origin: 'own' | 'elsewhere'; source: string }) =>
  origin === 'own' || source !== ''
const sourceMissing = { path: ['source'], message: 'where it was taken from' }

/** `dropped`: not taken, and not to be mended. */
export const contributionStates = ['waiting', 'taken', 'returned', 'dropped', 'withdrawn'] as const
export const ContributionState = z.enum(contributionStates)
export type ContributionState = z.infer<typeof ContributionState>

/**
 * Safe HTML in one language. Where staff edited it, what they took away stands in `del` and what they wrote in `ins`. `was_correct`:
 * the writer's own key.
 */
export const MarkedWords = z.strictObject({
  question: z.string(),
  options: z.array(z.strictObject({ html: z.string(), is_correct: z.boolean(), was_correct: z.boolean() })),
  explanation: z.string(),
})
export type MarkedWords = z.infer<typeof MarkedWords>

/** A question that a member offered, as its writer sees it. Staff's edits show once they have decided. */
export const Contribution = z.strictObject({
  id: Id,
  state: ContributionState,
  words: MarkedWords,
  /** The writer's own words as they typed them; for staff as they stand now. */
  typed: ContributedWords,
  /** In how many places staff changed it. */
  edits: z.int().min(0),
  category: Titled,
  origin: about.origin,
  source: z.string(),
  named: z.boolean(),
  /** Why it came back; empty where nothing was said. */
  reason: z.string(),
  /** The sheet that it came in. */
  sheet: Id.nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
})
export type Contribution = z.infer<typeof Contribution>

/** A sheet of questions that a member offered. */
export const ContributedSheet = z.strictObject({
  id: Id,
  /** The file's name, or the address of a Google Sheet. */
  name: z.string(),
  state: z.enum(['reading', 'read', 'failed']),
  failure: z.strictObject({ code: z.enum(importFailures), message: z.string() }).nullable(),
  /** Rows that became questions. */
  offered: z.int().min(0),
  /** Rows that did not, each with the reason and what to do about it. */
  refused: z.array(
    z.strictObject({
      row: z.int().min(1),
      cell: z.string(),
      reason: z.enum(importReasons),
      message: z.string(),
      remedy: z.string(),
    }),
  ),
  created_at: Instant,
})
export type ContributedSheet = z.infer<typeof ContributedSheet>

/** One line of the staff's queue. */
export const ContributionItem = z.strictObject({
  id: Id,
  /** Plain text. */
  text: z.string(),
  state: ContributionState,
  writer: z.string(),
  sheet: Id.nullable(),
  /** How much it looks like a question of the bank, where it does. */
  similarity: z.number().min(0).max(1).nullable(),
  created_at: Instant,
})
export type ContributionItem = z.infer<typeof ContributionItem>

/** The same as staff decide about it. */
export const StaffContribution = Contribution.extend({
  writer: z.strictObject({ name: z.string(), offered: z.int().min(1), taken: z.int().min(0) }),
  checks: z.strictObject({
    right: z.int().min(0),
    explained: z.boolean(),
    quality: QualityLabel,
    /** Questions of the bank, the most alike first. */
    similar: z.array(SimilarQuestion),
    /** Numbers of two options that say the same, from 0. */
    same_options: z.tuple([z.int().min(0), z.int().min(0)]).nullable(),
  }),
  /** The question of the bank that it became. */
  question: Id.nullable(),
  revision: z.int().min(1),
})
export type StaffContribution = z.infer<typeof StaffContribution>

/** What came of a decision; replies are kept for a day, so that nothing of the member's stands in it. */
export const ContributionDecision = z.strictObject({
  id: Id,
  state: ContributionState,
  /** The question of the bank that it became. */
  question: Id.nullable(),
})
export type ContributionDecision = z.infer<typeof ContributionDecision>

const revision = z.int().min(1)
const file = z.file().max(maxSheetBytes)
const oneOfBoth = ({ file, url }: { file?: unknown; url?: unknown }) => (file === undefined) !== (url === undefined)
const eitherOr = 'either a file or an address'

/** A form has texts alone. */
const formFlag = z.union([z.boolean(), z.enum(['true', 'false']).transform(value => value === 'true')])

export const contributionShapes = {
  /** Throws `rate_limited` beyond the day's bound. */
  'questions.contributeQuestion': {
    body: z.strictObject({ ...ContributedWords.shape, ...about }).refine(saysSource, sourceMissing),
    returns: Contribution,
  },
  /** A file as a form, or the address of a Google Sheet that everybody with the link may read. It is read in the background. */
  'questions.contributeSheet': {
    body: z
      .strictObject({ ...about, named: formFlag, file: file.optional(), url: neededLine(500).optional() })
      .refine(saysSource, sourceMissing)
      .refine(oneOfBoth, { path: ['file'], message: eitherOr })
      .refine(oneOfBoth, { path: ['url'], message: eitherOr }),
    returns: ContributedSheet,
  },
  /** One's own, newest first. */
  'questions.listMyContributions': { query: PageQuery, returns: listOf(Contribution) },
  /** One's own, newest first. */
  'questions.listMyContributedSheets': { query: PageQuery, returns: listOf(ContributedSheet) },
  /** Throws `conflict` where staff have decided. */
  'questions.withdrawContribution': { params: IdParams, returns: z.void() },
  /** Those that wait, oldest first; those that were decided about, newest first. */
  'questions.listContributions': {
    query: PageQuery.extend({ state: z.enum(['waiting', 'taken', 'returned', 'dropped']).optional() }),
    returns: listOf(ContributionItem).extend({
      /** Of the last 30 days. */
      recent: z.strictObject({ offered: z.int().min(0), taken: z.int().min(0) }),
      waiting: z.int().min(0),
    }),
  },
  'questions.getContribution': { params: IdParams, returns: StaffContribution },
  /** Throws `conflict` where it was changed or decided about since. */
  'questions.editContribution': {
    params: IdParams,
    body: z.strictObject({ ...ContributedWords.shape, category: Id, revision }),
    returns: StaffContribution,
  },
  /** `take`: into the bank under review. Sending back needs a reason. */
  'questions.decideContribution': {
    params: IdParams,
    body: z
      .strictObject({
        act: z.enum(['take', 'return', 'drop']),
        reason: neededLines(contributionLengths.reason).optional(),
        revision,
      })
      .refine(({ act, reason }) => act !== 'return' || reason !== undefined, { path: ['reason'], message: 'a reason' }),
    returns: ContributionDecision,
  },
} as const
