import { z } from 'zod'
import { Day, Id, Instant, listOf, PageQuery } from '../values.ts'
import { NoticeFile, NoticeSource, SlugParams, TypedNumber } from './values.ts'

const card = {
  id: Id,
  /** Of its address, `/notice/results/{slug}`. */
  slug: z.string(),
  title: z.string(),
  /** Who recruits. */
  organisation: z.string(),
  /** Registration numbers in it. */
  numbers: z.int().min(0),
  published_at: Instant,
  /** Made by us, for a demo. */
  is_sample: z.boolean(),
}

export const GovtResultCard = z.strictObject(card)
export type GovtResultCard = z.infer<typeof GovtResultCard>

/** What comes after a result: an exam, with its day where it is known. */
const NextStep = z.strictObject({ title: z.string(), date: Day.nullable() })

/** A government result; its numbers are found one by one, and listed nowhere. */
export const GovtResult = z.strictObject({
  ...card,
  /** Safe HTML; empty: none. */
  body: z.string(),
  next: NextStep.nullable(),
  file: NoticeFile.nullable(),
  source: NoticeSource.nullable(),
  updated_at: Instant,
})
export type GovtResult = z.infer<typeof GovtResult>

/** What a number is in one result. */
export const FoundResult = z.strictObject({
  result: z.strictObject({ id: Id, slug: z.string(), title: z.string() }),
  /** As the sheet says it; null: that it is in the list is all. */
  outcome: z.string().nullable(),
  next: NextStep.nullable(),
})
export type FoundResult = z.infer<typeof FoundResult>

export const govtResultShapes = {
  /** Newest first. */
  'notices.listGovtResults': { query: PageQuery, returns: listOf(GovtResultCard) },
  'notices.getGovtResult': { params: SlugParams, returns: GovtResult },
  /**
   * The exact number in all results, or in one. Not in the list answers an empty `found`; nothing says how near another number is.
   * Ten a minute an address.
   */
  'notices.searchGovtResults': {
    query: z.strictObject({ search_reg: TypedNumber, result: Id.optional() }),
    returns: z.strictObject({
      /** In Latin digits, as it was looked for. */
      number: z.string(),
      found: z.array(FoundResult),
    }),
  },
} as const
