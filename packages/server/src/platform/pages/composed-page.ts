import type { ServerResponse } from 'node:http'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { PagePart, SharedText } from '@prostuti/contract'
import { codingOf, type PageHead, writePage } from './drawn-page.ts'

/** Every part ends at a byte and refers to nothing before it, so that parts compressed apart can follow one another. */
const apart = { finishFlush: constants.Z_FULL_FLUSH }

/** Less than this is not worth compressing: it goes out as it is. */
const leastBytes = 256

/** RFC 1952: no name, no time, from no particular system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** An empty last block. */
const lastBlock = Buffer.from([0x03, 0x00])

/** A text that is encoded once and compressed once, however many pages it stands in. */
export class CompressedText implements SharedText {
  readonly text: string
  readonly bytes: Buffer
  #deflated: Buffer | undefined

  constructor(text: string) {
    this.text = text
    this.bytes = Buffer.from(text)
  }

  get deflated(): Buffer {
    this.#deflated ??= deflate(this.bytes, constants.Z_DEFAULT_COMPRESSION)
    return this.#deflated
  }
}

/**
 * Sends a page put together from parts, as one gzip member where that is accepted: only what is one person's is compressed for
 * them. Brotli's streams cannot be joined like this.
 */
export function sendComposed(
  response: ServerResponse,
  head: PageHead,
  parts: readonly PagePart[],
  accepted = '',
): void {
  const coding = codingOf(accepted, ['gzip'])
  // The time in it was read a moment ago: its age is 0.
  writePage(response, head, { coding, body: coding ? gzip(parts) : Buffer.concat(parts.map(bytesOf)), age: 0 })
}

function gzip(parts: readonly PagePart[]): Buffer {
  const chunks: Buffer[] = [gzipHead]
  let checksum = 0
  let size = 0
  for (const part of parts) {
    const bytes = bytesOf(part)
    checksum = crc32(bytes, checksum)
    size += bytes.length
    if (part instanceof CompressedText) chunks.push(part.deflated)
    else if (bytes.length >= leastBytes) chunks.push(deflate(bytes, constants.Z_BEST_SPEED))
    else if (bytes.length > 0) chunks.push(storedBlock(bytes.length), bytes)
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(checksum, 0)
  tail.writeUInt32LE(size, 4)
  return Buffer.concat([...chunks, lastBlock, tail])
}

const deflate = (bytes: Buffer, level: number): Buffer => deflateRawSync(bytes, { ...apart, level })

/** RFC 1951, 3.2.4: the head of a block that is not compressed and not the last. */
function storedBlock(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(0xffff ^ length, 3)
  return head
}

function bytesOf(part: PagePart): Buffer {
  if (part instanceof CompressedText) return part.bytes
  return Buffer.from(typeof part === 'string' ? part : part.text)
}
