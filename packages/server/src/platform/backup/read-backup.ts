import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { codeOf, StartError } from '../start-error.ts'
import { Digests, digestsEntry, Manifest, manifestEntry, tableOfEntry } from './backup-format.ts'

/** What a backup's file hands over, in this order. */
export type BackupPart =
  | { readonly kind: 'manifest'; readonly manifest: Manifest }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: AsyncIterable<Buffer> }
  | { readonly kind: 'digests'; readonly digests: Digests }

/** Walks through a backup's file. @throws StartError where it is none, or damaged. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const tar = extract()
  const read = pipeline(createReadStream(file), createGunzip(), tar)
  // Reported by the walk below.
  read.catch(() => undefined)
  try {
    for await (const entry of tar) {
      const { name } = entry.header
      const table = tableOfEntry(name)
      if (table !== null) yield { kind: 'rows', table, rows: explained(file, bytesOf(entry)) }
      else if (name === manifestEntry) yield { kind: 'manifest', manifest: await parse(bytesOf(entry), Manifest) }
      else if (name === digestsEntry) yield { kind: 'digests', digests: await parse(bytesOf(entry), Digests) }
      else throw new StartError(`it holds ${name}`)
      entry.resume()
    }
    await read
  } catch (error) {
    throw explain(file, error)
  }
}

/** Who reads the rows hears of a fault of the file in the same words. */
async function* explained(file: string, rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* rows
  } catch (error) {
    throw explain(file, error)
  }
}

function explain(file: string, error: unknown): unknown {
  if (codeOf(error) === 'ENOENT') return new StartError(`${file} is not there`)
  return isOfFile(error) ? damaged(file, error) : error
}

/** A backup's file that is known to be whole. */
export interface CheckedBackup {
  readonly file: string
  readonly manifest: Manifest
  readonly digests: Digests
}

/** Reads every byte of a backup and compares it with its digests. @throws StartError where it does not agree. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let manifest: Manifest | null = null
  let digests: Digests | null = null
  const hashes = new Map<string, Hash>()
  for await (const part of readBackup(file)) {
    if (part.kind === 'manifest') manifest = part.manifest
    else if (part.kind === 'digests') digests = part.digests
    else {
      const hash = hashes.get(part.table) ?? createHash('sha256')
      hashes.set(part.table, hash)
      for await (const bytes of part.rows) hash.update(bytes)
    }
  }
  if (!manifest || !digests) throw damaged(file, 'it ends too early')
  for (const { name } of manifest.tables) {
    const found = (hashes.get(name) ?? createHash('sha256')).digest('hex')
    if (digests[name]?.sha256 !== found) throw damaged(file, `the rows of ${name} are not those that were written`)
  }
  return { file, manifest, digests }
}

const damaged = (file: string, why: unknown) =>
  new StartError(`${file} is no whole backup: ${why instanceof Error ? why.message : String(why)}`)

/** Of zlib, of the tar, of JSON or of its shape; anything else is a fault of ours or of the machine. */
const isOfFile = (error: unknown) =>
  error instanceof Error &&
  (/^Z_|^ERR_STREAM_PREMATURE_CLOSE$/.test(codeOf(error)) ||
    error instanceof StartError ||
    error instanceof SyntaxError ||
    error.name === 'ZodError' ||
    /tar|Unexpected end of data/i.test(error.message))

const bytesOf = (entry: AsyncIterable<unknown>) => entry as AsyncIterable<Buffer>

async function parse<T>(entry: AsyncIterable<Buffer>, shape: z.ZodType<T>): Promise<T> {
  const parts: Buffer[] = []
  for await (const part of entry) parts.push(part)
  return shape.parse(JSON.parse(Buffer.concat(parts).toString()))
}
