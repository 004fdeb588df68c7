import type { CallById } from './calls/with-calls.ts'
import { withCalls } from './calls/with-calls.ts'
import type { Prostuti, ProstutiOptions } from './client.ts'
import { createClient } from './create-client.ts'
import { needBase } from './http/need-base.ts'
import { sendByOfetch } from './http/send-by-ofetch.ts'
import { memoryPlatform } from './platform/memory.ts'

export * from './index.ts'

/**
 * One client of Prostuti in Node: it has no page whose address `base` could follow, and what it keeps lasts as long as the process,
 * unless `platform` says otherwise.
 */
export function createProstuti(options: ProstutiOptions = {}): Prostuti & CallById {
  needBase(options.base)
  return withCalls(createClient({ ...options, send: sendByOfetch, platform: options.platform ?? memoryPlatform() }))
}
