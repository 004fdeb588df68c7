import type { Prostuti } from '../../client.ts'
import { pageHub } from './stream-hub.ts'
import type { StreamMessage } from './stream-message.ts'

/** Tells this page and the browser's other tabs how many are new, where this page has learned it itself. */
export function tellUnread({ base, platform }: Pick<Prostuti, 'base' | 'platform'>, unread: number): void {
  const hub = pageHub()
  if (hub.$unread.get() === unread) return
  const event = { type: 'notifications', unread, latest: null } as const
  hub.emit(event)
  platform.tabs.post({ type: 'prostuti-stream', base, event } satisfies StreamMessage)
}
