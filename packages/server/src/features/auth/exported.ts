import type { ExportedTables } from '../../platform/people/person-export.ts'

/** What people say of themselves. */
export const exportedPerson: ExportedTables = {
  users: {
    part: 'profile',
    owner: 'id',
    columns: [
      'name',
      'first_name',
      'last_name',
      'email',
      'picture',
      'rank_alias',
      'tags',
      'is_anonymous',
      'created_at',
    ],
  },
}

/** Where they are signed in. */
export const exportedSessions: ExportedTables = {
  sessions: { part: 'others', columns: ['kind', 'browser', 'system', 'created_at', 'seen_at', 'expires_at'] },
  identities: { left: 'How a person is recognised: it is the provider’s, or a key.' },
  view_as_sessions: { left: 'What staff look at for minutes; the audit log keeps that they did.' },
  one_time_codes: { left: 'They are keys, and over within a minute.' },
}
