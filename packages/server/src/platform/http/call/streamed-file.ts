import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Log } from '../../log.ts'
import { StreamReply } from './stream-reply.ts'

interface StreamedFile {
  readonly type: string
  /** Plain ASCII. */
  readonly name: string
  readonly log: Log
}

/**
 * A file that one person saves and that goes out while it is made. Should that fail, the answer breaks off, so that nobody takes a
 * part for the whole. No cache keeps it.
 */
export function streamedFile(
  pieces: AsyncIterable<string | Uint8Array>,
  { type, name, log }: StreamedFile,
): StreamReply {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
  return new StreamReply(outgoing => {
    pipeline(Readable.from(pieces), outgoing).catch(error => {
      // The client may have gone before its end.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error, name }, 'a file broke off')
    })
  }, headers)
}
