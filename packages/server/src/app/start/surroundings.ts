import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beginRun, type Surroundings } from '../../features/system/index.ts'
import { appVersion } from '../../platform/app-version.ts'
import type { Database } from '../../platform/db/database.ts'
import { sweepEvery } from '../../platform/tasks/sweep.ts'
import { backupName, makeBackup, removeOldBackups, tryRestore } from '../backup/index.ts'
import { settingsInForce } from '../settings-in-force.ts'
import { readCommit } from './read-commit.ts'
import type { Start } from './start.ts'

const sayEveryMs = 30_000

/** What this process knows of itself; says from now on that it is there, and at its end that it ends. */
export async function readSurroundings({ config, log, works, stops }: Start, db: Database): Promise<Surroundings> {
  const run = await beginRun(db.pool, appVersion)
  const saying = sweepEvery(sayEveryMs, () => run.seen(), log)
  works.push(() => saying.stop())
  // A silent database is not waited for: the process has 15 s in all.
  stops.push(() => Promise.race([run.end(), pause(1_000)]))
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep } = config
  const backup: Surroundings['backups'] = async ({ signal, progress }) => {
    const options = { pool: db.pool, url: db.url, file: join(folder!, backupName(new Date())), log, signal }
    await progress(0, 2)
    const made = await makeBackup(options)
    await progress(1, 2)
    await tryRestore(options, made)
    await progress(2, 2)
    // Only now: the last one that is known to be whole is never removed for one that is not.
    await removeOldBackups(folder!, keep)
    return { file: made.file, bytes: made.bytes, rows: made.rows }
  }
  return {
    commit: await readCommit(),
    settings: settingsInForce(config),
    run,
    folder: '.',
    backups: folder ? backup : null,
  }
}
