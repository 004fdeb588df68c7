import type { Circular, CircularFields } from '@prostuti/contract'
import { proseHtml } from '../../questions/index.ts'

/** The long texts that learners read. */
export const longTexts = [
  ...(['context', 'requirements', 'additional_requirements', 'responsibilities'] as const),
  ...(['benefits', 'how_to_apply', 'instructions'] as const),
] as const
type LongText = (typeof longTexts)[number]

export type ShownTexts = Readonly<Pick<Circular, LongText>>

/** As safe HTML, which is made once, as a circular is saved. */
export function shownTextsOf(fields: Readonly<Pick<CircularFields, LongText>>): ShownTexts {
  return Object.fromEntries(longTexts.map(name => [name, proseHtml(fields[name])])) as ShownTexts
}
