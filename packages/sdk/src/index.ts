import { type CallById, withCalls } from './calls/with-calls.ts'
import type { Prostuti, ProstutiOptions } from './client.ts'
import { createClient } from './create-client.ts'
import { needBase } from './http/need-base.ts'
import { sendByOfetch } from './http/send-by-ofetch.ts'
import { browserPlatform } from './platform/page-or-worker.ts'

/**
 * One client of Prostuti, in a page or a worker; in Node it keeps nothing (`index.node.ts`). Making it touches neither network nor
 * storage.
 * @example
 * const prostuti = createProstuti({ base: 'https://prostuti.example/api/', language: 'bn' })
 * const attempt = prostuti.exams.openAttempt({ exam: '7', mode: 'live' })
 */
export function createProstuti(options: ProstutiOptions = {}): Prostuti & CallById {
  needBase(options.base, globalThis.location?.href)
  return withCalls(createClient({ ...options, send: sendByOfetch, platform: options.platform ?? browserPlatform() }))
}

export { resolveBase } from '@prostuti/contract/api-base'
export type { CallById } from './calls/with-calls.ts'
export type { Prostuti, ProstutiOptions } from './client.ts'
export type {
  Attempt,
  AttemptPhase,
  AttemptView,
  OpenAttemptOptions,
  Preload,
  SyncState,
} from './exams/attempt/screen/attempt-types.ts'
export { ApiError, type ApiErrorInit } from './http/api-error.ts'
export { browserPlatform } from './platform/page-or-worker.ts'
export type * from './platform/platform.ts'
