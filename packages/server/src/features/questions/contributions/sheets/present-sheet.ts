import { type ContributedSheet, importFailures, importReasons, type Language } from '@prostuti/contract'
import { z } from 'zod'
import { explainRefusal, failureMessage } from '../../imports/verdict-messages.ts'
import type { contributionSheets } from '../../tables/contributions.ts'

/** A refused row as it is kept with its sheet. */
export const RefusedRow = z.object({
  row: z.number(),
  cell: z.string(),
  reason: z.enum(importReasons),
  about: z.union([z.string(), z.number()]).optional(),
})
export type RefusedRow = z.infer<typeof RefusedRow>

/** A sheet as the member who offered it sees it. */
export function presentSheet(
  sheet: Omit<typeof contributionSheets.$inferSelect, 'file'>,
  language: Language,
): ContributedSheet {
  const { id, name, state, offered, createdAt } = sheet
  const code = importFailures.find(each => each === sheet.failure)
  const refused = z.array(RefusedRow).parse(sheet.refused)
  return {
    id: String(id),
    ...{ name, state, offered },
    failure: code ? { code, message: failureMessage(code, sheet.failureLine)[language] } : null,
    refused: refused.map(({ row, cell, reason, about }) => {
      const { message, remedy } = explainRefusal({ reason, ...(about !== undefined && { about }) })
      return { row, cell, reason, message: message[language], remedy: remedy[language] }
    }),
    created_at: createdAt.toISOString(),
  }
}
