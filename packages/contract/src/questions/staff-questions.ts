import { z } from 'zod'
import { questionSearchLength, tagLength } from '../text-lengths.ts'
import { Flag, Id, IdParams, Instant, listOf, longListOf, PageQuery, text } from '../values.ts'
import { StaffPassage } from './passages.ts'
import { qualityLabels } from './quality-labels.ts'
import { TypedText } from './typed-text.ts'

/** So many options may be shown; more may be stored, hidden. */
export const shownOptions = { min: 2, max: 8 } as const

/** So many options are stored at most. An option's number, its place in the list, is for life. */
export const maxOptions = 16

/** So many questions are changed, or exported, by one call. */
export const maxBulkQuestions = 20_000

const nothing: TypedText = { bn: '', en: '' }

/** An option; its place in the list is its number. */
export const TypedOption = z.strictObject({
  option: TypedText,
  is_correct: z.boolean(),
  /** Why it is right or wrong. */
  explanation: TypedText.default(nothing),
  /** Stays where it stands when the options of a paper are shuffled. */
  pinned: z.boolean().default(false),
  /** Shown no more; it keeps its number. */
  hidden: z.boolean().default(false),
})
export type TypedOption = z.output<typeof TypedOption>

/** 1 easy, 2, 3 hard. */
export const Difficulty = z.int().min(1).max(3)

export const Tag = text(tagLength.max).trim().min(1)
const tags = z.array(Tag).max(30)

/** What staff write of a question. */
export const QuestionForm = z.strictObject({
  question: TypedText,
  options: z.array(TypedOption).min(1).max(maxOptions),
  explanation: TypedText.default(nothing),
  category: Id,
  reference_category: Id.nullable().default(null),
  passage: Id.nullable().default(null),
  picture: Id.nullable().default(null),
  difficulty: Difficulty.default(2),
  tags: tags.default([]),
  /** Where it was asked before: "৪১তম বিসিএস". */
  appearances: z.array(text(120).trim().min(1)).max(30).default([]),
  /** The book or page that it was taken from, for staff. */
  source: text(500).trim().default(''),
  /** False: in the bank under review. */
  reviewed: z.boolean().default(false),
})
export type QuestionForm = z.output<typeof QuestionForm>

/** A question in one language as learners see it: safe HTML, texts by their option's number. */
export const ShownQuestion = z.strictObject({
  text: z.string(),
  options: z.array(z.string()),
  explanation: z.string(),
  option_explanations: z.array(z.string()),
})
export type ShownQuestion = z.infer<typeof ShownQuestion>

const InBoth = z.strictObject({ bn: ShownQuestion, en: ShownQuestion })
const Quality = z.enum(qualityLabels)
const Titled = z.strictObject({ id: Id, title: z.string() })

/** An exam that asks a question, in its list of questions or in its paper. */
export const QuestionUse = z.strictObject({
  exam: Id,
  title: z.string(),
  program: Id.nullable(),
  /** Draft 0, Halt 1, Reviewed 2, Approved 3. */
  question_state: z.int().min(0).max(3),
  start_time: Instant,
  /** How many people have joined it. */
  sat: z.int().min(0),
  /** Whether its paper names the question, and not only a list of questions that is still open. */
  in_paper: z.boolean(),
})
export type QuestionUse = z.infer<typeof QuestionUse>

/** A question that looks like another one. */
export const SimilarQuestion = z.strictObject({ id: Id, text: z.string(), similarity: z.number().min(0).max(1) })

