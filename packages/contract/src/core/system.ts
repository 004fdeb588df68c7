import { z } from 'zod'
import { Id, Instant } from '../values.ts'
import { BackgroundTask } from './background-tasks.ts'

const Count = z.number().int().min(0)

/** A task that has ended without a result. */
export const FailedTask = BackgroundTask.extend({
  /** Who asked for it; null: the server by itself, or a person who has left. */
  by: z.string().nullable(),
  tries: Count,
})
export type FailedTask = z.infer<typeof FailedTask>

/** What waits and runs of one kind of work. */
export const TaskQueueState = z.strictObject({
  kind: z.string(),
  queued: Count,
  running: Count,
  /** Steps of those that run. */
  done: Count,
  total: Count,
  /** When the one that waits longest was asked for. */
  oldest_at: Instant.nullable(),
})
export type TaskQueueState = z.infer<typeof TaskQueueState>

/** A backup that was made, and what its restore, tried elsewhere, has shown. */
export const Backup = z.strictObject({
  id: Id,
  at: Instant,
  /** The file's name, without its folder. */
  file: z.string(),
  bytes: Count,
  rows: Count,
  took_ms: Count,
  /** Null: its restore has never been tried. */
  tried: z
    .strictObject({
      at: Instant,
      took_ms: Count,
      rows: Count,
      /** Null: everything agreed. */
      failure: z.string().nullable(),
    })
    .nullable(),
})
export type Backup = z.infer<typeof Backup>

/** A setting as it is in force; of a secret only whether it is set. */
export const SettingInForce = z.strictObject({
  name: z.string(),
  is_secret: z.boolean(),
  is_set: z.boolean(),
  /** Null: nothing, or a secret. */
  value: z.string().nullable(),
})
export type SettingInForce = z.infer<typeof SettingInForce>

export const SystemState = z.strictObject({
  at: Instant,
  tasks: z.strictObject({
    /** Those that failed last stand first; 100 at most. */
    failed: z.array(FailedTask),
    /** Of every kind that waits or runs. */
    open: z.array(TaskQueueState),
    /** Done in the last 24 hours, and how long one took in the middle of them. */
    done_today: Count,
    middle_ms: Count.nullable(),
  }),
  versions: z.strictObject({
    app: z.string(),
    /** Null where the server does not stand in a clone. */
    commit: z.string().nullable(),
    node: z.string(),
    postgresql: z.string(),
    /** The last one applied, and how many there are. */
    migration: z.strictObject({ name: z.string(), count: Count, at: Instant }),
  }),
  storage: z.strictObject({
    database_bytes: Count,
    /** The largest first, with their indexes; rows as the database estimates them. */
    tables: z.array(z.strictObject({ name: z.string(), bytes: Count, rows: Count })),
    pictures: z.strictObject({ count: Count, bytes: Count }),
  }),
  backups: z.strictObject({
    /** Whether the server makes one each night (`BACKUP_DIR`). */
    is_nightly: z.boolean(),
    last: Backup.nullable(),
    /** The last one whose restore was tried. */
    last_tried: Backup.nullable(),
  }),
  /** Null: this process has not said when it began. */
  runs: z.strictObject({
    started_at: Instant.nullable(),
    /** How the process before ended; null: there was none. */
    before: z.strictObject({ ended_at: Instant, was_orderly: z.boolean(), version: z.string() }).nullable(),
  }),
  server: z.strictObject({
    /** Of about the last five minutes. */
    calls: Count,
    p50_ms: z.number().nullable(),
    p99_ms: z.number().nullable(),
    connections: z.strictObject({ used: Count, most: Count }),
    memory_bytes: Count,
    memory_total_bytes: Count,
    /** How busy all processors of the machine are now, from 0 to 1. */
    busy: z.number().min(0).max(1),
    /** The disk that the server’s own files are on; null where the system does not say. */
    disk: z.strictObject({ used_bytes: Count, total_bytes: Count }).nullable(),
    /** Work that waits or runs for each core over the last minute: 1 keeps it busy, and more waits. */
    load: z.number().min(0),
  }),
  settings: z.array(SettingInForce),
})
export type SystemState = z.infer<typeof SystemState>

export const systemShapes = {
  'core.getSystem': { returns: SystemState },
  /** Puts a failed task back into the queue; one that waits, runs or is done stays as it is. Throws `conflict` where another one does the same work. */
  'core.retryTask': {
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({}),
    returns: BackgroundTask,
  },
  /** Begins a backup whose restore is tried; a task. One at a time: another call answers the same. Throws `conflict` without `BACKUP_DIR`. */
  'core.startBackup': { body: z.strictObject({}), returns: z.strictObject({ job: z.uuid() }) },
} as const
