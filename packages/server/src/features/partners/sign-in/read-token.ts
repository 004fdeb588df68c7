import { personNameLength, type SignInAlgorithm, signInAlgorithms, signInLimits } from '@prostuti/contract'
import { name } from '@prostuti/contract/names'
import { text } from '@prostuti/contract/values'
import { decodeJwt, decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose'
import { z } from 'zod'
import { sha256 } from '../../../platform/sha256.ts'
import type { SaidByPartner } from '../../auth/index.ts'
import { findPartner } from '../find-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { type FoundKey, findKeys } from './find-keys.ts'
import { tokenRefusal } from './token-refusals.ts'

const Header = z.object({ alg: z.enum(signInAlgorithms), kid: z.string().max(200).optional() })

const seconds = z.number().min(0).max(1e11)

const Claims = z.object({
  origin: z.string(),
  aud: z.string(),
  /** As the partner's server knows the person; never an e-mail's business. */
  sub: text(255).min(1),
  iat: seconds,
  exp: seconds,
  nbf: seconds.optional(),
  jti: z.string().min(1).max(200),
  name: name(personNameLength.max).optional(),
})

interface Deps extends Pick<PartnerDeps, 'db' | 'clock' | 'privateHosts'> {
  /** Origin of our own site: for whom a token has to be. */
  readonly siteUrl: string
}

/**
 * Who a partner's server says is at its page. `page` is the origin that the browser sends along, if any. Throws `provider_rejected` with
 * one of `signInFaults`. Nothing of a token but its `origin` is believed before its signature, and that names whose keys may have made it.
 */
export async function readSignInToken(deps: Deps, jwt: string, page: string | undefined): Promise<SaidByPartner> {
  const { header, origin } = decode(jwt)
  const partner = await findPartner(deps.db.pool, origin)
  if (!partner) throw tokenRefusal('origin')
  if (page !== undefined && page !== origin) throw tokenRefusal('page')
  const keys = await findKeys(deps, { partner: partner.id, ...header })
  if (keys.length === 0) throw tokenRefusal('key')
  const { key, payload } = await verify(jwt, keys, header.alg, deps)
  const parsed = Claims.safeParse(payload)
  if (!parsed.success) throw tokenRefusal('claims')
  const { sub, jti, iat, exp, name = '' } = parsed.data
  const now = deps.clock.now() / 1_000
  if (iat > now + signInLimits.skewSeconds) throw tokenRefusal('time')
  if (exp - iat > signInLimits.lifeSeconds) throw tokenRefusal('life')
  const overAt = new Date((exp + signInLimits.skewSeconds) * 1_000)
  return { partner: partner.id, key: key.row, subject: sub, name, jti: sha256(jti), overAt }
}

interface Decoded {
  readonly header: { readonly alg: SignInAlgorithm; readonly kid: string | undefined }
  readonly origin: string
}

function decode(jwt: string): Decoded {
  let header: unknown
  let origin: unknown
  try {
    header = decodeProtectedHeader(jwt)
    origin = decodeJwt(jwt).origin
  } catch {
    throw tokenRefusal('malformed')
  }
  const parsed = Header.safeParse(header)
  if (!parsed.success) throw tokenRefusal('algorithm')
  if (typeof origin !== 'string') throw tokenRefusal('origin')
  return { header: { alg: parsed.data.alg, kid: parsed.data.kid }, origin }
}

/** By the first of these keys that has signed it. */
async function verify(jwt: string, keys: readonly FoundKey[], alg: SignInAlgorithm, { siteUrl, clock }: Deps) {
  const options = {
    algorithms: [alg],
    ...{ audience: siteUrl, clockTolerance: signInLimits.skewSeconds, currentDate: new Date(clock.now()) },
    requiredClaims: ['iat', 'exp', 'jti', 'sub'],
  }
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(jwt, await importJWK(key.jwk, alg), options)
      return { key, payload }
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw refusalOf(error)
    }
  }
  throw tokenRefusal('signature')
}

function refusalOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return tokenRefusal('time')
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return tokenRefusal('audience')
    return tokenRefusal(error.claim === 'nbf' && error.reason === 'check_failed' ? 'time' : 'claims')
  }
  return error instanceof errors.JOSEError ? tokenRefusal('malformed') : error
}
