import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { SheetError } from './sheet-error.ts'

/** What is unpacked of a file, all parts together. */
export interface UnzipLimits {
  readonly bytes: number
  /** Of texts that cells share, which are held while the cells are read. */
  readonly characters: number
}

const usualLimits: UnzipLimits = { bytes: 64 * 1024 * 1024, characters: 20_000_000 }
const mostParts = 2_000
/** Real sheets shrink to a fiftieth; only what says the same a million times shrinks further. Of parts that are long. */
const mostRatio = 250
const longPart = 1024 * 1024

/** Takes a part of a zip file as text, piece by piece. */
export interface TextSink {
  write(text: string): void
  end(): void
}

const pieceBytes = 64 * 1024

/** One name for a part: its case does not count, and old programs write `xl\workbook.xml`. */
export const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** The parts of a zip file by its directory, whatever stands between them. */
export class ZipParts {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  readonly limits: UnzipLimits
  #size = 0

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: UnzipLimits) {
    this.#zip = zip
    this.#entries = entries
    this.limits = limits
  }

  /** Throws `SheetError` for what is no zip file, or has too many parts. Of two parts by one name the first counts. */
  static async open(bytes: Uint8Array, limits = usualLimits): Promise<ZipParts> {
    return asSheetError(async () => {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      // Names are ours to read: none becomes a path of this machine.
      const zip = await fromBufferPromise(buffer, { decodeStrings: false })
      if (zip.entryCount > mostParts) throw new SheetError('too_large')
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) {
        const name = partName(String(entry.fileName))
        if (!entries.has(name)) entries.set(name, entry)
      }
      return new ZipParts(zip, entries, limits)
    })
  }

  has(name: string): boolean {
    return this.#entries.has(partName(name))
  }

  /**
   * Unpacks a part into a sink. Sizes that the directory declares are bounded before, and what comes out is counted as it comes.
   * Throws `SheetError`; nothing happens where there is no such part.
   */
  async read(name: string, sink: TextSink): Promise<void> {
    const entry = this.#entries.get(partName(name))
    if (!entry) return
    await asSheetError(async () => {
      const { uncompressedSize, compressedSize } = entry
      const isBomb = uncompressedSize > longPart && uncompressedSize > compressedSize * mostRatio
      if (isBomb || this.#size + uncompressedSize > this.limits.bytes) throw new SheetError('too_large')
      const decoder = new TextDecoder()
      const stream = await this.#zip.openReadStreamPromise(entry)
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.#size += chunk.length
        if (this.#size > this.limits.bytes) throw new SheetError('too_large')
        for (let at = 0; at < chunk.length; at += pieceBytes)
          sink.write(decoder.decode(chunk.subarray(at, at + pieceBytes), { stream: true }))
      }
      sink.end()
    })
  }
}

async function asSheetError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError('unreadable', { cause })
  }
}
