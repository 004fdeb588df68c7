import { getUser as operation } from '@prostuti/contract/auth/operations'
import { signedIn } from '../http/call.ts'
import { type Implementation, implement } from '../http/implement.ts'
import type { AuthContext } from './context.ts'
import { readUser } from './present-user.ts'

export function getUser({ pool }: AuthContext): Implementation {
  return implement(operation, (_input, call) => {
    const { id, scope } = signedIn(call)
    return readUser(pool, id, scope)
  })
}
