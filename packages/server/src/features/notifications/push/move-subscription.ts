import { hash } from 'node:crypto'
import { movePushSubscription } from '@prostuti/contract/notifications/operations'
import type { Pool } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { IsPushAddress } from './push-hosts.ts'
import { refuseUnusable } from './refuse-unusable.ts'

/** Whose session a `Cookie` header names; null: nobody's. */
export type FindCookieViewer = (header: string | undefined) => Promise<Viewer | null>

interface MoveDeps {
  readonly pool: Pool
  readonly siteUrl: string
  readonly isPushAddress: IsPushAddress
  readonly findCookieViewer: FindCookieViewer
}

/**
 * A browser has got another address from its push service, and its service worker says so, which has the cookie and no token. It
 * changes where the pushes of that very session go and shows nothing; no page of another site can ask (decision 0047).
 */
export function createMoveSubscription({ pool, siteUrl, isPushAddress, findCookieViewer }: MoveDeps): Implementation {
  const site = new URL(siteUrl).origin
  const viewerOf = (call: Call) => (call.header('origin') === site ? findCookieViewer(call.header('cookie')) : null)
  return implement(movePushSubscription, async ({ body }, call) => {
    refuseUnusable(body, isPushAddress)
    const viewer = await viewerOf(call)
    if (!viewer) throw new AppError('not_signed_in')
    const address = new URL(body.endpoint).href
    await inTransaction(pool, async client => {
      const addressHash = hash('sha256', address, 'buffer')
      const { rows } = await client.query<{ id: string }>(
        `select id::text from push_subscriptions where session_hash = decode($1, 'hex') and channel = 'web'
          order by created_at desc, id desc limit 1 for update`,
        [viewer.tokenHash],
      )
      const [own] = rows
      if (!own) throw new AppError('not_found')
      await client.query('delete from push_subscriptions where address_hash = $1 and id <> $2', [addressHash, own.id])
      await client.query(
        'update push_subscriptions set address = $2, address_hash = $3, p256dh = $4, auth = $5, failures = 0 where id = $1',
        [own.id, address, addressHash, body.keys.p256dh, body.keys.auth],
      )
    })
  })
}
