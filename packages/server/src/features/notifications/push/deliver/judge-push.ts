import { type NotificationKind, notificationKinds, quietHours, quietTopics } from '@prostuti/contract'
import { dhakaDay, startOfDhakaDay } from '../../../../platform/dhaka-day.ts'
import type { DuePush } from './find-due.ts'

/** What happens to a notification that is due; instants in milliseconds since 1970. */
export type Verdict =
  | { readonly act: 'ring'; readonly uselessAt: number }
  /** The person does not want it. */
  | { readonly act: 'leave' }
  /** It has become useless. */
  | { readonly act: 'drop' }
  | { readonly act: 'wait'; readonly until: number }

const hourMs = 3_600_000
/** Nobody is rung for something older. */
const staleMs = 48 * hourMs

type Judged = Pick<DuePush, 'kind' | 'data' | 'createdAt' | 'usefulUntil' | 'topics'>

/** `attemptEnd`: until then the person sits an exam; null: they do not. */
export function judgePush(due: Judged, { now, attemptEnd }: { now: number; attemptEnd: number | null }): Verdict {
  if (!isWanted(due)) return { act: 'leave' }
  const uselessAt = Math.min(due.usefulUntil ?? Number.POSITIVE_INFINITY, due.createdAt + staleMs)
  const until = Math.max(attemptEnd ?? now, isAtNight(due.kind) ? now : endOfQuiet(now))
  if (until >= uselessAt) return { act: 'drop' }
  return until > now ? { act: 'wait', until } : { act: 'ring', uselessAt }
}

const isAtNight = (kind: NotificationKind): boolean => 'atNight' in notificationKinds[kind]

function isWanted({ kind, data, topics }: Judged): boolean {
  const topic = kind === 'announcement' ? topicOf(data) : notificationKinds[kind].topic
  return topic === 'account' || (topics[topic] ?? !quietTopics.some(quiet => quiet === topic))
}

/** Of an announcement staff say it. */
const topicOf = (data: Judged['data']): string => ('topic' in data ? data.topic : notificationKinds.announcement.topic)

/** The end of the quiet hours in which an instant lies; else the instant. */
export function endOfQuiet(now: number): number {
  const midnight = startOfDhakaDay(dhakaDay(now))
  const hour = (now - midnight) / hourMs
  if (hour < quietHours.until) return midnight + quietHours.until * hourMs
  return hour >= quietHours.from ? midnight + (24 + quietHours.until) * hourMs : now
}
