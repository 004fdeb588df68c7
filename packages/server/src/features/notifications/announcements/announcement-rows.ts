import { erasedWithPerson, notPersonal, type TableRules } from '../../../platform/people/person-rules.ts'

/** What was for one person alone stays theirs; what a date is knows nobody. */
export const announcementRows: readonly TableRules[] = [
  notPersonal('announcement_dates'),
  notPersonal('announcement_opens'),
  {
    table: 'announcements',
    merging: {
      rows: 'moved',
      run: (client, { from, into }) =>
        client.query('update announcements set for_user_id = $2 where for_user_id = $1', [String(from), String(into)]),
    },
    deletion: erasedWithPerson,
  },
]
