/** Open to visitors, exactly. Design: screens, "Public list". */
const pages = [
  '/',
  '/login',
  '/jobs',
  '/program',
  '/privacy_policy',
  '/overview',
  '/notice',
  '/faq',
  '/android_verification',
  '/discussions',
  '/exam/upcoming',
  '/exam/standings',
  // Kept by the service worker before anybody needs it; it shows what this device itself holds.
  '/exam/offline',
  '/offline',
  '/practice/offline',
  // Whoever holds the token of a payment sees how it stands: the way back from the gateway may have lost the session.
  '/payment',
  '/rate_app',
  '/docs',
  '/search',
  '/robots.txt',
  '/oembed',
]

/** Open to visitors with all that begins alike: a `/` at the end means everything below, none means any continuation. */
const beginnings = [
  '/jobs/',
  '/program/',
  '/docs/',
  '/embed/',
  '/splash',
  '/study',
  '/question-bank',
  '/model-test',
  '/notice/',
  '/questions/',
  '/discussions/id=',
  '/sitemap',
]

/**
 * Whether a visitor may open the page at this path; everything else asks for signing in first.
 *
 * @example isPublicPath('/exam/upcoming/') // true: with and without the slash at the end
 */
export function isPublicPath(pathname: string): boolean {
  const path = withoutTrailingSlash(pathname)
  return pages.includes(path) || beginnings.some(beginning => path.startsWith(beginning))
}

/** The staff's section: moderators alone. */
export function isStaffPath(pathname: string): boolean {
  const path = withoutTrailingSlash(pathname)
  return path === '/admin' || path.startsWith('/admin/')
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}
