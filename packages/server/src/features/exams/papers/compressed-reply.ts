import { brotliDecompressSync } from 'node:zlib'
import type { Call } from '../../../platform/http/call/call.ts'
import { Reply } from '../../../platform/http/call/reply.ts'

/** JSON that was compressed ahead. */
export interface CompressedJson {
  readonly brotli: Buffer
  readonly gzip: Buffer
}

interface Caching {
  cacheControl: string
  /** Weak, since one tag stands for all codings. */
  etag?: string
}

/** The blob as it is stored, in the best coding that the client reads; nothing but its tag where the client has it. */
export function compressedReply(
  blob: CompressedJson,
  call: Pick<Call, 'header'>,
  { cacheControl, etag }: Caching,
): Reply {
  const headers = { 'cache-control': cacheControl, vary: 'Accept-Encoding', ...(etag && { etag }) }
  const known = call.header('if-none-match')
  if (etag && known?.includes(etag)) return new Reply(null, { status: 304, headers })
  const [coding, body] = chooseCoding(blob, call.header('accept-encoding') ?? '')
  return new Reply(body, {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      ...(coding && { 'content-encoding': coding }),
    },
  })
}

function chooseCoding({ brotli, gzip }: CompressedJson, accepted: string): [coding: string | null, body: Buffer] {
  if (/\bbr\b/.test(accepted)) return ['br', brotli]
  if (/\bgzip\b/.test(accepted)) return ['gzip', gzip]
  return [null, brotliDecompressSync(brotli)]
}
