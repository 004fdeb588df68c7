import { operation } from '../operation.ts'

export * from './staff-operations.ts'

export const listMyNotifications = operation(
  'notifications.listMyNotifications',
  'GET',
  'firebase/v1/my-notifications/',
  'learner',
)
export const readMyNotifications = operation(
  'notifications.readMyNotifications',
  'POST',
  'firebase/v1/my-notifications/read/',
  'learner',
)
/** Ours. */
export const openNotification = operation(
  'notifications.openNotification',
  'POST',
  'firebase/v1/my-notifications/{id}/open/',
  'learner',
)
/** Ours. */
export const getNotificationSettings = operation(
  'notifications.getNotificationSettings',
  'GET',
  'firebase/v1/settings/',
  'learner',
)
export const updateNotificationSettings = operation(
  'notifications.updateNotificationSettings',
  'PATCH',
  'firebase/v1/settings/',
  'learner',
)
export const createPushSubscription = operation(
  'notifications.createPushSubscription',
  'POST',
  'firebase/v1/push-subscriptions/',
  'learner',
  { takesKey: true, limit: 'text' },
)
/** Ours, for the site's service worker: it knows no token and sends the session's cookie. */
export const movePushSubscription = operation(
  'notifications.movePushSubscription',
  'PUT',
  'firebase/v1/push-subscriptions/',
  'anyone',
)
export const deletePushSubscription = operation(
  'notifications.deletePushSubscription',
  'DELETE',
  'firebase/v1/push-subscriptions/{id}/',
  'owner',
)
/** Ours: server-sent events. */
export const openStream = operation('notifications.openStream', 'GET', 'firebase/v1/stream/', 'learner')
