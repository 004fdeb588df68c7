import type { Pool } from 'pg'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { type ClaimedJob, failJob, finishJob, type JobProgress, keepJob, mostTries, requeueJob } from './claimed-job.ts'
import type { JobHandler } from './jobs.ts'

/** Progress is written so often at most. */
const progressMs = 500

/** A process says so often that it still has a job. */
const heartbeatMs = 5_000

interface RunJobOptions {
  readonly pool: Pool
  readonly log: Log
  readonly handler: JobHandler
  /** Aborted when the process ends. */
  readonly ending: AbortSignal
}

/** Does one try of a claimed job and writes down how it ended. Rejects when the database is away. */
export async function runJob(job: ClaimedJob, { pool, log, handler, ending }: RunJobOptions): Promise<void> {
  const { id, kind, input, by, tries } = job
  if (tries > mostTries) return failJob(pool, job, 'something_wrong')
  const lost = new AbortController()
  const signal = AbortSignal.any([ending, lost.signal])
  const reports = createReports({ pool, job, log, onLost: () => lost.abort() })
  try {
    // A claim under way when the process was told to end may take the job that another loop has just given back.
    ending.throwIfAborted()
    const result = await handler.run({ id, input, by, signal, progress: reports.progress })
    await finishJob(pool, job, result, reports.latest())
  } catch (error) {
    if (ending.aborted) return await requeueJob(pool, job, { later: false })
    if (lost.signal.aborted) return
    if (error instanceof AppError) return await failJob(pool, job, error.code)
    log.error({ err: error, job: id, kind }, 'a job failed and will be tried again')
    if (tries === mostTries) await failJob(pool, job, 'something_wrong')
    else await requeueJob(pool, job, { later: true })
  } finally {
    reports.stop()
  }
}

interface ReportsOptions {
  readonly pool: Pool
  readonly job: ClaimedJob
  readonly log: Log
  readonly onLost: () => void
}

/** Writes heartbeats, and the newest progress with them or soon after it was made. */
function createReports({ pool, job, log, onLost }: ReportsOptions) {
  let latest: JobProgress | null = null
  let writtenAt = 0

  async function write(): Promise<void> {
    writtenAt = Date.now()
    try {
      if (!(await keepJob(pool, job, latest))) onLost()
    } catch (error) {
      // The database may be back before anybody takes the job over.
      log.warn({ reason: String(error), job: job.id }, 'the state of a job could not be written')
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
