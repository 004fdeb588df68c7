import type { ServerResponse } from 'node:http'

export interface ReplyOptions {
  /** Default 200. */
  status?: number
  headers?: Record<string, string>
  gzip?: () => Promise<Buffer>
}

/** An answer as bytes and headers: text or bytes that go out as they stand, or nothing (null). */
export class Reply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | Uint8Array | null
  /** The body compressed, where that is kept. */
  readonly gzip: (() => Promise<Buffer>) | undefined

  constructor(body: Reply['body'], { status = 200, headers = {}, gzip }: ReplyOptions = {}) {
    this.status = status
    this.headers = headers
    this.body = body
    this.gzip = gzip
  }

  static json(value: unknown, { status, headers }: ReplyOptions = {}): Reply {
    return new Reply(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })
  }

  /** The same with these headers, too, unless it says otherwise itself. */
  with(headers: Record<string, string>): Reply {
    const { body, status, gzip } = this
    return new Reply(body, { status, gzip, headers: { ...headers, ...this.headers } })
  }
}

/** Ends an answer that cannot be given: with a bare 500 while nothing of it has gone out, else by breaking it off. */
export function endWithFailure(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end()
}
