import type { Operation } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Clock } from '../../db/clock.ts'
import type { Call } from '../call/call.ts'
import type { Viewer } from '../call/viewer.ts'
import { createRateLimiter } from './bucket.ts'
import { networkOf } from './network.ts'
import { rateLimits } from './rate-limits.ts'
import { createSharedLimit } from './shared-limit.ts'

/** One call whose caller and input are known to be in order. */
export interface CountedCall {
  readonly operation: Operation
  readonly viewer: (Pick<Viewer, 'id'> & Partial<Pick<Viewer, 'scope' | 'tokenHash'>>) | null
  readonly query: unknown
  readonly body?: unknown
  readonly call: Pick<Call, 'remoteAddress'>
}

export interface CallLimits {
  /** Counts one call. Throws `rate_limited`. */
  admit(asked: CountedCall): Promise<void>
  /** A person who may bring no more files is refused before one is read. Throws `rate_limited`. */
  checkUpload(asked: Pick<CountedCall, 'operation' | 'viewer'>): Promise<void>
}

export interface CallLimitsOptions {
  readonly pool: Pool
  /** Default: this process's monotonic one, for nothing here is decided by the time of day. */
  readonly clock?: Pick<Clock, 'now'>
  /** Calls a second of all visitors of one address together; 0: no limit. Default: `rateLimits`. */
  readonly visitorsPerSecond?: number
}

const monotonic = { now: () => performance.now() }

/**
 * How many calls one person may make: spending, texts, files and searches counted over all processes, the rest in this process; for
 * visitors by address. What people write counts for their address as well, and look-ups count for it alone. Signing in has a limit of its own, by what goes wrong.
 */
export function createCallLimits({
  pool,
  clock = monotonic,
  visitorsPerSecond = rateLimits.visitorsPerSecond,
}: CallLimitsOptions): CallLimits {
  const attempt = createRateLimiter(rateLimits.attempt, clock)
  const person = createRateLimiter(rateLimits.person, clock)
  const writes = createRateLimiter(rateLimits.writes, clock)
  const writesOfAddress = createRateLimiter(rateLimits.writesOfAddress, clock)
  const visitors =
    visitorsPerSecond > 0
      ? createRateLimiter(
          { burst: visitorsPerSecond * rateLimits.visitorBurstSeconds, perSecond: visitorsPerSecond },
          clock,
        )
      : null
  const text = createSharedLimit({ pool, name: 'text', ...rateLimits.texts })
  const spending = createSharedLimit({ pool, name: 'spend', ...rateLimits.spending })
  const uploads = createSharedLimit({ pool, name: 'upload', ...rateLimits.uploads })
  const search = createSharedLimit({ pool, name: 'search', ...rateLimits.searches })
  const visitorSearch = createSharedLimit({ pool, name: 'visitor-search', ...rateLimits.visitorSearches })
  const lookups = createSharedLimit({ pool, name: 'lookup', ...rateLimits.lookups })

  return {
    async checkUpload({ operation, viewer }) {
      if (viewer && operation.limit === 'upload') await uploads.check(String(viewer.id))
    },
    async admit({ operation, viewer, query, body, call }) {
      if (operation.limit === 'attempt') {
        // A paper is asked for by its secret address, without saying by whom: a whole class may sit behind one network.
        if (viewer) attempt.take(String(viewer.id))
        return
      }
      const network = networkOf(call.remoteAddress)
      const key = viewer ? keyOf(viewer) : network
      const inMemory = viewer ? person : visitors
      inMemory?.take(key)
      if (viewer && operation.method !== 'GET') {
        // Files have their limit by size. A person who is refused uses up nothing of the address.
        if (operation.limit !== 'upload') writes.take(key)
        writesOfAddress.take(network)
      }
      if (operation.limit === 'lookup') await lookups.consume(network)
      else if (isSearch(operation, query)) await (viewer ? search : visitorSearch).consume(key)
      else if (viewer && operation.limit === 'upload') await uploads.consume(key, mebibytesOf(body))
      else if (viewer && operation.limit === 'spend') await spending.consume(key)
      else if (viewer && operation.limit === 'text') await text.consume(key)
    },
  }
}

/** Begun ones, at least one: a sheet may come by its address alone. */
function mebibytesOf(body: unknown): number {
  const fields = typeof body === 'object' && body !== null ? Object.values(body) : []
  const bytes = fields.reduce<number>((sum, field) => sum + (field instanceof File ? field.size : 0), 0)
  return Math.max(1, Math.ceil(bytes / 2 ** 20))
}

function isSearch({ limit }: Operation, query: unknown): boolean {
  if (limit === 'search') return true
  return typeof query === 'object' && query !== null && 'search' in query && query.search !== undefined
}

/** Staff who look on as a person use up nothing of theirs. */
const keyOf = ({ id, scope, tokenHash }: NonNullable<CountedCall['viewer']>): string =>
  scope === 'view_as' ? `${scope}-${tokenHash}` : String(id)
