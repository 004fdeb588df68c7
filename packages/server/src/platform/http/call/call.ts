import type { Language } from '@prostuti/contract'
import type { Viewer } from './viewer.ts'

/** What a handler may know of the request besides its validated input. */
export interface Call {
  readonly viewer: Viewer | null
  readonly language: Language
  /** When the request's first bytes arrived, by the deciding clock, before its body was read. */
  readonly receivedAt: number
  readonly requestId: string
  /** The address the request came from, for rate limits alone. */
  readonly remoteAddress: string
  header(name: string): string | undefined
}

/** The caller of an operation that needs one. The router has made sure of it. */
export function signedIn(call: Call): Viewer {
  if (!call.viewer) throw new Error('An operation for signed-in people was called without one')
  return call.viewer
}
