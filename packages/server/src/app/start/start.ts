import type { Stop } from '../../platform/http/server/listen.ts'
import type { Log } from '../../platform/log.ts'
import type { Config } from '../config.ts'

/** What each step of the start needs, and where it puts how to stop what it has started. */
export interface Start {
  readonly config: Config
  readonly log: Log
  /** What has work under way: stopped first, all at once. */
  readonly works: Stop[]
  /** What that work stands on: stopped afterwards, the last started first. */
  readonly stops: Stop[]
  /** Whether the process is about to end, which `/readyz` reports. */
  isStopping: boolean
}
