import type { Prostuti } from '@prostuti/sdk'
import { createPageClient } from '@prostuti/sdk/create-page-client'
import type { Language } from '../text/translate.ts'

/** Versioned, so that two majors of us on one page never share a client, and two copies of one major do. */
const slot = Symbol.for('prostuti.clients.v1')

type Slots = { [slot]?: Map<string, Prostuti> }

/** The clients of this page by API base. */
export function clients(): Map<string, Prostuti> {
  const page = globalThis as Slots
  page[slot] ??= new Map()
  return page[slot]
}

/** The page's one client of an API base, made when it is first asked for. The first one to ask decides its language. */
export function clientFor(base: string, language: Language): Prostuti {
  const known = clients().get(base)
  if (known) return known
  const client = createPageClient({ base, language })
  clients().set(base, client)
  return client
}
