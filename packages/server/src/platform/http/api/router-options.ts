import type { Operation } from '@prostuti/contract'
import type { Clock } from '../../db/clock.ts'
import type { Log } from '../../log.ts'
import type { Implementation } from '../call/implement.ts'
import type { Authenticate } from '../call/viewer.ts'
import type { CallLimits } from '../limits/call-limits.ts'
import type { PublicCache } from '../public-cache.ts'

export interface RouterOptions {
  implementations: readonly Implementation[]
  authenticate: Authenticate
  /** Holds the replies that all visitors share; without it each reply is made again. */
  shared?: PublicCache
  clock: Clock
  log: Log
  /** Rate limits; without them any number of calls is allowed. */
  limits?: CallLimits | null
  /** Number of our own reverse proxies. Default 0. */
  trustedProxies?: number
  /** Checks replies against the contract; for tests. */
  checkReturns?: boolean
  /** Whether submissions and drafts take the shorter route of `fast-path/`. Default true. */
  fastPath?: boolean
  observe?: (operation: Operation, status: number, seconds: number) => void
}
