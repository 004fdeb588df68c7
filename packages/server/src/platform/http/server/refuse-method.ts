import type { IncomingMessage, ServerResponse } from 'node:http'

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses with 405 what is none of the methods in use: `fetch`'s `Request`, which the site and the API's framework are
 * built on, throws for TRACE and its like. Returns whether it has answered.
 */
export function refusesMethod({ method = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (known.includes(method)) return false
  response.writeHead(405, { allow: known.join(', '), 'content-type': 'text/plain; charset=utf-8' }).end()
  return true
}
