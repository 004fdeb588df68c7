import { erasedWithPerson, moveUnlessThere, notPersonal, type TableRules } from '../people/person-rules.ts'

/** What a person was told goes along; of whom it tells goes with them. */
export const notificationRows: readonly TableRules[] = [
  {
    table: 'notifications',
    merging: moveUnlessThere('notifications', ['kind', 'key']),
    deletion: erasedWithPerson,
  },
  notPersonal('told_events'),
]
