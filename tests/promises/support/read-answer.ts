import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { isStream } from '@prostuti/server/testing/text-of'

/** The text of an answer; of a stream of events, which goes on for hours, what comes first. */
export async function readAnswer(response: IncomingMessage): Promise<string> {
  if (!isStream(response.headers['content-type'])) return text(response)
  // Leaving the loop ends the connection.
  for await (const chunk of response) return String(chunk)
  return ''
}
