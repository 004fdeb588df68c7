import type { Prostuti } from '@prostuti/sdk'

/** Where widgets keep the clients of a page, by API base. */
const slot = Symbol.for('prostuti.clients.v1')

/** The clients of this page: the widgets' and the staff's screens' are the same, so that what happens to one happens to the other. */
export function pageClients(): Map<string, Prostuti> {
  const page = globalThis as { [slot]?: Map<string, Prostuti> }
  page[slot] ??= new Map()
  return page[slot]
}
