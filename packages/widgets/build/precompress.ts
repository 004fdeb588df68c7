import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What a file weighs, in bytes, and the hash that a page may pin it by. */
export interface FileFacts {
  bytes: number
  brotli: number
  gzip: number
  integrity: string
}

/** Writes `.br` and `.gz` beside each file of a folder, and says what each weighs, by path within the folder. */
export function precompress(folder: string): Record<string, FileFacts> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(js|css|json)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(files.sort().map(file => [file.slice(folder.length + 1), compress(file)]))
}

function compress(file: string): FileFacts {
  const content = readFileSync(file)
  const brotli = smallestBrotli(content)
  const gzip = gzipSync(content, { level: 9 })
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzip)
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  return { bytes: content.length, brotli: brotli.length, gzip: gzip.length, integrity }
}

/** How many low bits of a distance stand apart, 0 to 3 (RFC 7932, section 4): which is best, each file tells only when tried. */
function smallestBrotli(content: Buffer): Buffer {
  const tried = [0, 1, 2, 3].map(bits =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_NPOSTFIX]: bits },
    }),
  )
  return tried.sort((a, b) => a.length - b.length)[0]!
}
