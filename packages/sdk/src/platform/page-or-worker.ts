import { browserPlatform as pagePlatform } from './browser.ts'
import type { Platform } from './platform.ts'

/** The browser that this page or worker runs in; what a place lacks is said, at a weight that our own pages do without. */
export function browserPlatform(): Platform {
  if (typeof self === 'undefined')
    throw new TypeError('this is no browser: give `platform`, memoryPlatform() of @prostuti/sdk/platform/memory')
  const platform = pagePlatform()
  if (!self.document)
    platform.network.navigate = () => {
      throw new TypeError('a worker leaves no page: sign in on the page, then `auth.accept` here')
    }
  return platform
}
