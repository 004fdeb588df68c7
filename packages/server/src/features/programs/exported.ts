import type { ExportedTables } from '../../platform/people/person-export.ts'

/** What a person has of programs, says of them and keeps in their routine. */
export const exportedPrograms: ExportedTables = {
  program_enrollments: { part: 'others', columns: ['enrolled_at', 'own_start', 'program_id', 'source'] },
  program_timelines: { part: 'others', columns: ['begun_at', 'program_id', 'started_on', 'days'] },
  customer_reviews: { part: 'others', columns: ['written_at', 'program_id', 'rating', 'text', 'hidden_reason'] },
  dated_entries: { part: 'others', columns: ['created_at', 'kind', 'thing_id', 'reminders', 'aim'] },
  calendar_addresses: { left: 'The address is a key; the page of the routine shows it.' },
}
