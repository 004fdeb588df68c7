import type { ProgramForm } from '@prostuti/contract'
import type { programs } from '../tables.ts'
import { toStored } from './staff-text.ts'

type ProgramValues = Partial<typeof programs.$inferInsert>

/** The columns that what staff wrote goes into; what they left out is left out. */
export function programValues(form: Partial<ProgramForm>): ProgramValues {
  const { title, summary, description, syllabus, cover, tags, position } = form
  const { cost, cost_in_tk: costInTk, is_personalized: isPersonalized, starts_on: startsOn } = form
  return {
    title: title && toStored(title),
    summary: summary && toStored(summary),
    description: description && toStored(description),
    syllabus: syllabus?.map(toStored),
    ...{ cover, tags: tags && [...new Set(tags)], position, cost, costInTk, isPersonalized, startsOn },
  }
}
