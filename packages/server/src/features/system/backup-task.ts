import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { ScheduledWork } from '../../platform/feature.ts'
import { StartError } from '../../platform/start-error.ts'
import type { TaskHandler } from '../../platform/tasks/tasks.ts'
import type { SystemDeps } from './system-deps.ts'

export const backupKind = 'core.backup'

/** Looked at so often whether tonight's backup has begun, in milliseconds. */
const lookEveryMs = 15 * 60_000

/** The hour in Dhaka when nobody sits an exam. */
const nightlyHour = 4

/** Makes a backup and tries its restore. */
export function createBackupTask({ surroundings }: SystemDeps): TaskHandler {
  return {
    kind: backupKind,
    async run(task) {
      // It was set when the task was asked for, and is not any more.
      if (!surroundings.backups) throw new AppError('conflict')
      try {
        return { ...(await surroundings.backups(task)) }
      } catch (error) {
        throw error instanceof StartError ? new AppError('something_wrong', { cause: error }) : error
      }
    },
  }
}

/** Asks for a backup each night, once: one that failed waits for staff. */
export function nightlyBackup({ db: { pool }, tasks, surroundings }: SystemDeps): ScheduledWork[] {
  if (!surroundings.backups) return []
  return [
    {
      name: 'nightly-backup',
      everyMs: lookEveryMs,
      run: () =>
        inTransaction(pool, async client => {
          const { rows } = await client.query<{ is_due: boolean }>(
            `with night as (
               select date_trunc('day', now() at time zone 'Asia/Dhaka' - interval '${nightlyHour} hours') at time zone 'Asia/Dhaka'
                      + interval '${nightlyHour} hours' as began)
             select not exists (select from background_jobs where kind = $1 and created_at >= began)
                and not exists (select from backups where at >= began) as is_due from night`,
            [backupKind],
          )
          if (rows[0]!.is_due) await tasks.enqueue(client, { kind: backupKind, input: null, by: null, key: backupKind })
        }),
    },
  ]
}
