import type { StaffApi } from '@prostuti/sdk/staff'

/**
 * What is read from the server, by name: the room first, then whatever makes it this one. A change names the beginning of the
 * keys that it makes old: `['faqs']` is every list of them and each one by itself.
 *
 * @example ['faqs', 'list', query]
 */
export type DataKey = readonly [Room, ...unknown[]]

/** A group of the staff's calls, or a part of one that is read by itself. */
type Room = keyof StaffApi | 'audit' | 'feedback' | 'roles' | 'tags' | 'waiting'
