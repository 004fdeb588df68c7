import { waitingFlag } from '@prostuti/sdk/feed/outbox-marks'
import { openClient } from '../client/open-client.ts'

/** Sends posts, comments and likes that were written without a network. Nothing is fetched where nothing waits. */
export async function sendTalk(apiBase = '/api/'): Promise<void> {
  const base = new URL(apiBase, location.href).href
  if (!navigator.onLine || !isWaiting(base)) return
  const [client, { talkOutboxOf }] = await Promise.all([openClient(apiBase), import('@prostuti/sdk/feed')])
  await talkOutboxOf(client).resume()
}

function isWaiting(base: string): boolean {
  try {
    return localStorage.getItem(waitingFlag(base)) !== null
  } catch {
    // No storage: nothing was kept in it.
    return false
  }
}