export const StaffQuestion = z.strictObject({
  id: Id,
  question: TypedText,
  options: z.array(TypedOption),
  explanation: TypedText,
  shown: InBoth,
  category: Titled,
  reference_category: Titled.nullable(),
  passage: StaffPassage.nullable(),
  picture: Id.nullable(),
  difficulty: Difficulty,
  tags: z.array(z.string()),
  appearances: z.array(z.string()),
  source: z.string(),
  reviewed: z.boolean(),
  /** Why a reviewer sent it back; null while it waits or is reviewed. */
  returned_reason: z.string().nullable(),
  quality: Quality,
  /** In the address of its public page, after the id. */
  public_slug: z.string().nullable(),
  /** From when strangers may see it outside exams. */
  published_at: Instant.nullable(),
  /** Whether an exam that is near or under way keeps it from everybody outside. */
  embargoed: z.boolean(),
  uses: z.array(QuestionUse),
  similar: z.array(SimilarQuestion),
  open_flags: z.int().min(0),
  revision: z.int().min(1),
  created_at: Instant,
  updated_at: Instant,
  updated_by: z.string().nullable(),
  /** The question that it became part of. */
  merged_into: Id.nullable(),
})
export type StaffQuestion = z.infer<typeof StaffQuestion>

/** One line of the list. */
export const QuestionListItem = z.strictObject({
  id: Id,
  /** Plain text. */
  text: z.string(),
  category: Titled,
  /** Numbers of the right options, of those that are shown, from 0. */
  right: z.array(z.int().min(0)),
  quality: Quality,
  difficulty: Difficulty,
  tags: z.array(z.string()),
  appearances: z.array(z.string()),
  reviewed: z.boolean(),
  returned_reason: z.string().nullable(),
  published: z.boolean(),
  embargoed: z.boolean(),
  /** How many exams ask it. */
  uses: z.int().min(0),
  revision: z.int().min(1),
  updated_at: Instant,
  updated_by: z.string().nullable(),
})
export type QuestionListItem = z.infer<typeof QuestionListItem>

const search = text(questionSearchLength.max).trim()
const query = {
  search: search.optional(),
  /** With the categories below it. */
  category: Id.optional(),
  quality: Quality.optional(),
  tag: Tag.optional(),
  import: Id.optional(),
  /** Changed at or after this instant. */
  updated_since: Instant.refine(at => at >= '1900' && at < '2999', 'an instant from 1900 to 2998').optional(),
}

/** Which questions are meant; those that were deleted or merged never are. */
export const QuestionFilter = z.strictObject({
  ...query,
  difficulty: Difficulty.optional(),
  published: z.boolean().optional(),
  /** Whether a reviewer has sent it back. */
  returned: z.boolean().optional(),
  /** The bank: reviewed, or under review. Default: reviewed. */
  reviewed_qb: z.boolean().default(true),
})
export type QuestionFilter = z.output<typeof QuestionFilter>

export const questionSorts = ['-updated', 'updated', '-created', 'created', 'id', '-id', 'quality', '-quality'] as const
export type QuestionSort = (typeof questionSorts)[number]

const ids = z.array(Id).min(1).max(500)

/** These questions, or all that a filter finds, of which the caller has seen the number. */
export const QuestionSelection = z.union([
  z.strictObject({ ids }),
  z.strictObject({ filter: QuestionFilter, count: z.int().min(1).max(maxBulkQuestions) }),
])
export type QuestionSelection = z.output<typeof QuestionSelection>

/** What is done to all of them; fields left out stay. */
export const BulkChange = z.strictObject({
  category: Id.optional(),
  add_tags: tags.optional(),
  remove_tags: tags.optional(),
  reviewed: z.boolean().optional(),
  published: z.boolean().optional(),
  deleted: z.literal(true).optional(),
})
export type BulkChange = z.output<typeof BulkChange>

const Changed = z.strictObject({ changed: z.int().min(0) })

const CategoryQuestionsBody = z.strictObject({
  ids,
  category: Id.optional(),
  tags: tags.optional(),
  reviewed: z.boolean().optional(),
})

export const QuestionInfo = z.strictObject({
  /** In the bank that is asked for. */
  count: z.int().min(0),
  reviewed: z.int().min(0),
  /** Under review and not sent back. */
  waiting: z.int().min(0),
  returned: z.int().min(0),
  /** Questions with an open report, and pairs of questions that look alike. */
  flagged: z.int().min(0),
  similar: z.int().min(0),
  by_quality: z.array(z.strictObject({ quality: Quality, count: z.int().min(0) })),
  /** Of the questions that stand in a category itself, not in those below it. */
  by_category: z.array(z.strictObject({ category: Id, count: z.int().min(0), perfect: z.int().min(0) })),
})
export type QuestionInfo = z.infer<typeof QuestionInfo>

