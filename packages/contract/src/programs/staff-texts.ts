import { z } from 'zod'
import { neededLine, neededLines, paragraphs, text } from '../values.ts'

/** A text as staff type it, Bangla first; `en` is empty where nobody has written it. */
export const typedText = (max: number) => z.strictObject({ bn: text(max).trim(), en: text(max).trim().default('') })

/** The same where there has to be one. */
export const neededText = (max: number) => z.strictObject({ bn: neededLine(max), en: text(max).trim().default('') })

/** The same of several lines. */
export const typedParagraphs = (max: number) =>
  z.strictObject({ bn: paragraphs(max).trim(), en: paragraphs(max).trim().default('') })

export const neededParagraphs = (max: number) =>
  z.strictObject({ bn: neededLines(max), en: paragraphs(max).trim().default('') })

/** A text as staff read it again. */
export const StaffText = z.strictObject({ bn: z.string(), en: z.string() })
export type StaffText = z.infer<typeof StaffText>

/** Of what the editor has read before changing it: another one stored meanwhile is a `conflict`. */
export const Revision = z.number().int().min(1)
