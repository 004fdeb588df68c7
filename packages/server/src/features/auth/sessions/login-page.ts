import type { ErrorCode } from '@prostuti/contract'
import { Reply } from '../../../platform/http/call/reply.ts'

/** How a sign-in with the provider ended, for the login page to say. */
export type SignInEnding =
  | { code: string; next: string }
  /** `cancelled`: the person turned back at the provider. */
  | { error: ErrorCode | 'cancelled'; next?: string }

/** Sends the browser to our login page; keeps the address, which may hold a code, out of `Referer`. */
export function toLoginPage(ending: SignInEnding, cookie: string): Reply {
  const location = `/login?${new URLSearchParams(ending)}`
  return redirect(location, cookie)
}

/** 303, with a cookie. `location` must be our own page or the provider's. */
export function redirect(location: string, cookie: string): Reply {
  return new Reply(null, {
    status: 303,
    headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
