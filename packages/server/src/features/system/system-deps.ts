import type { SettingInForce } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { TaskQueue, TaskRun } from '../../platform/tasks/tasks.ts'
import type { ServerRun } from './server-runs.ts'

/** What was made and tried, for the task's result. */
export interface TriedBackup {
  readonly file: string
  readonly bytes: number
  readonly rows: number
}

/** What only the process knows of itself. */
export interface Surroundings {
  /** Null outside of a clone. */
  readonly commit: string | null
  readonly settings: readonly SettingInForce[]
  readonly run: ServerRun | null
  /** On the disk that is watched. */
  readonly folder: string
  /** Makes a backup and tries its restore; null where no folder is set for it. */
  readonly backups: ((run: Pick<TaskRun, 'signal' | 'progress'>) => Promise<TriedBackup>) | null
}

export const noSurroundings: Surroundings = { commit: null, settings: [], run: null, folder: '.', backups: null }

export interface SystemDeps {
  readonly db: Database
  readonly clock: Clock
  readonly version: string
  readonly metrics?: Metrics
  readonly tasks: TaskQueue
  readonly surroundings: Surroundings
}
