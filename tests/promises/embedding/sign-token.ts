import { createHmac, type KeyObject, randomUUID, sign } from 'node:crypto'

export interface Pair {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

export interface TokenParts {
  readonly header?: object
  readonly claims?: object
  /** How it is signed; by default as the pair's own algorithm has it. */
  readonly by?: (text: string) => Buffer
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a partner's server signs, but for what an attacker changes; written here a second time, without the server's own library. */
export function signToken(claims: object, { publicKey, privateKey }: Pair, parts: TokenParts = {}): string {
  const isRsa = publicKey.asymmetricKeyType === 'rsa'
  const now = Math.floor(Date.now() / 1_000)
  const header = { alg: isRsa ? 'RS256' : 'ES256', ...parts.header }
  const whole = { sub: 'roll-17', iat: now, exp: now + 120, jti: randomUUID(), ...claims, ...parts.claims }
  const text = `${encode(header)}.${encode(whole)}`
  const own = (signed: string) =>
    sign('sha256', Buffer.from(signed), isRsa ? privateKey : { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${(parts.by ?? own)(text).toString('base64url')}`
}

/** HMAC with a text that everybody knows: the public key. */
export const byPublicKey =
  ({ publicKey }: Pair) =>
  (text: string): Buffer =>
    createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
      .update(text)
      .digest()
