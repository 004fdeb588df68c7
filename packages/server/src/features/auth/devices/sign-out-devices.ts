import { deleteDevice, deleteOtherDevices } from '@prostuti/contract/auth/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'

/**
 * Ends the session of another device of the person; of a partner's page, all of that partner's, with the consent they rest on, so that its
 * server signs nobody in again by itself. The one in hand signs out by its own call.
 */
export function signOutDevice({ pool, partnerSignIns }: AuthContext): Implementation {
  return implement(deleteDevice, ({ params }, call) =>
    inTransaction(pool, async client => {
      const { id, tokenHash } = signedIn(call)
      const { rows } = await client.query<{ is_this: boolean; partner_id: number | null }>(
        `with found as (
           select token_hash, partner_id, encode(token_hash, 'hex') = $3 as is_this from sessions
            where user_id = $1 and id = $2 and expires_at > clock_timestamp()),
         ended as (delete from sessions where token_hash in (select token_hash from found where not is_this))
         select is_this, partner_id from found`,
        [id, params.id, tokenHash],
      )
      if (!rows[0]) throw new AppError('not_found')
      const { is_this: isThis, partner_id: partner } = rows[0]
      if (isThis) throw new AppError('conflict')
      if (partner !== null) await partnerSignIns.withdraw(client, id, partner)
    }),
  )
}

/** Ends all sessions but that of the device in hand, with every consent to partners' pages, and codes that would become one. */
export function signOutOtherDevices({ pool, partnerSignIns }: AuthContext): Implementation {
  return implement(deleteOtherDevices, (_input, call) =>
    inTransaction(pool, async client => {
      const { id, tokenHash } = signedIn(call)
      const { rowCount } = await client.query(
        `with codes as (delete from one_time_codes where user_id = $1),
              looks as (delete from view_as_sessions where user_id = $1)
         delete from sessions where user_id = $1 and encode(token_hash, 'hex') <> $2`,
        [id, tokenHash],
      )
      await partnerSignIns.withdraw(client, id)
      return { signed_out: rowCount ?? 0 }
    }),
  )
}
