import type { PushPermission } from '@prostuti/sdk/notifications'

/** What the browser says of pushes, until the function returned is called. */
export function setPermission(permission: Exclude<PushPermission, 'unsupported'>): () => void {
  const before = Object.getOwnPropertyDescriptor(Notification, 'permission')!
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission })
  return () => Object.defineProperty(Notification, 'permission', before)
}
