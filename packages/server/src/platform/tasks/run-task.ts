import type { Pool } from 'pg'
import { AppError } from '../errors/app-error.ts'
import type { Log } from '../log.ts'
import {
  type ClaimedTask,
  failTask,
  finishTask,
  keepTask,
  mostTries,
  requeueTask,
  type TaskProgress,
} from './claimed-task.ts'
import type { TaskHandler } from './tasks.ts'

/** Progress is written so often at most. */
const progressMs = 500

/** A process says so often that it still has a task. */
const heartbeatMs = 5_000

interface RunTaskOptions {
  readonly pool: Pool
  readonly log: Log
  readonly handler: TaskHandler<string>
  /** Aborted when the process ends. */
  readonly ending: AbortSignal
}

/** Does one try of a claimed task and writes down how it ended. Rejects when the database is away. */
export async function runTask(task: ClaimedTask, { pool, log, handler, ending }: RunTaskOptions): Promise<void> {
  const { id, kind, input, by, tries } = task
  if (tries > mostTries) return failTask(pool, task, 'something_wrong')
  const lost = new AbortController()
  const signal = AbortSignal.any([ending, lost.signal])
  const reports = createReports({ pool, task, log, onLost: () => lost.abort() })
  try {
    // A claim under way when the process was asked to end may take the task that another loop has just given back.
    ending.throwIfAborted()
    const result = await handler.run({ id, input, by, signal, progress: reports.progress })
    await finishTask(pool, task, result, reports.latest())
  } catch (error) {
    if (ending.aborted) return await requeueTask(pool, task, { later: false })
    if (lost.signal.aborted) return
    if (error instanceof AppError) return await failTask(pool, task, error.code)
    log.error({ err: error, task: id, kind }, 'a task failed and will be tried again')
    if (tries === mostTries) await failTask(pool, task, 'something_wrong')
    else await requeueTask(pool, task, { later: true })
  } finally {
    reports.stop()
  }
}

interface ReportsOptions {
  readonly pool: Pool
  readonly task: ClaimedTask
  readonly log: Log
  readonly onLost: () => void
}

/** Writes heartbeats, and the newest progress with them or soon after it was made. */
function createReports({ pool, task, log, onLost }: ReportsOptions) {
  let latest: TaskProgress | null = null
  let writtenAt = 0

  async function write(): Promise<void> {
    writtenAt = Date.now()
    try {
      if (!(await keepTask(pool, task, latest))) onLost()
    } catch (error) {
      // The database may be back before anybody takes the task over.
      log.warn({ reason: String(error), task: task.id }, 'the state of a task could not be written')
    }
  }

  const heartbeat = setInterval(write, heartbeatMs)
  return {
    async progress(done: number, total: number) {
      latest = { done, total }
      if (Date.now() - writtenAt >= progressMs) await write()
    },
    latest: () => latest,
    stop: () => clearInterval(heartbeat),
  }
}
