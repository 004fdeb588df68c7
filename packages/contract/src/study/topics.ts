import { z } from 'zod'
import { CategoryType, TopicStep } from '../questions/index.ts'
import { Id, IdParams, Instant, text } from '../values.ts'
import { searchLength } from './bounds.ts'

/** A category as learners see it: with the published questions of all that stands below it. */
export const Topic = z.strictObject({
  id: Id,
  title: z.string(),
  cat_type: CategoryType,
  /** Null: at the top. */
  parent: Id.nullable(),
  question_count: z.int().min(0),
  /** Of the newest change to one of its questions; null where it has none. */
  updated_at: Instant.nullable(),
})
export type Topic = z.infer<typeof Topic>

/** A piece of a text; what was searched for is marked. Whole words are marked, never a part of a conjunct. */
export const MarkedText = z.array(z.strictObject({ text: z.string(), marked: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

export const SearchResults = z.strictObject({
  topics: z.array(
    z.strictObject({
      id: Id,
      title: MarkedText,
      cat_type: CategoryType,
      /** From the top to its parent. */
      path: z.array(TopicStep),
      question_count: z.int().min(0),
    }),
  ),
  questions: z.array(
    z.strictObject({
      id: Id,
      slug: z.string(),
      text: MarkedText,
      topic: TopicStep,
      /** Whether this person keeps it; false for a visitor. */
      bookmarked: z.boolean(),
    }),
  ),
  /** Of all questions that were found, at most `counted_to`. */
  question_count: z.int().min(0),
  counted_to: z.int().min(1),
})
export type SearchResults = z.infer<typeof SearchResults>

export const topicShapes = {
  /** All of one kind, those of one parent in their order; without those that hold no published question. */
  'study.listTopics': {
    query: z.strictObject({ cat_type: z.coerce.number().int().min(0).max(2).optional() }),
    returns: z.strictObject({ topics: z.array(Topic) }),
  },
  /** The furthest place counts as read. */
  'study.saveReadingPlace': {
    params: IdParams,
    body: z.strictObject({ ordinal: z.int().min(1).max(10_000_000) }),
    returns: z.void(),
  },
} as const

export const searchShapes = {
  /** Bangla, or Latin letters that are also tried as Avro phonetic. */
  'study.search': {
    query: z.strictObject({ q: text(searchLength.max).trim().min(searchLength.min) }),
    returns: SearchResults,
  },
} as const
