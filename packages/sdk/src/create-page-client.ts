import type { Prostuti, ProstutiOptions } from './client.ts'
import { createClient } from './create-client.ts'
import { sendByFetch } from './http/send-by-fetch.ts'
import { browserPlatform } from './platform/browser.ts'

/** A client of this page without `call`, whose table of calls weighs on pages where everything has a part of its own. */
export function createPageClient(options: ProstutiOptions = {}): Prostuti {
  return createClient({ ...options, send: sendByFetch, platform: options.platform ?? browserPlatform() })
}
