import type { NotificationSettings } from '@prostuti/contract'
import type { Clock } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { Log } from '../../../platform/log.ts'
import { deliverDue } from './deliver/deliver-due.ts'
import { createPace } from './deliver/pace.ts'
import { createMoveSubscription, type FindCookieViewer } from './move-subscription.ts'
import { purgeDeliveries } from './purge-deliveries.ts'
import { createIsPushAddress } from './push-hosts.ts'
import type { PushParts } from './push-parts.ts'
import { pushRows } from './push-rows.ts'
import type { PushSettings } from './push-settings.ts'
import { readDevices, readLostDevices } from './read-devices.ts'
import { createRingAtOnce, type RingAtOnce } from './ring-at-once.ts'
import { createRingDevice } from './send/ring-device.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Of one process: those who sit an exam come first. A hundred thousand take four minutes. */
const messagesASecond = 450

export interface PushDeps extends PushParts {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly siteUrl: string
  readonly findCookieViewer: FindCookieViewer
  /** Null: devices subscribe, and none is rung. */
  readonly push: PushSettings | null
}

/** Devices that people have subscribed, and their ringing. */
export interface Push extends Required<Pick<Feature, 'implementations' | 'personRows' | 'sweeps' | 'purges'>> {
  /** With which a browser subscribes; null: this server pushes to none. */
  readonly key: string | null
  /** Rings for what is due; every process does it about once a second. Begins nothing more after `signal`. */
  deliver(signal?: AbortSignal): Promise<number>
  readonly ringAtOnce: RingAtOnce
  /** The devices of a person, the newest first, and those that their push service has ended. */
  readDevices(userId: bigint): Promise<Pick<NotificationSettings, 'devices' | 'lost'>>
}

export function createPush({ db: { pool }, push, ...deps }: PushDeps): Push {
  const isPushAddress = deps.isPushAddress ?? createIsPushAddress(push?.hosts ?? [])
  const ring = push && createRingDevice({ ...deps, settings: push, isPushAddress })
  const pace = createPace(messagesASecond)
  const deliver: Push['deliver'] = async signal => (ring ? deliverDue({ ...deps, pool, ring, pace }, signal) : 0)
  return {
    implementations: [
      ...createSubscriptions({ ...deps, pool, isPushAddress }),
      createMoveSubscription({ ...deps, pool, isPushAddress }),
    ],
    personRows: pushRows,
    sweeps: [{ everyMs: 1_000, run: deliver }],
    purges: [() => purgeDeliveries(pool)],
    key: push?.vapid.publicKey ?? null,
    deliver,
    async readDevices(userId) {
      const [devices, lost] = await Promise.all([readDevices(pool, userId), readLostDevices(pool, userId)])
      return { devices, lost }
    },
    ringAtOnce: ring ? createRingAtOnce(pool, ring) : async () => 0,
  }
}
