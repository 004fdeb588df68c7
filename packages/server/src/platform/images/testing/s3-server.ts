import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketSettings } from '../store/bucket.ts'
import { isSigned } from './is-signed.ts'

interface S3Server {
  readonly settings: BucketSettings
  /** What lies in the bucket, by its key. */
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string }>
  /** Answers 503 from now on, or again as before. */
  setAway(isAway: boolean): void
  close(): Promise<void>
}

/** A bucket that speaks as much of S3 as pictures need, and takes signed requests alone (Signature Version 4). */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const keys = { accessKeyId: 'AKPROSTUTI', secretAccessKey: 'a-secret-of-nobody' }
  let isAway = false
  const server = createServer((request, response) => {
    answer(request, response).catch(error => response.destroy(error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request)
    if (isAway) return fail(response, 503, 'SlowDown')
    if (!isSigned(request, bytes, keys)) return fail(response, 403, 'SignatureDoesNotMatch')
    const [, bucket, ...rest] = new URL(request.url!, 'http://s3').pathname.split('/')
    if (bucket !== 'pictures') return fail(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    const found = objects.get(key)
    switch (request.method) {
      case 'PUT':
        objects.set(key, { bytes, type: request.headers['content-type'] ?? '' })
        response.writeHead(200).end()
        return
      case 'DELETE':
        objects.delete(key)
        response.writeHead(204).end()
        return
      default:
        if (!found) return fail(response, 404, 'NoSuchKey')
        response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
        response.end(request.method === 'HEAD' ? undefined : found.bytes)
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { bucket: 'pictures', endpoint, region: 'ap-southeast-1', pathStyle: true, ...keys },
    objects,
    setAway: away => {
      isAway = away
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
