import type { SiteHost } from '@prostuti/contract'

/** Only these may stand in a frame on another site. */
const mayBeFramed = (pathname: string): boolean => pathname.startsWith('/embed/')

interface Page {
  readonly pathname: string
  readonly apiBase: SiteHost['apiBase']
  readonly pictureHosts: SiteHost['pictureHosts']
  /** Somebody's own page: it must not stay in any cache, nor in the browser's after signing out. */
  readonly personal: boolean
  readonly https: boolean
}

/**
 * Where a person signs in, agrees, pays or ends their account: in nobody's frame, not even ours, no address of it in anybody's
 * logs.
 */
const isSensitive = (pathname: string): boolean =>
  /^\/(login|profile\/delete-account|buy_coin|payment|receipt)\/?$/.test(pathname)

/** Headers of every page. The content security policy is Astro's (it knows the hashes), with the rest of it added here. */
export function secure(headers: Headers, { pathname, apiBase, pictureHosts, personal, https }: Page): void {
  // A page that was rewritten to another passes here twice.
  if (headers.has('referrer-policy')) return
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', isSensitive(pathname) ? 'no-referrer' : 'strict-origin-when-cross-origin')
  if (!mayBeFramed(pathname)) headers.set('x-frame-options', isSensitive(pathname) ? 'DENY' : 'SAMEORIGIN')
  if (!headers.has('cache-control')) headers.set('cache-control', personal ? 'private, no-store' : 'private, no-cache')
  if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  const policy = headers.get('content-security-policy')
  headers.set(
    'content-security-policy',
    [policy, ...directives({ pathname, apiBase, pictureHosts })].filter(Boolean).join(' '),
  )
}

function directives({
  pathname,
  apiBase,
  pictureHosts,
}: Pick<Page, 'pathname' | 'apiBase' | 'pictureHosts'>): string[] {
  const frames = mayBeFramed(pathname) ? [] : [`frame-ancestors ${isSensitive(pathname) ? "'none'" : "'self'"};`]
  const pictures = ["'self'", 'data:', ...pictureHosts.map(host => `https://${host}`)]
  return [`connect-src 'self'${foreignOrigin(apiBase)};`, `img-src ${pictures.join(' ')};`, ...frames]
}

/** The API's origin, where it is not this site's own: ` https://api.prostuti.example`. */
function foreignOrigin(apiBase: string): string {
  return URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
}
