import { getUser as operation } from '@prostuti/contract/auth/operations'
import { signedIn } from '../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../platform/http/call/implement.ts'
import type { AuthContext } from './context.ts'
import { readUser } from './present-user.ts'

export function getUser(context: AuthContext): Implementation {
  return implement(operation, (_input, call) => readUser(context, signedIn(call)))
}
