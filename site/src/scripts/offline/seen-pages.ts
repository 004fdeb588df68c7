/** The cache of pages that were read on this device (`public/sw.js`). */
const cacheName = 'prostuti-seen-1'

export interface SeenPage {
  readonly href: string
  readonly title: string
}

/** What can be read without a network, what was looked at last first. */
export async function seenPages(most: number): Promise<SeenPage[]> {
  const cache = await caches.open(cacheName)
  const isPage = (url: string) => !new URL(url).pathname.startsWith('/api/')
  const kept = (await cache.keys()).filter(({ url }) => isPage(url)).reverse()
  const pages = await Promise.all(
    kept.slice(0, most).map(async request => ({
      href: request.url,
      title: titleOf((await (await cache.match(request))?.text()) ?? ''),
    })),
  )
  return pages.filter(({ title }) => title !== '')
}

/** Without the name of the site behind it. */
function titleOf(html: string): string {
  const { title } = new DOMParser().parseFromString(html, 'text/html')
  return title.replace(/ · [^·]*$/, '')
}

/** They are one person's: whoever signs out leaves none behind. */
export async function forgetSeenPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}
