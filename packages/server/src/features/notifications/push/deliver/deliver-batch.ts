import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NotificationKind } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Clock } from '../../../../platform/db/clock.ts'
import { createFewAtOnce } from '../../../../platform/tasks/child/few-at-once.ts'
import type { Sending } from '../message.ts'
import type { PushParts } from '../push-parts.ts'
import type { RingDevice, Rung } from '../send/ring-device.ts'
import { type Device, type DuePush, findDue } from './find-due.ts'
import { judgePush } from './judge-push.ts'
import { presentMessage } from './present-message.ts'
import { type Delivered, record } from './record.ts'

export interface DeliverDeps extends PushParts {
  readonly pool: Pool
  readonly clock: Pick<Clock, 'now'>
  readonly ring: RingDevice
}

/** Notifications in one claim, and messages on their way at once. */
const batchSize = 64
const atOnce = 12

/** A process that dies leaves its batch to the others after as many milliseconds. */
const leaseMs = 60_000
/** What was read of people and their exams is good for as long; what has not begun by then goes back. */
const freshMs = 3_000

const firstRetryMs = 15_000
const longestRetryMs = 3_600_000
/** About a day and a half. */
const mostTries = 40

const urgent: readonly NotificationKind[] = ['exam_soon']

/** Rings for one batch of what is due. Resolves to the number of notifications and of messages; `signal` lets none begin any more. */
export async function deliverBatch(
  deps: DeliverDeps,
  signal?: AbortSignal,
): Promise<{ notifications: number; messages: number }> {
  const { pool, clock, claimDue, findAttemptEnds } = deps
  const now = clock.now()
  const claimedUntil = now + leaseMs
  const ids = await claimDue({ now, until: claimedUntil, most: batchSize })
  if (ids.length === 0) return { notifications: 0, messages: 0 }
  const begun = performance.now()
  const found = await findDue(pool, ids)
  const ends = await findAttemptEnds(
    found.map(({ userId }) => userId),
    now,
  )
  const isFresh = () => !signal?.aborted && performance.now() - begun < freshMs
  const few = createFewAtOnce(atOnce)
  const results = await Promise.all(
    found.map(due => deliverOne({ ...deps, due, now, attemptEnd: ends.get(due.userId) ?? null, few, isFresh })),
  )
  const next = new Map(found.map(({ id }, index) => [id, results[index]!.next]))
  const delivered = results.flatMap(result => result.delivered)
  await record(pool, { claimedUntil, next, delivered, now: clock.now() })
  return { notifications: ids.length, messages: delivered.filter(({ state }) => state !== 'dropped').length }
}

interface One extends DeliverDeps {
  readonly due: DuePush
  readonly now: number
  readonly attemptEnd: number | null
  readonly few: ReturnType<typeof createFewAtOnce>
  isFresh(): boolean
}

/** What came of one notification, and when it is due again; null: never. */
interface Result {
  readonly next: number | null
  readonly delivered: readonly Delivered[]
}

async function deliverOne(one: One): Promise<Result> {
  const { due, now, ring } = one
  const verdict = judgePush(due, one)
  const open = due.devices.filter(device => isOpen(device) && ring.reaches(device))
  if (verdict.act === 'leave' || open.length === 0) return { next: null, delivered: [] }
  if (verdict.act === 'wait') return { next: verdict.until, delivered: [] }
  if (verdict.act === 'drop') return { next: null, delivered: open.map(device => deliveredOf(one, device, 'dropped')) }
  const { uselessAt } = verdict
  const dueNow = open.filter(({ retryAt }) => retryAt === null || retryAt <= now)
  const ttl = Math.max(60, Math.ceil((uselessAt - now) / 1_000))
  const rung = await Promise.all(dueNow.map(device => ringDevice(one, device, ttl)))
  const again = [
    ...open.flatMap(({ retryAt }) => (retryAt !== null && retryAt > now ? [retryAt] : [])),
    ...rung.flatMap(result => (result === 'put back' ? [now] : result.retryAt === null ? [] : [result.retryAt])),
  ]
  return { next: again.length > 0 ? Math.min(...again) : null, delivered: rung.filter(result => result !== 'put back') }
}

const isOpen = ({ state }: Device): boolean => state === null || state === 'waiting'

async function ringDevice(one: One, device: Device, ttl: number): Promise<Delivered | 'put back'> {
  const { due, ring, few, isFresh } = one
  return few(async () => {
    // Encrypting takes the processor: requests of people come in between.
    await nextTurn()
    if (!isFresh()) return 'put back'
    const sending: Sending = { message: presentMessage(due, device.language), ttl, urgent: urgent.includes(due.kind) }
    return deliveredOf(one, device, await ring(device, sending))
  })
}

function deliveredOf({ due, clock }: One, device: Device, rung: Rung | 'dropped'): Delivered {
  const known = { notification: due.id, device: device.id, failures: device.failures, retryAt: null }
  if (rung === 'dropped') return { ...known, state: 'dropped', tries: device.tries }
  const tries = device.tries + (rung.isUntried ? 0 : 1)
  if (rung.state === 'accepted') return { ...known, tries, state: 'accepted', failures: 0 }
  if (rung.state === 'failed') return { ...known, tries, state: 'failed', failures: device.failures + 1 }
  if (rung.state === 'removed') return { ...known, tries, state: 'removed' }
  if (tries >= mostTries) return { ...known, tries, state: 'failed' }
  const retryMs = rung.retryMs ?? Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs)
  return { ...known, tries, state: 'waiting', retryAt: clock.now() + Math.max(retryMs, 1_000) }
}
