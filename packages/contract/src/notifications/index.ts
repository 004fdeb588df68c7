import { feature } from '../feature.ts'
import { myNotificationShapes } from './my-notifications.ts'
import * as operations from './operations.ts'
import type { SiteNotifications } from './site-notifications.ts'
import { staffNotificationShapes } from './staff-notifications.ts'

export * from '../letters.ts'
export * from './bounds.ts'
export * from './my-notifications.ts'
export type * from './site-notifications.ts'
export * from './staff-notifications.ts'
export * from './topics.ts'

export const notifications = feature<SiteNotifications>()({
  operations,
  shapes: { ...myNotificationShapes, ...staffNotificationShapes },
})
