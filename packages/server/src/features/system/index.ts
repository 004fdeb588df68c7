import type { Feature } from '../../platform/feature.ts'
import { createBackupTask, nightlyBackup } from './backup-task.ts'
import { createGetSystem } from './get-system.ts'
import { createRetryTask } from './retry-task.ts'
import { purgeRuns } from './server-runs.ts'
import { createStartBackup } from './start-backup.ts'
import type { SystemDeps } from './system-deps.ts'
import { systemRows } from './system-rows.ts'

export { type MadeBackup, recordBackup, recordTrial } from './backup-records.ts'
export { beginRun, type ServerRun } from './server-runs.ts'
export { noSurroundings, type Surroundings } from './system-deps.ts'

/** How the system is, and what its owner does about it. */
export function createSystem(deps: SystemDeps): Feature {
  return {
    implementations: [createGetSystem(deps), createRetryTask(deps), createStartBackup(deps)],
    taskHandlers: [createBackupTask(deps)],
    scheduled: nightlyBackup(deps),
    purges: [() => purgeRuns(deps.db.pool)],
    personRows: systemRows,
  }
}
