import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, in base64url: tokens, one-time codes, states. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a PKCE verifier belongs to an S256 challenge (RFC 7636 §4.6). */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  return equalSecrets(createHash('sha256').update(verifier).digest('base64url'), challenge)
}

/** Compares in a time that does not reveal where two texts differ. */
export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
