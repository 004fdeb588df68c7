export { browserPush, type PushPermission, type PushPlace, type WebPushSubscription } from '../platform/push-place.ts'
export {
  dropLastNotifications,
  keepLastNotifications,
  type LastNotifications,
  readLastNotifications,
} from './last-notifications.ts'
export {
  type MyNotifications,
  type NewPushSubscription,
  type NotificationsApi,
  notificationsApiOf,
} from './notifications-api.ts'
export { tellOpened, tellOpenedPushes } from './opened/tell-opened.ts'
export { holdBack, isHeldBack } from './push/not-now.ts'
export { forgetPush, ownDeviceOf, renewPush, turnOffPush, turnOnPush } from './push/push.ts'
export { staffOfNotifications } from './staff-api.ts'
export type { NewStaffNotification, StaffNotificationFilter } from './staff-notifications-api.ts'
export { type FollowOptions, followStream } from './stream/follow-stream.ts'
export {
  createStreamHub,
  onStreamEvent,
  pageHub,
  type StreamEventOf,
  type StreamEventType,
  type StreamHub,
} from './stream/stream-hub.ts'
export { tellUnread } from './stream/tell-unread.ts'
