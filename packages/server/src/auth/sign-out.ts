import { signOut as operation } from '@prostuti/contract/auth/operations'
import { signedIn } from '../http/call.ts'
import { type Implementation, implement } from '../http/implement.ts'
import { Reply } from '../http/reply.ts'
import type { AuthContext } from './context.ts'

/** Ends this device's session: its token and its cookie are dead on the next request. */
export function signOut({ pool, cookies }: AuthContext): Implementation {
  return implement(operation, async (_input, call) => {
    await pool.query("delete from sessions where token_hash = decode($1, 'hex')", [signedIn(call).tokenHash])
    return new Reply(null, { status: 204, headers: { 'set-cookie': cookies.clear('session') } })
  })
}
