import type { Prostuti } from '@prostuti/sdk'
import { browserPlatform } from '@prostuti/sdk'
import { createLightClient } from '@prostuti/sdk/create-light-client'
import { sendByFetch } from '@prostuti/sdk/http/send-by-fetch'
import type { Language } from '../text/translate.ts'

/** The page's clients by API base, as `client.ts` keeps them, and those without exams. */
const slots = [Symbol.for('prostuti.clients.v1'), Symbol.for('prostuti.light-clients.v1')] as const

type Page = Partial<Record<symbol, Map<string, Prostuti>>>

/** In the place of `client.ts` where the build says so: the page's client of an API base, else one that takes no exams. */
export function clientFor(base: string, language: Language): Prostuti {
  const page = globalThis as Page
  for (const slot of slots) {
    const known = page[slot]?.get(base)
    if (known) return known
  }
  const client = createLightClient({ base, language, platform: browserPlatform(), send: sendByFetch })
  const own = page[slots[1]] ?? new Map<string, Prostuti>()
  page[slots[1]] = own.set(base, client)
  return client
}
