import { z } from 'zod'
import { publicAddress } from './public-address.ts'
import { Id, neededLine, text } from './values.ts'

/** A text as staff write it: Bangla always, English where it is written. Not written: left out, empty, or the same as the Bangla. */
export const Translated = (max: number) => z.strictObject({ bn: neededLine(max), en: text(max).trim().optional() })
export type Translated = z.input<ReturnType<typeof Translated>>

/** The same where the Bangla may be missing too. */
export const OptionalTranslated = (max: number) =>
  z.strictObject({ bn: text(max).trim(), en: text(max).trim().optional() })

/** A program by name, in the caller's language, whatever its state. */
export const ProgramName = z.strictObject({
  id: Id,
  title: z.string(),
  state: z.enum(['draft', 'published', 'unpublished']),
})
export type ProgramName = z.infer<typeof ProgramName>

/** A category by name, in the caller's language, with its place in the tree. */
export const CategoryName = z.strictObject({
  id: Id,
  name: z.string(),
  /** Null: at the top. */
  parent: Id.nullable(),
  /** REGULAR 0, MODEL_TEST 1, PAST_EXAMS 2. */
  cat_type: z.number().int(),
})
export type CategoryName = z.infer<typeof CategoryName>

/** Where something stands on the web, for people to open; empty: not provided. */
export const PublicLink = text(2_000).trim().regex(publicAddress, 'an address that begins with https://')

/** Dhaka's time of day, `hh:mm`. */
export const TimeOfDay = text(5).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'hh:mm')
