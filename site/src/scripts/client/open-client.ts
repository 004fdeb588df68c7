import type { Prostuti } from '@prostuti/sdk'
import { pageClients } from './page-clients.ts'

/** The client of this page's API: the widgets' own where one of them has made it. It comes when it is needed, not before. */
export async function openClient(apiBase = '/api/'): Promise<Prostuti> {
  // The elements know their API by its whole address, and the session is kept under that.
  const base = new URL(apiBase, location.href).href
  const clients = pageClients()
  const known = clients.get(base)
  if (known) return known
  const { createPageClient } = await import('@prostuti/sdk/create-page-client')
  const language = document.documentElement.lang === 'en' ? 'en' : 'bn'
  const client = clients.get(base) ?? createPageClient({ base, language })
  clients.set(base, client)
  return client
}
