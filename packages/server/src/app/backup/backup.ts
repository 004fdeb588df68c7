import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Pool } from 'pg'
import { type MadeBackup, recordBackup, recordTrial } from '../../features/system/index.ts'
import { appVersion } from '../../platform/app-version.ts'
import { writeBackup } from '../../platform/backup/write-backup.ts'
import type { Log } from '../../platform/log.ts'
import { restoreIntoFolder } from './restore.ts'

interface BackupOptions {
  readonly pool: Pool
  /** Of the same database. */
  readonly url: string
  readonly file: string
  readonly log: Log
  readonly signal?: AbortSignal
}

/** Makes a backup and writes down that there is one. */
export async function makeBackup({ pool, url, file, signal }: BackupOptions): Promise<MadeBackup> {
  const written = await writeBackup({ url, file, version: appVersion, signal })
  return recordBackup(pool, { ...written, file: basename(file) })
}

/** Restores a backup where nobody sees it, throws that away, and writes down how it went. Rejects where it failed. */
export async function tryRestore(
  { pool, file, log }: BackupOptions,
  { id }: MadeBackup,
): Promise<{ tookMs: number; rows: number }> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-restore-'))
  try {
    // The database's own user passes through, and its files guard themselves.
    await chmod(folder, 0o711)
    const { rows } = await restoreIntoFolder({ file, folder, log, isTrial: true })
    await recordTrial(pool, id, { tookMs: took(), rows, failure: null })
    return { tookMs: took(), rows }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    await recordTrial(pool, id, { tookMs: took(), rows: 0, failure })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @example backupName(new Date('2026-11-27T11:06:22Z')) // 'prostuti-2026-11-27T110622Z.tar.gz' */
export const backupName = (at: Date): string => `prostuti-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`
