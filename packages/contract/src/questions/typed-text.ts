import { z } from 'zod'
import { questionTextLength } from '../text-lengths.ts'
import { paragraphs } from '../values.ts'

const typed = paragraphs(questionTextLength.max)

/** A text as it is typed: formulas as their source, Bangla first; `en` is empty where nobody has written it. */
export const TypedText = z.strictObject({ bn: typed, en: typed.default('') })
export type TypedText = z.output<typeof TypedText>
