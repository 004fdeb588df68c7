import type { StaffNotificationRow } from '@prostuti/contract'

export const notificationList = '/admin/notifications/list'
export const notificationSchedule = '/admin/notifications/schedule'
export const newNotification = '/admin/notifications/create'

/** A draft is written on; of any other one it is seen what becomes of it. */
export const notificationHref = ({ id, state }: { id: string; state?: StaffNotificationRow['state'] }): string =>
  `/admin/notifications/update/?id=${id}${state === 'draft' ? '' : '&details=true'}`
