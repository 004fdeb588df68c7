import type { Prostuti } from '../client.ts'
import { staffNotificationsApiOf } from './staff-notifications-api.ts'

/** The staff's calls of `notifications`, a group for each screen. */
export const staffOfNotifications = (client: Pick<Prostuti, 'http'>) => ({
  notifications: staffNotificationsApiOf(client),
})
