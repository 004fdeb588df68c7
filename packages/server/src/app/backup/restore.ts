import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Settings, startEmbeddedDatabase } from '@prostuti/embedded-database'
import { checkBackup } from '../../platform/backup/read-backup.ts'
import { type RestoredBackup, restoreBackup } from '../../platform/backup/restore-backup.ts'
import type { Log } from '../../platform/log.ts'
import { codeOf, StartError } from '../../platform/start-error.ts'
import { migrate } from '../migrate.ts'
import { migrateUpTo } from './migrate-up-to.ts'

/** Restores a backup into an empty database. @throws StartError where it is not empty, or the file is damaged. */
export const restoreIntoDatabase = async (file: string, url: string): Promise<RestoredBackup> =>
  restoreBackup({ backup: await checkBackup(file), url, migrate, migrateUpTo })

interface FolderRestore {
  readonly file: string
  /** As `PROSTUTI_DATA` names it; absent or empty. */
  readonly folder: string
  readonly log: Log
  /** Of a restore that is tried and thrown away: nothing of it need survive the loss of power. */
  readonly isTrial?: boolean
}

/** Restores a backup into a fresh data folder, and stops its database again; what failed leaves the folder as it was. */
export async function restoreIntoFolder({
  file,
  folder,
  log,
  isTrial = false,
}: FolderRestore): Promise<RestoredBackup> {
  await refuseFilled(folder)
  const backup = await checkBackup(file)
  await mkdir(folder, { recursive: true })
  const own = join(folder, 'database')
  const settings: Settings = isTrial ? { fsync: false, shared_buffers: '32MB' } : {}
  try {
    const database = await startEmbeddedDatabase({ folder: own, log, settings })
    try {
      return await restoreBackup({ backup, url: database.url, migrate, migrateUpTo })
    } finally {
      await database.stop()
    }
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    throw error
  }
}

async function refuseFilled(folder: string): Promise<void> {
  const files = await readdir(folder).catch(error => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  if (files.length > 0) throw new StartError(`${folder} is not empty: name a folder that is, or that is not there yet`)
}
