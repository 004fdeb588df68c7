import type { TaskKind } from '@prostuti/contract'
import type { PoolClient } from 'pg'

/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

export interface NewTask {
  /** Names its `TaskHandler`. */
  readonly kind: string
  readonly input: Json
  /** Who asked for it; null: the server by itself. */
  readonly by: bigint | null
  /** Of tasks with the same key one at a time waits or runs; enqueueing another gives that one's id. */
  readonly key?: string
}

/** Takes in work that is too long for a call. */
export interface TaskQueue {
  /** In the caller's transaction: the task exists if and only if that one commits. Resolves to its id, for `core.getTask`. */
  enqueue(client: PoolClient, task: NewTask): Promise<string>
}

export interface TaskRun {
  readonly id: string
  readonly input: Json
  /** Who asked for it; null once they are deleted. */
  readonly by: bigint | null
  /** Says how far it is; written at most twice a second. */
  progress(done: number, total: number): Promise<void>
  /** Aborted while the process ends: the task is done again from its start by the next one. */
  readonly signal: AbortSignal
}

/**
 * Does one kind of task. It is run again after a crash, so whatever it commits before its end it must be able to find again.
 * Resolves to the task's result. An `AppError` fails the task with its code; any other error is logged and tried again.
 */
export interface TaskHandler<Kind extends string = TaskKind> {
  readonly kind: Kind
  run(task: TaskRun): Promise<Json>
}
