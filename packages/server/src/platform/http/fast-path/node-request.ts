import type { IncomingMessage } from 'node:http'
import { AppError } from '../../errors/app-error.ts'
import type { ApiRequest } from '../call/api-request.ts'
import { maxBodyBytes } from '../call/unread-body.ts'

/** A request as Node received it, to an address without a query. */
export class NodeRequest implements ApiRequest {
  readonly #request: IncomingMessage
  readonly #params: Record<string, string>

  constructor(request: IncomingMessage, params: Record<string, string>) {
    this.#request = request
    this.#params = params
  }

  get remoteAddress(): string | undefined {
    return this.#request.socket.remoteAddress
  }

  header(name: string): string | undefined {
    return this.#request.headers[name] as string | undefined
  }

  params(): Record<string, string> {
    return this.#params
  }

  queries(): Record<string, string[]> {
    return {}
  }

  body(): Promise<Buffer<ArrayBuffer>> {
    return readAll(this.#request)
  }
}

function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = []
    let size = 0
    const declared = Number(request.headers['content-length'] ?? 0)
    if (declared > maxBodyBytes) {
      reject(new AppError('too_large'))
      return
    }
    request.on('data', (chunk: Buffer<ArrayBuffer>) => {
      size += chunk.length
      if (size <= maxBodyBytes) {
        chunks.push(chunk)
        return
      }
      // Nothing more is read, nor kept.
      request.pause()
      chunks.length = 0
      reject(new AppError('too_large'))
    })
    request.on('end', () => {
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks))
      // The listeners live as long as the answer takes; the bytes need not.
      chunks.length = 0
    })
    // A client that went away in the middle of a request gets no answer; nothing of it was done.
    const gone = () => {
      if (!request.readableEnded) reject(new AppError('validation_failed', { cause: request.errored }))
    }
    if (request.destroyed) gone()
    request.on('close', gone)
  })
}
