import type { PartnerNumbers } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'

/** Attempts that began on a partner's pages since an instant, in milliseconds since 1970. */
export interface AttemptCounts extends Pick<PartnerNumbers, 'joined' | 'submitted' | 'days'> {
  /** When the newest one began; null: there was none. */
  readonly lastAt: Date | null
}

/** What is known of attempts that began on partners' pages. Exams fulfil it. */
export interface PartnerAttempts {
  /** Of the last days, today's included. */
  count(client: Queryable, partner: number): Promise<AttemptCounts>
  /** Of all partners: how many began in the last days, and when the newest did. */
  countAll(): Promise<ReadonlyMap<number, Pick<AttemptCounts, 'joined' | 'lastAt'>>>
}

export interface PartnerDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly attempts: PartnerAttempts
  /** Whether events are sent to hosts of this machine and of private networks, and without TLS: where one develops. */
  readonly privateHosts: boolean
}
