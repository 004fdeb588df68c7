import { readKept } from '@prostuti/sdk/study/kept-reviews'
import { openClient } from '../client/open-client.ts'
import { storedPerson } from '../client/stored-session.ts'

/** Sends what was reviewed on this device without a network. Nothing is fetched where nothing waits. */
export async function sendReviews(api: string | undefined): Promise<void> {
  const person = storedPerson(api)
  if (!person || readKept(localStorage, person.id).waiting.length === 0) return
  const { reviewsOf } = await import('@prostuti/sdk/study')
  await reviewsOf(await openClient(api)).send()
}
