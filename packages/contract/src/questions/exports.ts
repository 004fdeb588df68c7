import { z } from 'zod'
import { Flag } from '../values.ts'
import { maxBulkQuestions } from './bounds.ts'
import { bankParts, exportFormats } from './formats.ts'
import { QuestionFilter, questionQuery } from './question-selection.ts'

const count = z.int().min(0)

/** What leaves the bank with these questions. */
export const ExportPlan = z.strictObject({
  /** Found by the filter; `too_many`: more than one file takes. */
  found: count,
  too_many: z.boolean(),
  /** Of these, questions that an exam hides for now: they stay behind, for their keys would be out early. */
  embargoed: count,
  leaving: count,
  /** How many of those that leave have each part. */
  parts: z.array(z.strictObject({ part: z.enum(bankParts), count })),
  /** Different passages that they are about. */
  passages: count,
})
export type ExportPlan = z.output<typeof ExportPlan>

const asked = {
  filter: QuestionFilter,
  /** That leave, as the caller has seen it: `conflict` where it is another number by now. */
  leaving: z.int().min(1).max(maxBulkQuestions),
  format: z.enum(exportFormats),
}

export const exportShapes = {
  'questions.planExport': {
    query: z.strictObject({ ...questionQuery, reviewed_qb: Flag.optional() }),
    returns: ExportPlan,
  },
  /** The file itself; `losses`: in its place a list (`text/csv`) of what each question loses in that format. */
  'questions.exportQuestions': {
    body: z.strictObject({ ...asked, losses: z.boolean().default(false) }),
    returns: z.string(),
  },
} as const
