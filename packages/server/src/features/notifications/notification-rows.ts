import { notificationRows as platformRows } from '../../platform/notifications/notification-rows.ts'
import { erasedWithPerson, moveUnlessThere, notPersonal, type TableRules } from '../../platform/people/person-rules.ts'

/** What a person was told and what they want to hear of are their own; settings of the account count. */
export const notificationRows: readonly TableRules[] = [
  ...platformRows,
  {
    table: 'notification_settings',
    merging: moveUnlessThere('notification_settings', []),
    deletion: erasedWithPerson,
  },
  notPersonal('stream_events'),
]
