import type { SiteHost } from '@prostuti/contract'
import { isStaffPath } from './public-paths.ts'

/** Only these may stand in a frame on another site, on that of a registered partner. */
export const mayBeFramed = (pathname: string): boolean => pathname.startsWith('/embed/')

interface Page {
  readonly pathname: string
  readonly apiBase: SiteHost['apiBase']
  readonly pictureHosts: SiteHost['pictureHosts']
  /** Somebody's own page: it must not stay in any cache, nor in the browser's after signing out. */
  readonly personal: boolean
  readonly https: boolean
  /** Of the pages that may hold an embed in a frame. */
  readonly frameOrigins: readonly string[]
}

/**
 * Where a person signs in, agrees, pays, ends their account or works as staff: in nobody's frame, not even ours, no address of
 * it in anybody's logs.
 */
const isSensitive = (pathname: string): boolean =>
  isStaffPath(pathname) ||
  /^\/(login|profile\/(?:delete-account|devices|export)|android_verification|buy_coin|payment|receipt)\/?$/.test(
    pathname,
  )

/** The login page answers the partner's page that has opened it, and an embed may open it; no other page needs another window. */
const talksToWindows = (pathname: string): boolean => /^\/login\/?$/.test(pathname) || mayBeFramed(pathname)

/** Headers of every page. The content security policy is Astro's (it knows the hashes), with the rest of it added here. */
export function secure(
  headers: Headers,
  { pathname, apiBase, pictureHosts, personal, https, frameOrigins }: Page,
): void {
  // A page that was rewritten to another passes here twice.
  if (headers.has('referrer-policy')) return
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', isSensitive(pathname) ? 'no-referrer' : 'strict-origin-when-cross-origin')
  if (!mayBeFramed(pathname)) headers.set('x-frame-options', isSensitive(pathname) ? 'DENY' : 'SAMEORIGIN')
  if (!talksToWindows(pathname)) headers.set('cross-origin-opener-policy', 'same-origin')
  if (!headers.has('cache-control')) headers.set('cache-control', personal ? 'private, no-store' : 'private, no-cache')
  if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  const ofAstro = headers.get('content-security-policy')
  const policy = ofAstro && isStaffPath(pathname) ? allowInlineStyles(ofAstro) : ofAstro
  headers.set(
    'content-security-policy',
    [policy, ...directives({ pathname, apiBase, pictureHosts, frameOrigins })].filter(Boolean).join(' '),
  )
}

function directives({
  pathname,
  apiBase,
  pictureHosts,
  frameOrigins,
}: Pick<Page, 'pathname' | 'apiBase' | 'pictureHosts' | 'frameOrigins'>): string[] {
  const around = isSensitive(pathname) ? ["'none'"] : ["'self'", ...(mayBeFramed(pathname) ? frameOrigins : [])]
  const pictures = ["'self'", 'data:', ...pictureHosts.map(host => `https://${host}`)]
  return [
    `connect-src 'self'${foreignOrigin(apiBase)};`,
    `img-src ${pictures.join(' ')};`,
    `frame-ancestors ${around.join(' ')};`,
  ]
}

/** The API's origin, where it is not this site's own: ` https://api.prostuti.example`. */
function foreignOrigin(apiBase: string): string {
  return URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
}

/**
 * The staff's screens are Mantine's, which writes style elements while it runs. A browser that sees a hash beside
 * `'unsafe-inline'` ignores the latter, so the hashes of styles go. Scripts stay as strict as anywhere.
 *
 * @example allowInlineStyles("style-src 'self' 'sha256-x';") // "style-src 'self' 'unsafe-inline';"
 */
function allowInlineStyles(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
}
