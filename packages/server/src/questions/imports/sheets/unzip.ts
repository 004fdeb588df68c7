import { Unzip, UnzipInflate } from 'fflate'
import { SheetError } from './sheet-table.ts'

/** Of all wanted parts together, unpacked. */
const mostBytes = 64 * 1024 * 1024
const mostParts = 2_000

/** Takes a part of a zip file as text, piece by piece. */
export interface TextSink {
  write(text: string): void
  end(): void
}

/**
 * Unpacks the parts of a zip file that `open` has a sink for; of two by one name, the first. What a file declares of its sizes is
 * not believed: what comes out is counted as it comes, and never held. Throws `SheetError`.
 */
export function unzipTexts(bytes: Uint8Array, open: (name: string) => TextSink | undefined): void {
  const opened = new Set<string>()
  let size = 0
  let count = 0
  const unzip = new Unzip(part => {
    if (++count > mostParts) throw new SheetError('too_large')
    const sink = opened.has(part.name) ? undefined : open(part.name)
    if (!sink) return
    opened.add(part.name)
    const decoder = new TextDecoder()
    part.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      if (size > mostBytes) throw new SheetError('too_large')
      for (let at = 0; at < chunk.length; at += pieceBytes)
        sink.write(decoder.decode(chunk.subarray(at, at + pieceBytes), { stream: true }))
      if (isLast) sink.end()
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    // In steps, so that a bomb is noticed before it has grown.
    for (let at = 0; at < bytes.length; at += stepBytes)
      unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length)
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError('unreadable', { cause })
  }
}

/** Deflate packs at most a thousand to one. */
const stepBytes = 16 * 1024

const pieceBytes = 64 * 1024
