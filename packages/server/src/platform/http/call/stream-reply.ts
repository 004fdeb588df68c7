import type { ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { Reply } from './reply.ts'

/** HEAD comes here as GET: its answer is the head of what would go on for hours. */
export const headsOnly = new WeakSet<ServerResponse>()

const headers = {
  'content-type': 'text/event-stream',
  // Neither a proxy nor a browser may hold back or compress what is said a few bytes at a time.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** An answer that goes on until one of the two sides ends it. */
export class StreamReply extends Reply {
  readonly #begin: (outgoing: Writable) => void

  /** @param begin takes over once the head has gone out */
  constructor(begin: (outgoing: Writable) => void, given: Record<string, string> = headers) {
    super(null, { headers: given })
    this.#begin = begin
  }

  override with(others: Record<string, string>): StreamReply {
    return new StreamReply(this.#begin, { ...others, ...this.headers })
  }

  /** Answers on Node's socket, without the objects of `fetch`, which would live as long as the answer. */
  sendTo(response: ServerResponse): void {
    response.writeHead(this.status, this.headers)
    if (headsOnly.has(response)) {
      response.end()
      return
    }
    response.flushHeaders()
    this.begin(response)
  }

  begin(outgoing: Writable): void {
    // The client may have gone while we found out who it is.
    if (!outgoing.destroyed) this.#begin(outgoing)
  }
}
