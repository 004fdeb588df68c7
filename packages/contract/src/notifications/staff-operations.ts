/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

export const listNotifications = staffOperation(
  'notifications.listNotifications',
  'GET',
  'firebase/v1/notifications/',
  'any',
)
export const createNotification = staffOperation(
  'notifications.createNotification',
  'POST',
  'firebase/v1/notifications/',
  'notifications.write',
  { takesKey: true, limit: 'text' },
)
export const getNotificationForm = staffOperation(
  'notifications.getNotificationForm',
  'GET',
  'firebase/v1/notifications-init-form/',
  'any',
)
export const getNotification = staffOperation(
  'notifications.getNotification',
  'GET',
  'firebase/v1/notifications/{id}/',
  'any',
)
export const updateNotification = staffOperation(
  'notifications.updateNotification',
  'PATCH',
  'firebase/v1/notifications/{id}/',
  'notifications.write',
  { limit: 'text' },
)
export const deleteNotification = staffOperation(
  'notifications.deleteNotification',
  'DELETE',
  'firebase/v1/notifications/{id}/',
  'notifications.write',
)
/** Ours: the calendar of what goes out. */
export const listNotificationDates = staffOperation(
  'notifications.listNotificationDates',
  'GET',
  'firebase/v1/notification-dates/',
  'any',
)
export const scheduleNotification = staffOperation(
  'notifications.scheduleNotification',
  'POST',
  'firebase/v1/notifications/{id}/schedule/',
  'notifications.send',
  { takesKey: true },
)
export const stopNotification = staffOperation(
  'notifications.stopNotification',
  'POST',
  'firebase/v1/notifications/{id}/stop/',
  'notifications.send',
)
export const tryNotification = staffOperation(
  'notifications.tryNotification',
  'POST',
  'firebase/v1/notifications/{id}/try/',
  'notifications.write',
  { takesKey: true },
)
export const countAudience = staffOperation('notifications.countAudience', 'POST', 'firebase/v1/audience/', 'any')
/** Ours: to whom it goes, by name. Names are for those who may read people's pages. */
export const findPeople = staffOperation(
  'notifications.findPeople',
  'GET',
  'firebase/v1/notification-people/',
  'people.read',
)
