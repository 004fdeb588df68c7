import type { Implementation } from './http/call/implement.ts'
import type { SiteRequest } from './http/call/site-request.ts'
import type { ExportedTables } from './people/person-export.ts'
import type { TableRules } from './people/person-rules.ts'
import type { TaskHandler } from './tasks/tasks.ts'

/** Work that every process repeats; processes share it by row locks. */
export interface Sweep {
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  readonly everyMs: number
  /** Begins nothing more after `signal`. */
  run(signal: AbortSignal): Promise<unknown>
}

/** Work that one process does in each interval, whatever their number. */
export interface ScheduledWork {
  readonly name: string
  /** At least 10 seconds, in milliseconds. */
  readonly everyMs: number
  /** May be cut off by the end of the process; the next interval does it again. */
  run(): Promise<unknown>
}

/** All that the app, the router, the work in the background, merging, deletion and the site's pages know of a feature. */
export interface Feature<Pages = unknown> {
  readonly implementations: readonly Implementation[]
  /** What merging and deletion do with each of its tables. */
  readonly personRows: readonly TableRules[]
  /** What the file of a person's own data holds of each table that knows people. */
  readonly exported?: ExportedTables
  readonly taskHandlers?: readonly TaskHandler[]
  readonly sweeps?: readonly Sweep[]
  readonly scheduled?: readonly ScheduledWork[]
  /** Removes rows that have expired; each is called once an hour. */
  readonly purges?: readonly (() => Promise<unknown>)[]
  /** Ends what it keeps open for as long as the process runs; called once. */
  end?(): Promise<unknown>
  /** What the site's pages show of it, for the person who asks. */
  pages?(request: SiteRequest): Pages
}
