import { openClient } from '../client/open-client.ts'
import { storedPerson } from '../client/stored-session.ts'

/** Where somebody stopped reading a topic, kept on the device until the server has it. */
interface KeptPlace {
  readonly topic: string
  readonly ordinal: number
  /** The device's clock, in milliseconds. */
  readonly at: number
}

/** An older place is let go: since then its reader may have gone on elsewhere. */
const freshMs = 3_600_000

const keyOf = (person: string): string => `prostuti:reading-place:${person}`

/**
 * Saves the place of somebody who leaves, and keeps it meanwhile: a request that should outlive its page is lost in Chromium where a
 * service worker stands between, whatever `keepalive` promises. The page that is opened next sends it then.
 */
export async function saveLeaving(
  api: string | undefined,
  place: Omit<KeptPlace, 'at'>,
  save: () => Promise<void>,
): Promise<void> {
  const person = storedPerson(api)
  if (!person) return
  localStorage.setItem(keyOf(person.id), JSON.stringify({ ...place, at: Date.now() }))
  await save()
  localStorage.removeItem(keyOf(person.id))
}

/** Sends the place that was kept; nothing is fetched where none was. */
export async function sendPlace(api: string | undefined): Promise<void> {
  const person = storedPerson(api)
  const text = person ? localStorage.getItem(keyOf(person.id)) : null
  if (!person || text === null) return
  // One attempt: should it fail, the next place is saved instead.
  localStorage.removeItem(keyOf(person.id))
  const { topic, ordinal, at } = JSON.parse(text) as KeptPlace
  if (Math.abs(Date.now() - at) > freshMs) return
  const { readingApiOf } = await import('@prostuti/sdk/study')
  await readingApiOf(await openClient(api)).savePlace(topic, ordinal)
}
