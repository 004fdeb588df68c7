import { deleteDevice, deleteOtherDevices } from '@prostuti/contract/auth/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'

/** Ends the session of another device of the person. The one in hand signs out by its own call. */
export function signOutDevice({ pool }: AuthContext): Implementation {
  return implement(deleteDevice, async ({ params }, call) => {
    const { id, tokenHash } = signedIn(call)
    const { rows } = await pool.query<{ is_this: boolean }>(
      `with found as (
         select token_hash, encode(token_hash, 'hex') = $3 as is_this from sessions
          where user_id = $1 and id = $2 and expires_at > clock_timestamp()),
       ended as (delete from sessions where token_hash in (select token_hash from found where not is_this))
       select is_this from found`,
      [id, params.id, tokenHash],
    )
    if (!rows[0]) throw new AppError('not_found')
    if (rows[0].is_this) throw new AppError('conflict')
  })
}

/** Ends all sessions but that of the device in hand, those of partners' pages and codes that would become one included. */
export function signOutOtherDevices({ pool }: AuthContext): Implementation {
  return implement(deleteOtherDevices, async (_input, call) => {
    const { id, tokenHash } = signedIn(call)
    const { rowCount } = await pool.query(
      `with codes as (delete from one_time_codes where user_id = $1),
            looks as (delete from view_as_sessions where user_id = $1)
       delete from sessions where user_id = $1 and encode(token_hash, 'hex') <> $2`,
      [id, tokenHash],
    )
    return { signed_out: rowCount ?? 0 }
  })
}
