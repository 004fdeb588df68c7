import type { UserInfo } from '@prostuti/contract'
import { placeAfterSignIn } from '../../lib/auth/after-sign-in.ts'

/** What is told by `<prostuti-login>`; only names used here. */
interface SignedIn {
  user: UserInfo
  next: string | null
}

/** The personalised program to which this device has led a person. */
const keyOf = (person: string): string => `prostuti.led-to-program:${person}`

// `replace`: going back must not end at a one-time code that has been used.
document.addEventListener('prostuti-signed-in', event => {
  const { user, next } = (event as CustomEvent<SignedIn>).detail
  location.replace(placeFor(user, next))
})
document.addEventListener('prostuti-signed-out', () => location.replace('/'))

function placeFor(user: UserInfo, next: string | null): string {
  try {
    const { path, program } = placeAfterSignIn({ next, user, led: localStorage.getItem(keyOf(user.id)) })
    if (program) localStorage.setItem(keyOf(user.id), program)
    return path
  } catch {
    // Without storage nobody could be led once: they go where they wanted.
    return next ?? '/'
  }
}
