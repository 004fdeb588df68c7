import type { Paper, SealedPaper } from '@prostuti/contract'
import { sealedAs } from '@prostuti/contract/attempt'
import { fromBase64url } from '../../from-base64url.ts'

/** A sealed paper in this device's cache. */
export interface CachedSealedPaper {
  readonly sealed: SealedPaper
  /** The end of its exam, milliseconds since 1970: afterwards it may go. */
  readonly until: number
}

/**
 * Opens a sealed paper with the key that joining returns. Rejects where that is not possible: the key is another paper's, a bit is
 * wrong, or the page has no WebCrypto (plain http) or no DecompressionStream.
 */
export async function unsealPaper(sealed: SealedPaper, paperKey = ''): Promise<Paper> {
  const key = await crypto.subtle.importKey('raw', fromBase64url(paperKey), 'AES-GCM', false, ['decrypt'])
  const additionalData = new TextEncoder().encode(sealedAs(sealed))
  const algorithm = { name: 'AES-GCM', iv: fromBase64url(sealed.iv), additionalData }
  const zipped = await crypto.subtle.decrypt(algorithm, key, fromBase64url(sealed.data))
  return new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
}
