import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:)/) })

/** Why a push service refuses this `Authorization` (RFC 8292); null: it is in order. */
export function vapidFault(authorization: string, origin: string): string | null {
  const [, token = '', key = ''] = authorization.match(/^vapid t=([\w.-]+), ?k=([\w-]+)$/) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  if (!signature) return 'no VAPID signature'
  if (!isSignedBy(key, `${head}.${body}`, signature)) return 'the signature is not the key’s'
  const claims = Claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (!claims.success) return 'claims are missing'
  const { aud, exp } = claims.data
  const leftMs = exp * 1_000 - Date.now()
  if (aud !== origin) return 'it is for another push service'
  return leftMs < 0 || leftMs > 24 * 3_600_000 ? 'its time is over, or longer than a day' : null
}

function isSignedBy(key: string, text: string, signature: string): boolean {
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  return verify(
    'sha256',
    Buffer.from(text),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}
