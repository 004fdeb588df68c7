import { erasedWithPerson, moveUnlessThere, notPersonal, type TableRules } from '../../platform/people/person-rules.ts'

/** One row a person and program, one a person and exam outside programs, and one calendar address a person. */
const ofOnePerson: Readonly<Record<string, readonly string[]>> = {
  program_enrollments: ['program_id'],
  program_timelines: ['program_id'],
  customer_reviews: ['program_id'],
  calendar_addresses: [],
  dated_entries: ['kind', 'thing_id'],
}

/** What a person has of programs, what they have said of them, what they keep besides, and the address of their calendar. */
export const programRows: readonly TableRules[] = [
  ...Object.entries(ofOnePerson).map(([table, key]) => ({
    table,
    merging: moveUnlessThere(table, key),
    deletion: erasedWithPerson,
  })),
  ...['programs', 'program_routine_days', 'faqs'].map(notPersonal),
]
