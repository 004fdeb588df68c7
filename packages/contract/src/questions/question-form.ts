import { z } from 'zod'
import { tagLength } from '../text-lengths.ts'
import { Id, neededLine, text } from '../values.ts'
import { maxOptions } from './bounds.ts'
import { TypedText } from './typed-text.ts'

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

export const Tag = neededLine(tagLength.max)
export const Tags = z.array(Tag).max(30)

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
  tags: Tags.default([]),
  /** Where it was asked before: "৪১তম বিসিএস". */
  appearances: z.array(neededLine(120)).max(30).default([]),
  /** The book or page that it was taken from, for staff. */
  source: text(500).trim().default(''),
  /** False: in the bank under review. */
  reviewed: z.boolean().default(false),
})
export type QuestionForm = z.output<typeof QuestionForm>

const { question, options } = QuestionForm.shape

/** What is changed of a question; fields left out stay. */
export const QuestionUpdate = z.strictObject({
  question: question.optional(),
  options: options.optional(),
  explanation: TypedText.optional(),
  category: Id.optional(),
  reference_category: Id.nullable().optional(),
  passage: Id.nullable().optional(),
  picture: Id.nullable().optional(),
  difficulty: Difficulty.optional(),
  tags: Tags.optional(),
  appearances: z.array(neededLine(120)).max(30).optional(),
  source: text(500).trim().optional(),
  reviewed: z.boolean().optional(),
  published: z.boolean().optional(),
  /** What the change was based on. */
  revision: z.int().min(1),
})
export type QuestionUpdate = z.output<typeof QuestionUpdate>
