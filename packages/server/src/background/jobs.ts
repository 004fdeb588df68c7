import type { PoolClient } from 'pg'

/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

export interface NewJob {
  /** Names its `JobHandler`. */
  readonly kind: string
  readonly input: Json
  /** Who asked for it. */
  readonly by: bigint
  /** Of jobs with the same key one at a time waits or runs; enqueueing another gives that one's id. */
  readonly key?: string
}

/** Takes in work that is too long for a call. */
export interface JobQueue {
  /** In the caller's transaction: the job exists if and only if that one commits. Resolves to its id, for `core.getJob`. */
  enqueue(client: PoolClient, job: NewJob): Promise<string>
}

export interface JobRun {
  readonly id: string
  readonly input: Json
  /** Who asked for it; null once they are deleted. */
  readonly by: bigint | null
  /** Says how far it is; written at most twice a second. */
  progress(done: number, total: number): Promise<void>
  /** Aborted while the process ends: the job is done again from its start by the next one. */
  readonly signal: AbortSignal
}

/**
 * Does one kind of job. It is run again after a crash, so whatever it commits before its end it must be able to find again.
 * Resolves to the job's result. An `AppError` fails the job with its code; any other error is logged and tried again.
 */
export interface JobHandler {
  readonly kind: string
  run(job: JobRun): Promise<Json>
}
