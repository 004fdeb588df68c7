import { z } from 'zod'
import { isSeen } from '../is-seen.ts'
import { questionSearchLength } from '../text-lengths.ts'
import { Id, IdParams, listOf, PageQuery, text } from '../values.ts'
import { TypedText } from './typed-text.ts'

/** A text that several questions are about. */
export const StaffPassage = z.strictObject({
  id: Id,
  /** As it was typed. */
  text: TypedText,
  /** Safe HTML. */
  bn: z.string(),
  en: z.string(),
  /** How many questions of both banks are about it. */
  questions: z.int().min(0),
  revision: z.int().min(1),
})
export type StaffPassage = z.infer<typeof StaffPassage>

/** One line of the list: the passage's beginning as plain text. */
export const PassageItem = z.strictObject({ id: Id, title: z.string(), questions: z.int().min(0) })
export type PassageItem = z.infer<typeof PassageItem>

const written = TypedText.refine(({ bn }) => isSeen(bn), {
  path: ['bn'],
  message: 'A passage has a text in Bangla',
})

export const passageShapes = {
  /** The newest first. */
  'questions.listPassages': {
    query: PageQuery.extend({ search: text(questionSearchLength.max).trim().optional() }),
    returns: listOf(PassageItem),
  },
  'questions.createPassage': { body: z.strictObject({ text: written }), returns: StaffPassage },
  /** Every question that is about it shows the new text; papers that are written keep the one that they have. */
  'questions.updatePassage': {
    params: IdParams,
    body: z.strictObject({ text: written, revision: z.int().min(1) }),
    returns: StaffPassage,
  },
} as const
