/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

export const listNotifications = operation(
  'notifications.listNotifications',
  'GET',
  'firebase/v1/notifications/',
  'moderator',
)
export const createNotification = operation(
  'notifications.createNotification',
  'POST',
  'firebase/v1/notifications/',
  'moderator',
  { takesKey: true, limit: 'text' },
)
export const getNotificationForm = operation(
  'notifications.getNotificationForm',
  'GET',
  'firebase/v1/notifications-init-form/',
  'moderator',
)
export const getNotification = operation(
  'notifications.getNotification',
  'GET',
  'firebase/v1/notifications/{id}/',
  'moderator',
)
export const updateNotification = operation(
  'notifications.updateNotification',
  'PATCH',
  'firebase/v1/notifications/{id}/',
  'moderator',
  { limit: 'text' },
)
export const deleteNotification = operation(
  'notifications.deleteNotification',
  'DELETE',
  'firebase/v1/notifications/{id}/',
  'moderator',
)
/** Ours: the calendar of what goes out. */
export const listNotificationDates = operation(
  'notifications.listNotificationDates',
  'GET',
  'firebase/v1/notification-dates/',
  'moderator',
)
export const scheduleNotification = operation(
  'notifications.scheduleNotification',
  'POST',
  'firebase/v1/notifications/{id}/schedule/',
  'moderator',
  { takesKey: true },
)
export const stopNotification = operation(
  'notifications.stopNotification',
  'POST',
  'firebase/v1/notifications/{id}/stop/',
  'moderator',
)
export const tryNotification = operation(
  'notifications.tryNotification',
  'POST',
  'firebase/v1/notifications/{id}/try/',
  'moderator',
  { takesKey: true },
)
export const countAudience = operation('notifications.countAudience', 'POST', 'firebase/v1/audience/', 'moderator')
