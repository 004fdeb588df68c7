import { isSeenViewingAs, mayDo, type Operation } from '@prostuti/contract'
import { AppError } from '../../errors/app-error.ts'
import type { ApiRequest } from '../call/api-request.ts'
import { beyondRole, viewOnly } from '../call/require-right.ts'
import type { Authenticate, Viewer } from '../call/viewer.ts'

/**
 * Checks the contract's `who`, `right` and `partner` columns and returns the viewer that the handler gets: a partner's token is
 * a visitor's where the row is open to anyone but not to partners. `owner` is refined by the handler, which alone knows
 * the row. Staff who look on as a person read what one table allows. Throws `not_signed_in` and `forbidden`.
 */
export function authorize(operation: Operation, caller: Viewer | null): Viewer | null {
  const { who } = operation
  if (caller?.scope === 'view_as' && !isSeenViewingAs(operation)) throw viewOnly()
  const isOutOfScope = caller?.scope === 'partner' && !operation.partner
  if (who === 'anyone' || who === 'gateway') return isOutOfScope ? null : caller
  // The handler looks at the key (`implementForPartner`).
  if (who === 'partner') return null
  if (!caller) throw new AppError('not_signed_in')
  if (isOutOfScope) throw new AppError('forbidden')
  if (who === 'anonymous' && !caller.isAnonymous) throw new AppError('forbidden')
  if (who === 'member' && caller.isAnonymous) throw new AppError('forbidden')
  if (who === 'moderator' && !isAllowed(operation, caller))
    throw caller.isModerator ? beyondRole() : new AppError('forbidden')
  return caller
}

/** A partner's page is nobody's of the staff, no matter who uses it. */
const isAllowed = ({ right }: Operation, { role, scope }: Viewer) =>
  right !== undefined && scope === 'full' && mayDo(role, right)

/** The caller by the token of the request; null without one. Throws `not_signed_in`. */
export async function identify(
  request: ApiRequest,
  operation: Operation,
  authenticate: Authenticate,
): Promise<Viewer | null> {
  const header = request.header('authorization')
  if (header === undefined || isSignIn(operation) || operation.who === 'partner') return null
  const token = /^token ([\w-]{20,200})$/.exec(header)?.[1]
  if (!token) throw new AppError('not_signed_in')
  return authenticate(token)
}

/** Sign-in ignores the token of the request: a device may still send an expired one. */
export function isSignIn({ id, who }: Operation): boolean {
  return who === 'anyone' && id.startsWith('auth.')
}
