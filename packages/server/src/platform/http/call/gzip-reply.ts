import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ApiRequest } from './api-request.ts'
import { Reply } from './reply.ts'

const zip = promisify(gzip)

/** A shorter answer is one packet or two as it stands. */
export const minGzipBytes = 2_048

export function gzipText(text: string): Promise<Buffer> {
  return zip(text)
}

/** Whether an answer is text so long that a slow network would have to carry it in vain, and its asker reads gzip. */
export function shouldGzip({ body, headers }: Reply, exchange: Pick<ApiRequest, 'header'>): boolean {
  if (typeof body !== 'string' || body.length < minGzipBytes || headers['content-encoding']) return false
  return /\bgzip\b/.test(exchange.header('accept-encoding') ?? '')
}

/** The same answer in fewer bytes: standings of a hundred in an eighth. Its tag turns weak, for it stands for both codings. */
export async function gzipReply(reply: Reply): Promise<Reply> {
  const { body, headers, status } = reply
  const { etag, vary } = headers
  return new Reply(await (reply.gzip?.() ?? gzipText(body as string)), {
    status,
    headers: {
      ...headers,
      ...(etag && !etag.startsWith('W/') && { etag: `W/${etag}` }),
      vary: vary?.includes('Accept-Encoding') ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', '),
      'content-encoding': 'gzip',
    },
  })
}
