import { hash } from 'node:crypto'
import { maxPushSubscriptions, type ParsedPart, type PushDevice } from '@prostuti/contract'
import { createPushSubscription, deletePushSubscription } from '@prostuti/contract/notifications/operations'
import type { Pool, PoolClient } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { deviceLine, deviceName } from '../../../platform/http/call/device-name.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { IsPushAddress } from './push-hosts.ts'
import { refuseUnusable } from './refuse-unusable.ts'

type Wanted = ParsedPart<'notifications.createPushSubscription', 'body'>

interface SubscriptionDeps {
  readonly pool: Pool
  readonly clock: Clock
  readonly isPushAddress: IsPushAddress
}

/** The devices that a person wants to be rung at. */
export function createSubscriptions({ pool, clock, isPushAddress }: SubscriptionDeps): Implementation[] {
  return [
    implementOnce(createPushSubscription, { pool, clock }, async ({ body }, call, client) => {
      if (body.channel === 'web') refuseUnusable(body, isPushAddress)
      const viewer = signedIn(call)
      await keepOneAtATime(client, viewer.id)
      const name = deviceLine(deviceName(call.header('user-agent')))
      const device = await subscribe(client, { viewer, wanted: body, name, at: new Date(clock.now()) })
      await dropOldest(client, viewer.id)
      return device
    }),
    implement(deletePushSubscription, async ({ params }, call) => {
      const { rowCount } = await pool.query('delete from push_subscriptions where id = $1 and user_id = $2', [
        params.id,
        String(signedIn(call).id),
      ])
      if (rowCount === 0) throw new AppError('not_found')
    }),
  ]
}

/** Until the transaction ends: of many devices that subscribe at once, each sees those before it. */
async function keepOneAtATime(client: PoolClient, userId: bigint): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`push subscriptions of ${userId}`])
}

interface Subscribing {
  readonly viewer: Viewer
  readonly wanted: Wanted
  readonly name: string
  readonly at: Date
}

/** A device that subscribes again is the same one, and belongs to this person from now on. */
async function subscribe(client: PoolClient, { viewer, wanted, name, at }: Subscribing): Promise<PushDevice> {
  const address = wanted.channel === 'web' ? new URL(wanted.endpoint).href : wanted.token
  const keys = wanted.channel === 'web' ? wanted.keys : null
  const { rows } = await client
    .query<{ id: string }>({
      name: 'subscribe-device',
      text: `insert into push_subscriptions
               (user_id, session_hash, channel, address, address_hash, p256dh, auth, language, name, created_at)
             values ($1, decode($2, 'hex'), $3, $4, $5, $6, $7, $8, $9, $10)
             on conflict (address_hash) do update set
               (user_id, session_hash, channel, p256dh, auth, language, name, created_at, failures) =
               (excluded.user_id, excluded.session_hash, excluded.channel, excluded.p256dh, excluded.auth, excluded.language,
                excluded.name, excluded.created_at, 0)
             returning id::text`,
      values: [
        String(viewer.id),
        viewer.tokenHash,
        wanted.channel,
        address,
        hash('sha256', address, 'buffer'),
        keys?.p256dh ?? null,
        keys?.auth ?? null,
        wanted.language,
        name,
        at,
      ],
    })
    .catch(explainEndedSession)
  return { id: rows[0]!.id, channel: wanted.channel, name, created_at: at.toISOString() }
}

/** The session was over before the device was written. */
function explainEndedSession(error: unknown): never {
  const isEnded =
    error instanceof Error && 'constraint' in error && error.constraint === 'push_subscriptions_session_fk'
  throw isEnded ? new AppError('not_signed_in') : error
}

async function dropOldest(client: PoolClient, userId: bigint): Promise<void> {
  await client.query(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2)`,
    [String(userId), maxPushSubscriptions],
  )
}
