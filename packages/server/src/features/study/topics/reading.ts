import type { Language } from '@prostuti/contract'
import type { SharedReplyOptions } from '../../../platform/http/call/public-reply.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'

/** Who reads, in which language. */
export interface Reader {
  readonly viewer: Viewer | null
  readonly language: Language
}

/**
 * How answers that show keys are kept: a minute at most, and never beyond the next start of an exam, which may embargo what they
 * show. A change of a question or a topic renews them.
 */
export const keptWithKeys: SharedReplyOptions = { maxAgeMs: 60_000, browserSeconds: () => 60 }
