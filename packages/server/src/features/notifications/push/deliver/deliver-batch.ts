import type { Pool } from 'pg'
import type { Clock } from '../../../../platform/db/clock.ts'
import type { Log } from '../../../../platform/log.ts'
import { createFewAtOnce } from '../../../../platform/tasks/child/few-at-once.ts'
import type { PushParts } from '../push-parts.ts'
import type { RingDevice } from '../send/ring-device.ts'
import { deliverOne } from './deliver-one.ts'
import { findDue } from './find-due.ts'
import type { Pace } from './pace.ts'
import { record } from './record.ts'

export interface DeliverDeps extends PushParts {
  readonly pool: Pool
  readonly clock: Pick<Clock, 'now'>
  readonly ring: RingDevice
  readonly log: Log
  readonly pace: Pace
}

/** Notifications in one claim, and messages on their way at once. */
const batchSize = 64
const atOnce = 12

/** A process that dies leaves its batch to the others after as many milliseconds. */
const leaseMs = 60_000
/** What was read of people and their exams is good for as long; what has not begun by then goes back. */
const freshMs = 2_000

/** Rings for one batch of what is due. Resolves to the number of notifications; after `signal` no message begins. */
export async function deliverBatch(deps: DeliverDeps, signal?: AbortSignal): Promise<number> {
  const { pool, clock, claimDue, findAttemptEnds } = deps
  const now = clock.now()
  const claimedUntil = now + leaseMs
  const ids = await claimDue({ now, until: claimedUntil, most: batchSize })
  if (ids.length === 0) return 0
  const found = await findDue(pool, ids)
  const ends = await findAttemptEnds(
    found.map(({ userId }) => userId),
    now,
  )
  const read = performance.now()
  const isFresh = () => !signal?.aborted && performance.now() - read < freshMs
  const few = createFewAtOnce(atOnce)
  const results = await Promise.all(
    found.map(due => deliverOne({ ...deps, due, now, attemptEnd: ends.get(due.userId) ?? null, few, isFresh })),
  )
  const next = new Map(found.map(({ id }, index) => [id, results[index]!.next]))
  const delivered = results.flatMap(result => result.delivered)
  await record(pool, { claimedUntil, next, delivered, now: clock.now() })
  return ids.length
}
