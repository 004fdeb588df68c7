import { getSystem } from '@prostuti/contract/core/operations'
import { implement } from '../../platform/http/call/implement.ts'
import { readBackups } from './backup-records.ts'
import { readServer } from './read-server.ts'
import { readStorage } from './read-storage.ts'
import { readTasks } from './read-tasks.ts'
import { readVersions } from './read-versions.ts'
import { readRuns } from './server-runs.ts'
import type { SystemDeps } from './system-deps.ts'

/** How the system is, all at one glance. */
export function createGetSystem({ db, clock, version, metrics, surroundings }: SystemDeps) {
  return implement(getSystem, async () => {
    const { commit, settings, backups: nightly, run } = surroundings
    const [tasks, versions, storage, { last, lastTried }, runs, server] = await Promise.all([
      readTasks(db.pool),
      readVersions(db.pool, { version, commit }),
      readStorage(db.pool),
      readBackups(db.orm),
      readRuns(db.pool, run),
      readServer(db.pool, { metrics, folder: surroundings.folder }),
    ])
    return {
      at: new Date(clock.now()).toISOString(),
      ...{ tasks, versions, storage, runs, server },
      backups: { is_nightly: nightly !== null, last, last_tried: lastTried },
      settings: [...settings],
    }
  })
}
