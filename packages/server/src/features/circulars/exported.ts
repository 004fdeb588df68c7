import type { ExportedTables } from '../../platform/people/person-export.ts'

/** Circulars that a person keeps, and their searches. */
export const exportedCirculars: ExportedTables = {
  circular_bookmarks: { part: 'others', columns: ['at', 'circular_id'] },
  kept_searches: { part: 'others', columns: ['created_at', 'name', 'filters', 'report', 'opened_at'] },
  kept_search_reports: { part: 'others', columns: ['day', 'searches', 'circular_ids', 'sent_at'] },
  circulars: { left: 'Staff’s work.' },
  circular_imports: { left: 'Staff’s work.' },
}
