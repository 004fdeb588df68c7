import type { Clock } from '../../../../platform/db/clock.ts'

/** Which push services do not work at the moment: their messages wait, so that nobody else's wait behind them. */
export interface ServiceRests {
  /** Milliseconds since 1970; null: it may be called. */
  until(service: string): number | null
  hasFailed(service: string): void
  hasAnswered(service: string): void
}

/** So many failures in a row let a service rest. */
const allowed = 5
const shortestMs = 5_000
const longestMs = 5 * 60_000

export function createServiceRests(clock: Pick<Clock, 'now'>): ServiceRests {
  const failing = new Map<string, { failures: number; rests: number; until: number }>()
  return {
    until(service) {
      const until = failing.get(service)?.until ?? 0
      return until > clock.now() ? until : null
    },
    hasFailed(service) {
      const known = failing.get(service) ?? { failures: 0, rests: 0, until: 0 }
      failing.set(service, known)
      known.failures++
      // Those that were under way when it began to rest say nothing new.
      if (known.failures < allowed || known.until > clock.now()) return
      known.until = clock.now() + Math.min(shortestMs * 2 ** known.rests, longestMs)
      known.rests++
    },
    hasAnswered: service => void failing.delete(service),
  }
}
