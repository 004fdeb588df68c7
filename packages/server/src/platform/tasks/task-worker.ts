import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import { claimTask } from './claimed-task.ts'
import { runTask } from './run-task.ts'
import { sweepEvery } from './sweep.ts'
import type { TaskHandler } from './tasks.ts'

/** Tasks that one process does at the same time: a picture does not wait for a sheet. */
const atOnce = 2

/** A process looks for waiting tasks so often, in milliseconds. */
const lookMs = 1_000

export interface TaskWorker {
  /** Does the oldest waiting task, if there is one. Resolves to whether there was. */
  runNext(ending?: AbortSignal): Promise<boolean>
  /** Does tasks as they come. `stop` aborts those under way, which the next process does again. */
  start(): { stop(): Promise<void> }
}

interface TaskWorkerOptions {
  readonly pool: Pool
  readonly log: Log
  readonly handlers: readonly TaskHandler<string>[]
}

/** Throws for two handlers of one kind. */
export function createTaskWorker({ pool, log, handlers }: TaskWorkerOptions): TaskWorker {
  const byKind = new Map(handlers.map(handler => [handler.kind, handler]))
  if (byKind.size < handlers.length) throw new Error('Two handlers do tasks of one kind')
  const kinds = [...byKind.keys()]

  async function runNext(ending: AbortSignal = new AbortController().signal): Promise<boolean> {
    const task = await claimTask(pool, kinds)
    if (!task) return false
    await runTask(task, { pool, log, handler: byKind.get(task.kind)!, ending })
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
