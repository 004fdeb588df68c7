import type { Login } from '@prostuti/contract'
import { getUser } from '@prostuti/contract/auth/operations'
import { atom } from 'nanostores'
import { createSession, parseSession, sessionKey } from './auth/index.ts'
import type { ClientOptions, Prostuti } from './client.ts'
import { createServerClock } from './exams/clock/server-clock.ts'
import { createHttp } from './http/http.ts'

const noSuchPart = () => Promise.reject(new Error('a light client holds no such part: make one by createProstuti'))

/**
 * A client for pages on which no exam is taken: without journal, outbox, attempts and ways to sign in, less than half the code. It
 * shares the session of its base with the page's other clients. `exams` and `auth.signInAnonymously` refuse.
 */
export function createLightClient(options: ClientOptions): Prostuti {
  const { platform, send, base = '/api/', jobsBase = base, adminBase = base, language = 'bn' } = options
  const session = createSession(platform, base)
  const clock = createServerClock(platform)
  // Another client of this page may have signed in just now: its message to us is still on its way.
  const token = () => session.token() ?? parseSession(platform.storage.getItem(sessionKey(base)))?.token ?? null
  const http = createHttp({
    platform,
    send,
    ...{ api: base, jobs: jobsBase, admin: adminBase },
    language,
    token,
    onRefusedToken: session.drop,
    onAnswer: clock.observeAnswer,
  })
  return {
    language,
    base,
    auth: {
      $user: session.$user,
      $token: session.$token,
      accept({ token: own, user_info: user }: Login) {
        session.set({ token: own, user })
        return user
      },
      signInAnonymously: noSuchPart,
      async refresh() {
        const own = token()
        if (!own) return null
        const user = await http.call(getUser, {}, { fresh: true })
        // Another person may have signed in while the answer was on its way.
        if (token() === own) session.set({ token: own, user })
        return user
      },
      signOut: noSuchPart,
    },
    exams: {
      openAttempt() {
        throw new Error('a light client opens no attempt: make one by createProstuti')
      },
      hasSheet: noSuchPart,
      $outbox: atom([]),
      resumeOutbox: noSuchPart,
      checkStorage: noSuchPart,
    },
    http,
    platform,
    now: clock.now,
    get $timeKnown() {
      return clock.$known
    },
    nativeBridge: platform.nativeBridge,
  }
}
