import type { NotificationKind } from '@prostuti/contract'
import type { Clock } from '../../../../platform/db/clock.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Outcome } from '../send/outcome.ts'
import type { RingDevice, Rung } from '../send/ring-device.ts'
import type { Device, DuePush } from './find-due.ts'
import { judgePush } from './judge-push.ts'
import type { Pace } from './pace.ts'
import { presentMessage } from './present-message.ts'
import type { Delivered } from './record.ts'

const firstRetryMs = 15_000
const longestRetryMs = 3_600_000
/** About a day and a half. */
const mostTries = 40

const urgent: readonly NotificationKind[] = ['exam_soon']

/** One notification of a batch, and what it is delivered with. */
export interface One {
  readonly clock: Pick<Clock, 'now'>
  readonly ring: RingDevice
  readonly log: Log
  readonly pace: Pace
  readonly due: DuePush
  readonly now: number
  readonly attemptEnd: number | null
  /** Lets a few messages be under way at once. */
  readonly few: <T>(work: () => Promise<T>) => Promise<T>
  /** Whether a message may still begin. */
  isFresh(): boolean
}

/** What came of one notification, and when it is due again; null: never. */
export interface Result {
  readonly next: number | null
  readonly delivered: readonly Delivered[]
}

/** Rings the devices of one person that are still to be rung. */
export async function deliverOne(one: One): Promise<Result> {
  const { due, now, ring } = one
  const verdict = judgePush(due, one)
  const open = due.devices.filter(device => isOpen(device) && isMeantFor(due, device) && ring.reaches(device))
  if (verdict.act === 'leave' || open.length === 0) return { next: null, delivered: [] }
  if (verdict.act === 'wait') return { next: verdict.until, delivered: [] }
  if (verdict.act === 'drop') return { next: null, delivered: open.map(device => deliveredOf(one, device, 'dropped')) }
  const { uselessAt } = verdict
  const dueNow = open.filter(({ retryAt }) => retryAt === null || retryAt <= now)
  const rung = await Promise.all(dueNow.map(device => ringDevice(one, device, uselessAt)))
  const again = [
    ...open.flatMap(({ retryAt }) => (retryAt !== null && retryAt > now ? [retryAt] : [])),
    ...rung.flatMap(result => (typeof result === 'number' ? [result] : (result.retryAt ?? []))),
  ]
  return {
    next: again.length > 0 ? Math.min(...again) : null,
    delivered: rung.filter(result => typeof result !== 'number'),
  }
}

const isOpen = ({ state }: Device): boolean => state === null || state === 'waiting'

/** Staff may write to phones alone, or to browsers alone. */
function isMeantFor({ data }: DuePush, { channel }: Device): boolean {
  const platform = 'platform' in data ? data.platform : undefined
  return platform === undefined || (platform === 'web') === (channel === 'web')
}

/** What came of it; or, where nothing was sent, when it is due again. */
async function ringDevice(one: One, device: Device, uselessAt: number): Promise<Delivered | number> {
  const { due, few, pace, isFresh, log, clock } = one
  return few(async () => {
    await pace()
    if (!isFresh()) return clock.now()
    // A service that keeps it a moment too long rings late; whole seconds, and of 0 nothing is to be had.
    const ttl = Math.floor((uselessAt - clock.now()) / 1_000)
    if (ttl <= 0) return deliveredOf(one, device, 'dropped')
    const rung = await send(one, device, ttl).catch((error: unknown) => {
      log.error({ err: error, notification: due.id }, 'a push message could not be sent')
      return null
    })
    if (rung && 'restsUntil' in rung) return rung.restsUntil
    // A fault of ours says nothing of the device.
    return rung
      ? deliveredOf(one, device, rung)
      : { ...deliveredOf(one, device, { state: 'failed' }), failures: device.failures }
  })
}

async function send({ due, ring }: One, device: Device, ttl: number): Promise<Rung> {
  return ring(device, { message: presentMessage(due, device.language), ttl, urgent: urgent.includes(due.kind) })
}

function deliveredOf({ due, clock }: One, device: Device, rung: Outcome | 'dropped'): Delivered {
  const known = { notification: due.id, device: device.id, failures: device.failures, retryAt: null }
  if (rung === 'dropped') return { ...known, state: 'dropped', tries: device.tries }
  const tries = device.tries + 1
  if (rung.state === 'accepted') return { ...known, tries, state: 'accepted', failures: 0 }
  if (rung.state === 'failed') return { ...known, tries, state: 'failed', failures: device.failures + 1 }
  if (rung.state === 'removed') return { ...known, tries, state: 'removed' }
  if (tries >= mostTries) return { ...known, tries, state: 'failed' }
  const retryMs = rung.retryMs ?? Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs)
  return { ...known, tries, state: 'waiting', retryAt: clock.now() + Math.max(retryMs, 1_000) }
}
