import { type IncomingMessage, request } from 'node:http'
import type { Router } from '@prostuti/server/platform/http/api/router'
import { textOf } from '@prostuti/server/testing/text-of'
import { readAnswer } from '../support/read-answer.ts'
import type { Payload } from './payloads.ts'

export interface Sent {
  /** 0 where no answer came in time, or the connection broke. */
  readonly status: number
  readonly text: string
}

/** Null: without a token. */
export type Send = (payload: Payload, token: string | null) => Promise<Sent>

/** No answer may take longer. */
const patienceMs = 15_000

/** Over the wire, as it is written. */
export function overTheWire(url: string): Send {
  const { hostname, port } = new URL(url)
  return async ({ method, path, headers, body }, token) => {
    const sent = request({
      ...{ hostname, port, method, path: path.replaceAll(' ', '%20') },
      headers: {
        ...(token && { authorization: `token ${token}` }),
        // Node sends none with a DELETE, whose body would be taken for the next request.
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
      signal: AbortSignal.timeout(patienceMs),
    })
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        sent.once('response', resolve).once('error', reject)
        sent.end(body)
      })
      return { status: response.statusCode ?? 0, text: await readAnswer(response) }
    } catch (error) {
      return { status: 0, text: String(error) }
    }
  }
}

/** Within this process: for variants that no server would start with. */
export function withinProcess({ http }: Router): Send {
  return async ({ method, path, headers, body }, token) => {
    const init = { method, headers: { ...(token && { authorization: `token ${token}` }), ...headers }, body }
    const response = await http.request(path.replace(/^\/api/, ''), init)
    return { status: response.status, text: await textOf(response) }
  }
}
