import { restoreSession as restore } from '@prostuti/sdk/auth'
import { openClient } from '../client/open-client.ts'
import { isSignedIn } from '../client/stored-session.ts'

/**
 * Where the page was drawn for a person whose token this device has lost (Safari clears what scripts store after a week, and
 * keeps the cookie): signs in again by the cookie and loads the page once more, so that whatever it offers works.
 */
export async function restoreSession(page: Window, api: string | undefined): Promise<void> {
  if (isSignedIn(api)) return
  try {
    const client = await openClient(api)
    // Two tabs at once: the token of the one would end that of the other.
    await inTurn(async () => void (isSignedIn(api) || client.auth.$token.get() || (await restore(client))))
  } catch (error) {
    // What needs signing in asks for it; the next page tries again.
    console.warn('prostuti: the session could not be restored', error)
    return
  }
  // Without storage this page's client knows the person, and loading again would lose them.
  if (isSignedIn(api)) page.location.reload()
}

const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('prostuti-restore-session', work) : work()
