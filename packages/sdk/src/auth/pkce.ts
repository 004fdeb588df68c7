import { randomText, toBase64url } from '../random.ts'

/** The secret of one sign-in (RFC 7636), and the digest of it that the provider's page gets. */
export interface Pkce {
  readonly verifier: string
  readonly challenge: string
}

/** A fresh verifier of 43 characters with its S256 challenge. */
export async function createPkce(verifier: string = randomText(32)): Promise<Pkce> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: toBase64url(new Uint8Array(digest)) }
}
