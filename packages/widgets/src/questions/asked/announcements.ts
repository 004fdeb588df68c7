import type { SyncState } from '@prostuti/sdk'

/** Key of a message to show and to read out once. */
export type Announcement =
  | 'player.five_minutes'
  | 'player.one_minute'
  | 'player.offline_safe'
  | 'player.online'
  | 'player.not_stored_now'

/** How many minutes staff have given, where a deadline has moved to a later one; null otherwise. Both as ISO instants. */
export function moreMinutes(before: string | null | undefined, now: string | null | undefined): number | null {
  const minutes = before && now ? Math.round((Date.parse(now) - Date.parse(before)) / 60_000) : 0
  return minutes > 0 ? minutes : null
}

const warnings = [
  [60_000, 'player.one_minute'],
  [300_000, 'player.five_minutes'],
] as const

/** Warns once when the time left crosses five minutes or one; who comes in later than that is warned once too. Nothing else is said of time. */
export function timeWarning(before: number | null, now: number | null): Announcement | null {
  if (now === null || now <= 0) return null
  const crossed = warnings.find(([limit]) => now <= limit)
  return crossed && (before === null || before > crossed[0]) ? crossed[1] : null
}

/** How far the clock stands out: quiet, five minutes, one minute. */
export const urgency = (ms: number | null): '' | 'soon' | 'last' =>
  ms === null || ms > 300_000 ? '' : ms > 60_000 ? 'soon' : 'last'

/** Says that the network or the storage has gone or come back; savings that go well are not talked about. */
export function syncNews(before: SyncState, now: SyncState): Announcement | null {
  if (now.storage === 'failing' && before.storage === 'ok') return 'player.not_stored_now'
  if (now.online === before.online) return null
  return now.online ? 'player.online' : 'player.offline_safe'
}
