import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import { keyRows } from './key-rows.ts'
import { purgeKeys } from './purge-keys.ts'

export { implementOnce, implementPrepared, keyOf } from './implement-once.ts'

/** The keys under which replies are kept; they have no operation of their own. */
export function createIdempotencyKeys({ db, clock }: { readonly db: Database; readonly clock: Clock }): Feature {
  return {
    implementations: [],
    purges: [() => purgeKeys(db.pool, clock.now())],
    personRows: keyRows,
    exported: { idempotency_keys: { left: 'Replies of the last day, of what stands in other tables.' } },
  }
}