/** What rendering left out: a formula that is shown as its source, a picture that may not be shown. */
export const RenderNotice = z.strictObject({ code: z.string(), message: z.string() })

export const QuestionPreview = z.strictObject({
  shown: InBoth,
  /** Safe HTML of the passage that was named or sent. */
  passage: z.strictObject({ bn: z.string(), en: z.string() }).nullable(),
  quality: Quality,
  notices: z.array(RenderNotice),
  /** Others that ask the same. */
  duplicates: z.array(Titled),
})
export type QuestionPreview = z.infer<typeof QuestionPreview>

const { question, options, explanation } = QuestionForm.shape
const update = z.strictObject({
  question: question.optional(),
  options: options.optional(),
  explanation: TypedText.optional(),
  category: Id.optional(),
  reference_category: Id.nullable().optional(),
  passage: Id.nullable().optional(),
  picture: Id.nullable().optional(),
  difficulty: Difficulty.optional(),
  tags: tags.optional(),
  appearances: z.array(text(120).trim().min(1)).max(30).optional(),
  source: text(500).trim().optional(),
  reviewed: z.boolean().optional(),
  published: z.boolean().optional(),
  /** What the change was based on. */
  revision: z.int().min(1),
})
export type QuestionUpdate = z.output<typeof update>

export const staffQuestionShapes = {
  'questions.listAdminQuestions': {
    /**
     * `csv` answers a file of at most `maxBulkQuestions` in place of JSON; `exact_count` counts all, however many; the cursor `end`
     * leads to the last page.
     */
    query: PageQuery.extend({
      ...query,
      difficulty: z.coerce.number().int().min(1).max(3).optional(),
      published: Flag.optional(),
      returned: Flag.optional(),
      reviewed_qb: Flag.optional(),
      sort: z.enum(questionSorts).optional(),
      format: z.enum(['json', 'csv']).optional(),
      exact_count: Flag.optional(),
    }),
    returns: longListOf(QuestionListItem),
  },
  'questions.createQuestion': { body: QuestionForm, returns: StaffQuestion },
  'questions.getQuestion': { params: IdParams, returns: StaffQuestion },
  /** Options reword, hide or add; none loses its number. */
  'questions.updateQuestion': { params: IdParams, body: update, returns: StaffQuestion },
  'questions.deleteQuestion': { params: IdParams, returns: z.void() },
  'questions.getQuestionInfo': { query: z.strictObject({ reviewed_qb: Flag.optional() }), returns: QuestionInfo },
  'questions.changeQuestions': {
    body: z.strictObject({ questions: QuestionSelection, change: BulkChange }),
    returns: Changed,
  },
  'questions.updateBankCategoryQuestions': { params: IdParams, body: CategoryQuestionsBody, returns: Changed },
  'questions.updateReviewCategoryQuestions': { params: IdParams, body: CategoryQuestionsBody, returns: Changed },
  'questions.previewQuestion': {
    body: z.strictObject({
      id: Id.nullable().default(null),
      picture: Id.nullable().default(null),
      passage: Id.nullable().default(null),
      /** In place of the stored one: a passage that is being written. */
      passage_text: TypedText.nullable().default(null),
      question,
      options,
      explanation,
    }),
    returns: QuestionPreview,
  },
  /** Approves a question under review, or sends it back to who wrote it. */
  'questions.reviewQuestion': {
    params: IdParams,
    body: z.strictObject({
      verdict: z.enum(['approve', 'return']),
      /** Needed where it is sent back. */
      reason: text(500).trim().default(''),
      revision: z.int().min(1),
    }),
    /** `next`: the question that waits longest now. */
    returns: z.strictObject({ question: QuestionListItem, next: Id.nullable(), waiting: z.int().min(0) }),
  },
} as const
