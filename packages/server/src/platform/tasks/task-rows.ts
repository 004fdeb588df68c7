import { notPersonal, type TableRules } from '../people/person-rules.ts'

/** Staff are members, so merging finds none; a foreign key empties the row of who is deleted. */
export const taskRows: readonly TableRules[] = [
  { table: 'background_jobs', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
  notPersonal('scheduled_work'),
]
