import type { Prostuti } from '@prostuti/sdk'

/** Where widgets keep the clients of a page, by API base. */
const slot = Symbol.for('prostuti.clients.v1')

/**
 * The client of this page's API: the widgets' own where one of them has made it, so that what happens to one happens to the
 * other. It comes when it is needed, not before.
 */
export async function openClient(apiBase = '/api/'): Promise<Prostuti> {
  // The elements know their API by its whole address, and the session is kept under that.
  const base = new URL(apiBase, location.href).href
  const page = globalThis as { [slot]?: Map<string, Prostuti> }
  page[slot] ??= new Map()
  const known = page[slot].get(base)
  if (known) return known
  const { createProstuti } = await import('@prostuti/sdk')
  const language = document.documentElement.lang === 'en' ? 'en' : 'bn'
  const client = page[slot].get(base) ?? createProstuti({ base, language })
  page[slot].set(base, client)
  return client
}
