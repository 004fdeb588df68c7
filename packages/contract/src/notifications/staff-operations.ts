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
)
export const deleteNotification = operation(
  'notifications.deleteNotification',
  'DELETE',
  'firebase/v1/notifications/{id}/',
  'moderator',
)
