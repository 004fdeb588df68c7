import { createPageClient } from '@prostuti/sdk/create-page-client'
import { createTranslator } from '@prostuti/sdk/i18n/translate'
import { createStaff } from '@prostuti/sdk/staff'
import { pageClients } from '../../../scripts/client/page-clients.ts'
import type { StaffContextValue } from '../context/staff-context.ts'
import type { StaffProps } from '../context/staff-props.ts'
import { createStaffCache } from '../data/staff-cache.ts'

/** The calls, the texts and the clock of a root of the staff's. */
export function createContextValue({ language, apiBase, now, person, texts }: StaffProps): StaffContextValue {
  // The session is kept under the API's whole address.
  const base = new URL(apiBase, location.href).href
  const client = pageClients().get(base) ?? createPageClient({ base, language })
  pageClients().set(base, client)
  const startedAt = performance.now()
  return {
    admin: createStaff(client),
    client,
    cache: createStaffCache(),
    language,
    person,
    t: createTranslator(texts, language),
    now: () => now + (performance.now() - startedAt),
  }
}
