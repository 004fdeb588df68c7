import { z } from 'zod'
import { Id, Instant } from '../values.ts'
import { StaffPassage } from './passages.ts'
import { qualityLabels } from './quality-labels.ts'
import { Difficulty, TypedOption } from './question-form.ts'
import { ReviewReason } from './review-reason.ts'
import { TypedText } from './typed-text.ts'

/** A question in one language as learners see it: safe HTML, texts by their option's number. */
export const ShownQuestion = z.strictObject({
  text: z.string(),
  options: z.array(z.string()),
  explanation: z.string(),
  option_explanations: z.array(z.string()),
})
export type ShownQuestion = z.infer<typeof ShownQuestion>

/** In either language. */
export const ShownInBoth = z.strictObject({ bn: ShownQuestion, en: ShownQuestion })

export const QualityLabel = z.enum(qualityLabels)

/** What is named by its id, with its name in the language of who asks. */
export const Titled = z.strictObject({ id: Id, title: z.string() })

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

/** The member who offered a question that the bank took. */
export const QuestionContributor = z.strictObject({ contribution: Id, user: Id, name: z.string() })

export const StaffQuestion = z.strictObject({
  id: Id,
  question: TypedText,
  options: z.array(TypedOption),
  explanation: TypedText,
  shown: ShownInBoth,
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
  quality: QualityLabel,
  /** In the address of its public page, after the id. */
  public_slug: z.string().nullable(),
  /** From when strangers may see it outside exams. */
  published_at: Instant.nullable(),
  /** Whether an exam that is near or under way keeps it from everybody outside. */
  embargoed: z.boolean(),
  uses: z.array(QuestionUse),
  similar: z.array(SimilarQuestion),
  open_flags: z.int().min(0),
  /** What exams have shown of it, while it waits for a reviewer: the newest first. */
  review_reasons: z.array(ReviewReason),
  revision: z.int().min(1),
  created_at: Instant,
  updated_at: Instant,
  updated_by: z.string().nullable(),
  /** The caller wrote it, typed or from a sheet: some roles leave its approval to another person. */
  own: z.boolean(),
  /** Null: none, or the caller does not take contributions. */
  contributor: QuestionContributor.nullable(),
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
  quality: QualityLabel,
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
