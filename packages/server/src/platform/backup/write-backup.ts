import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { withClient } from '@prostuti/embedded-database/connection'
import type { Client } from 'pg'
import { type Pack, pack } from 'tar-stream'
import { codeOf, StartError } from '../start-error.ts'
import { type Digests, digestsEntry, type Manifest, manifestEntry, partEntry, plainText } from './backup-format.ts'
import { copyTable } from './copy-table.ts'
import { readManifest } from './read-manifest.ts'

export interface WrittenBackup {
  readonly at: Date
  readonly bytes: number
  readonly rows: number
  readonly tookMs: number
}

interface BackupOptions {
  readonly url: string
  /** Where it goes; nothing may be there. */
  readonly file: string
  readonly version: string
  readonly signal?: AbortSignal
}

/**
 * Writes everything that a database holds, of one moment, into one file that its owner alone may read. A file that is not whole
 * has another name. @throws StartError where there is a file of that name.
 */
export async function writeBackup({ url, file, version, signal }: BackupOptions): Promise<WrittenBackup> {
  const began = performance.now()
  await refuseTaken(file)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.part`
  await rm(draft, { force: true })
  try {
    const { at, rows } = await withClient(url, async client => {
      await client.query(plainText)
      await client.query('begin transaction isolation level repeatable read read only')
      const manifest = await readManifest(client, version)
      const tar = pack()
      const written = pipeline(tar, createGzip({ level: 4 }), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
      const filled = fill(tar, client, manifest, signal)
      // What cannot be read any further ends the file, and a full disk ends the reading.
      filled.catch(error => tar.destroy(error))
      const [digests] = await Promise.all([filled, written])
      return { at: new Date(manifest.at), rows: Object.values(digests).reduce((sum, each) => sum + each.rows, 0) }
    })
    await makeDurable(draft)
    await rename(draft, file)
    await makeDurable(dirname(file))
    return { at, rows, bytes: (await stat(file)).size, tookMs: Math.round(performance.now() - began) }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function fill(tar: Pack, client: Client, manifest: Manifest, signal?: AbortSignal): Promise<Digests> {
  await addEntry(tar, manifestEntry, JSON.stringify(manifest, null, 1))
  const digests: Digests = {}
  for (const table of manifest.tables) {
    let part = 0
    digests[table.name] = await copyTable(client, table, async bytes => {
      signal?.throwIfAborted()
      await addEntry(tar, partEntry(table.name, ++part), bytes)
    })
  }
  await addEntry(tar, digestsEntry, JSON.stringify(digests, null, 1))
  tar.finalize()
  return digests
}

/** Resolves once the entry has been taken, so that a slow disk slows the reading down. */
function addEntry(tar: Pack, name: string, content: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.once('close', reject)
    tar.entry({ name, mode: 0o600 }, content, error => {
      tar.off('close', reject)
      if (error) reject(error)
      else resolve()
    })
  })
}

async function refuseTaken(file: string): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    error => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )
  if (isThere) throw new StartError(`${file} is there already: name another file`)
}

async function makeDurable(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
