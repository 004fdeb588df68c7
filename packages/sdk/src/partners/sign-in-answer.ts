import type { HostMessage } from '../platform/host-page.ts'

/** What the login page says: a one-time code, or why there is none. */
export type Answer = { readonly code: string } | { readonly error: string }

/** Whom an answer must come from. */
export interface Expected {
  /** Origin of the login page. */
  readonly site: string
  /** The window that was opened. */
  readonly popup: unknown
  readonly state: string
}

/**
 * The answer in a message, or null for all that is none: only the site's own page, in the window that we opened, with
 * the state of our request, is heard. Anybody may send messages to a page.
 */
export function readAnswer({ origin, source, data }: HostMessage, { site, popup, state }: Expected): Answer | null {
  if (origin !== site || !popup || source !== popup) return null
  if (typeof data !== 'object' || data === null) return null
  const message = data as Record<string, unknown>
  return message.type === 'prostuti:authorization' && message.state === state ? answerOf(message) : null
}

/** The answer in an address's fragment, `#prostuti_code=…&prostuti_state=…`, and the state that it is about. */
export function readFragment(address: string): { answer: Answer; state: string } | null {
  const fields = new URLSearchParams(new URL(address).hash.slice(1))
  const [state, code, error] = ['state', 'code', 'error'].map(name => fields.get(`prostuti_${name}`))
  const answer = answerOf({ code, error })
  return state && answer ? { answer, state } : null
}

function answerOf({ code, error }: Record<string, unknown>): Answer | null {
  if (typeof code === 'string' && code) return { code }
  return typeof error === 'string' && error ? { error } : null
}
