import type { IncomingMessage } from 'node:http'

/** What the development server takes from cookies: `language`, `person`, `exams=none|broken`, `attempt=slow`, `agreed=yes`, `payments=off`, `circulars=none`. */
export type Cookies = Readonly<Record<string, string | undefined>>

export function cookiesOf({ headers }: IncomingMessage): Cookies {
  const pairs = (headers.cookie ?? '').split('; ').map(pair => pair.split('=') as [string, string])
  return Object.fromEntries(pairs)
}
