import { type ReadStream, readStream } from '@prostuti/server/features/notifications/testing/read-stream'
import type { Tab } from './holders.ts'

/** How soon a stream ends after its session. */
const withinMs = 1_000

/** `said`: it has told that the session is over, and ended; `cut`: it ended without a word. */
export type Ended = 'said' | 'cut' | 'open'

/** The stream of events that a page keeps open. */
export async function openEar(url: string, { auth }: Tab): Promise<ReadStream> {
  const stream = await readStream(url, auth.$token.get() ?? '')
  await stream.until('notifications')
  return stream
}

/** How a stream has ended by a second from now; closes it. */
export async function howItEnds(stream: ReadStream): Promise<Ended> {
  const open = Promise.withResolvers<Ended>()
  const timer = setTimeout(() => open.resolve('open'), withinMs)
  const ended = readOut(stream).catch((): Ended => 'cut')
  const how = await Promise.race([ended, open.promise])
  clearTimeout(timer)
  stream.close()
  return how
}

async function readOut(stream: ReadStream): Promise<Ended> {
  let last: string | null = null
  for (let event = await stream.next(); event; event = await stream.next()) last = event.type
  return last === 'signed_out' ? 'said' : 'cut'
}
