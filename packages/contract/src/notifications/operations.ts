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
export const createPushSubscription = operation(
  'notifications.createPushSubscription',
  'POST',
  'firebase/v1/push-subscriptions/',
  'learner',
)
export const deletePushSubscription = operation(
  'notifications.deletePushSubscription',
  'DELETE',
  'firebase/v1/push-subscriptions/',
  'learner',
)
