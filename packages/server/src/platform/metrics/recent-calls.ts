import type { Histogram } from 'prom-client'

/** How an operation was answered, in milliseconds; null: nobody called it. */
export interface CallTimes {
  readonly calls: number
  /** Answers with 5xx. */
  readonly failed: number
  readonly p50: number | null
  readonly p99: number | null
}

export interface RecentCalls {
  /** Milliseconds since 1970. */
  readonly since: number
  /** Of all operations together. */
  readonly all: CallTimes
  of(operation: string): CallTimes
}

/** Of one operation since the process began: how many took at most as long as each bound, in seconds, and how many failed. */
interface Totals {
  readonly within: Map<number, number>
  failed: number
}

type Labelled = Histogram<'operation' | 'status'>

interface Look {
  readonly at: number
  readonly totals: ReadonlyMap<string, Totals>
}

/** "Lately" reaches back so far, where it was asked for then already; else farther. */
const recentMs = 5 * 60_000
const betweenMs = 30_000

/** Stands for all operations: none has this name. */
const together = '*'

/**
 * Reads the calls of the last minutes from a histogram of all since the process began, by what it remembers of earlier looks.
 * Observing costs nothing more for it.
 */
export function createRecentCalls(histogram: Labelled): () => Promise<RecentCalls> {
  const looks: Look[] = [{ at: Date.now(), totals: new Map() }]
  return async () => {
    const now: Look = { at: Date.now(), totals: await readTotals(histogram) }
    if (now.at - looks.at(-1)!.at >= betweenMs) looks.push(now)
    while (looks[1] && looks[1].at <= now.at - recentMs) looks.shift()
    const [before] = looks
    return {
      since: before!.at,
      all: timesBetween(before!.totals.get(together), now.totals.get(together)),
      of: operation => timesBetween(before!.totals.get(operation), now.totals.get(operation)),
    }
  }
}

async function readTotals(histogram: Labelled): Promise<ReadonlyMap<string, Totals>> {
  const totals = new Map<string, Totals>()
  for (const { labels, value, metricName } of (await histogram.get()).values) {
    for (const name of [String(labels.operation), together]) {
      const known = totals.get(name) ?? { within: new Map<number, number>(), failed: 0 }
      totals.set(name, known)
      if (metricName?.endsWith('_count') && Number(labels.status) >= 500) known.failed += value
      if (!('le' in labels)) continue
      const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le)
      known.within.set(bound, (known.within.get(bound) ?? 0) + value)
    }
  }
  return totals
}

function timesBetween(before: Totals | undefined, now: Totals | undefined): CallTimes {
  const bounds = [...(now?.within ?? [])]
    .map(([bound, count]) => ({ bound, count: count - (before?.within.get(bound) ?? 0) }))
    .sort((one, other) => one.bound - other.bound)
  const calls = bounds.at(-1)?.count ?? 0
  return {
    calls,
    failed: (now?.failed ?? 0) - (before?.failed ?? 0),
    p50: quantile(bounds, calls * 0.5),
    p99: quantile(bounds, calls * 0.99),
  }
}

/** As Prometheus does it: evenly within the bounds between which the call of this rank lies. Beyond the last bound: that one. */
function quantile(bounds: readonly { bound: number; count: number }[], rank: number): number | null {
  if (rank === 0) return null
  const index = bounds.findIndex(({ count }) => count >= rank)
  const { bound: from, count: below } = bounds[index - 1] ?? { bound: 0, count: 0 }
  const { bound: to, count } = bounds[index]!
  const seconds = to === Number.POSITIVE_INFINITY ? from : from + ((rank - below) / (count - below)) * (to - from)
  return Math.round(seconds * 10_000) / 10
}
