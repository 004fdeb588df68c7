import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Exchange } from './exchange.ts'
import { Reply } from './reply.ts'

const zip = promisify(gzip)

/** A shorter answer is one packet or two as it stands. */
const worthBytes = 2_048

/** Whether an answer is text so long that a slow network would have to carry it in vain, and its asker reads gzip. */
export function isWorthZipping({ body, headers }: Reply, exchange: Pick<Exchange, 'header'>): boolean {
  if (typeof body !== 'string' || body.length < worthBytes || headers['content-encoding']) return false
  return /\bgzip\b/.test(exchange.header('accept-encoding') ?? '')
}

/** The same answer in fewer bytes: a rank list of a hundred in an eighth. Its tag turns weak, for it stands for both codings. */
export async function zipped(reply: Reply): Promise<Reply> {
  const { body, headers, status } = reply
  const { etag, vary } = headers
  return new Reply(await zip(body as string), {
    status,
    headers: {
      ...headers,
      ...(etag && !etag.startsWith('W/') && { etag: `W/${etag}` }),
      vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
      'content-encoding': 'gzip',
    },
  })
}
