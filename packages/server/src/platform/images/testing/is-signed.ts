import { createHmac, hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether a request carries the signature of these keys over its method, path, headers and body (AWS Signature Version 4). */
export function isSigned(request: IncomingMessage, body: Buffer, { accessKeyId, secretAccessKey }: Keys): boolean {
  const [, id, scope, names, signature] = form.exec(request.headers.authorization ?? '') ?? []
  if (id !== accessKeyId || !scope || !names) return false
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== hash('sha256', body)) return false
  const { pathname, searchParams } = new URL(request.url!, 'http://s3')
  searchParams.sort()
  const headers = names.split(';').map(name => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, pathname, searchParams.toString(), headers.join(''), names, bodyHash].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash('sha256', canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, text).toString('hex') === signature
}
