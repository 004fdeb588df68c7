import type { SiteNotifications } from '@prostuti/contract'

/** A person who was told nothing yet. */
export const createSampleNotifications = (): SiteNotifications => ({
  mine: async () => ({ count: 0, next: null, previous: null, results: [], unread: 0 }),
  unread: async () => 0,
  settings: async () => null,
})
