import type { Database } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import { purgeTasks } from './purge-tasks.ts'
import { createReadTasks } from './read-tasks.ts'
import { taskRows } from './task-rows.ts'

/** Tasks that staff have begun, as they see them. */
export function createTasks({ db }: { readonly db: Database }): Feature {
  return {
    implementations: createReadTasks({ db }),
    purges: [() => purgeTasks(db.pool)],
    personRows: taskRows,
    exported: { background_jobs: { left: 'Staff’s work.' } },
  }
}
