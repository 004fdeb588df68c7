import type { NotificationDate } from '@prostuti/contract'
import { inDhaka } from '@prostuti/contract/dhaka-time'
import { quietHours } from '@prostuti/contract/notifications/topics'

type Opens = NonNullable<NotificationDate['delivery']>['opens']

/** An hour, a night, or all that came after them. */
export interface OpensBar {
  readonly kind: 'hour' | 'night' | 'tail'
  /** Instants; both begin an hour. */
  readonly from: string
  readonly until: string
  readonly opened: number
}

const hourMs = 3_600_000
const mostBars = 9

/** From the hour in which it went: each hour, each night in one, and the tail in one. Without an opening there is none. */
export function opensBars(opens: Opens, sentAt: string): OpensBar[] {
  const last = opens.at(-1)
  if (!last) return []
  const counts = new Map(opens.map(({ hour, opened }) => [Date.parse(hour), opened]))
  const bars: OpensBar[] = []
  const start = Math.min(Math.floor(Date.parse(sentAt) / hourMs) * hourMs, Date.parse(opens[0]!.hour))
  for (let at = start; at <= Date.parse(last.hour); at += hourMs) {
    const kind = isNight(at) ? 'night' : 'hour'
    const before = bars.at(-1)
    if (kind === 'night' && before?.kind === 'night') bars.pop()
    const joined = kind === 'night' && before?.kind === 'night' ? before : null
    bars.push({
      kind,
      from: joined?.from ?? new Date(at).toISOString(),
      until: new Date(at + hourMs).toISOString(),
      opened: (joined?.opened ?? 0) + (counts.get(at) ?? 0),
    })
  }
  if (bars.length <= mostBars) return bars
  const tail = bars.slice(mostBars - 1)
  const opened = tail.reduce((sum, bar) => sum + bar.opened, 0)
  return [...bars.slice(0, mostBars - 1), { kind: 'tail', from: tail[0]!.from, until: tail.at(-1)!.until, opened }]
}

function isNight(at: number): boolean {
  const hour = inDhaka(at).getUTCHours()
  return hour >= quietHours.from || hour < quietHours.until
}

/** How many per cent were opened in the first two hours. */
export function earlyPercent(opens: Opens, sentAt: string): number {
  const all = opens.reduce((sum, { opened }) => sum + opened, 0)
  const until = Math.floor(Date.parse(sentAt) / hourMs) * hourMs + 2 * hourMs
  const early = opens.reduce((sum, { hour, opened }) => (Date.parse(hour) < until ? sum + opened : sum), 0)
  return all === 0 ? 0 : Math.round((early / all) * 100)
}
