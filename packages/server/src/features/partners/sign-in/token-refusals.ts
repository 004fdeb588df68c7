import { type SignInFault, signInLimits } from '@prostuti/contract'
import { AppError } from '../../../platform/errors/app-error.ts'

/** For who writes the partner's server; a learner reads the error's own words. */
const messages: Readonly<Record<SignInFault, string>> = {
  malformed: 'This is no signed JWT',
  algorithm: 'A token is signed by RS256 or ES256',
  origin: '`origin` is none that a partner has registered',
  page: 'The token came from another page than its `origin`',
  key: 'The partner has no such key (`kid`) for this algorithm',
  signature: 'The signature is not of the partner’s key',
  audience: '`aud` is the origin of Prostuti’s site, alone',
  time: 'The token is over, or not begun: see `exp`, `iat` and `nbf`, and the server’s clock',
  life: `From \`iat\` to \`exp\` a token is good for ${signInLimits.lifeSeconds} seconds at most`,
  claims: 'A token has `origin`, `aud`, `sub`, `iat`, `exp` and `jti`, and maybe a `name`, each of its kind',
  used: 'This token has signed somebody in before: make one for each sign-in',
}

export function tokenRefusal(code: SignInFault): AppError {
  return new AppError('provider_rejected', { fields: [{ path: 'jwt', code, message: messages[code] }] })
}
