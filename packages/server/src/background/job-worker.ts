import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import { claimJob } from './claimed-job.ts'
import type { JobHandler } from './jobs.ts'
import { runJob } from './run-job.ts'
import { sweepEvery } from './sweep.ts'

/** Jobs that one process does at the same time: a picture does not wait for a sheet. */
const atOnce = 2

/** A process looks for waiting jobs so often, in milliseconds. */
const lookMs = 1_000

export interface JobWorker {
  /** Does the oldest waiting job, if there is one. Resolves to whether there was. */
  runNext(ending?: AbortSignal): Promise<boolean>
  /** Does jobs as they come. `stop` aborts those under way, which the next process does again. */
  start(): { stop(): Promise<void> }
}

interface JobWorkerOptions {
  readonly pool: Pool
  readonly log: Log
  readonly handlers: readonly JobHandler[]
}

/** Throws for two handlers of one kind. */
export function createJobWorker({ pool, log, handlers }: JobWorkerOptions): JobWorker {
  const byKind = new Map(handlers.map(handler => [handler.kind, handler]))
  if (byKind.size < handlers.length) throw new Error('Two handlers do jobs of one kind')
  const kinds = [...byKind.keys()]

  async function runNext(ending: AbortSignal = new AbortController().signal): Promise<boolean> {
    const job = await claimJob(pool, kinds)
    if (!job) return false
    await runJob(job, { pool, log, handler: byKind.get(job.kind)!, ending })
    return true
  }

  async function runAll(ending: AbortSignal): Promise<void> {
    while (!ending.aborted && (await runNext(ending))) {}
  }

  return {
    runNext,
    start() {
      const loops = Array.from({ length: atOnce }, () => sweepEvery(lookMs, runAll, log))
      return {
        async stop() {
          await Promise.all(loops.map(loop => loop.stop()))
        },
      }
    },
  }
}
