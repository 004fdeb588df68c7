import { atom } from 'nanostores'
import { createAuth, createAuthApi, createSession, parseSession, sessionKey } from './auth/index.ts'
import type { Prostuti, ProstutiOptions } from './client.ts'
import { createServerClock } from './exams/clock/server-clock.ts'
import { createHttp } from './http/http.ts'
import type { Platform } from './platform/platform.ts'

const noExams = () => new Error('this client holds no exams: make one by createProstuti')

/**
 * A client for pages on which no exam is taken: without journal, outbox and attempts, less than half the code. It shares the
 * session of its base with the page's other clients. `exams.openAttempt` throws.
 */
export function createLightClient(options: ProstutiOptions & { platform: Platform }): Prostuti {
  const { platform, base = '/api/', jobsBase = base, adminBase = base, language = 'bn' } = options
  const session = createSession(platform, base)
  const clock = createServerClock(platform)
  // Another client of this page may have signed in just now: its message to us is still on its way.
  const token = () => session.token() ?? parseSession(platform.storage.getItem(sessionKey(base)))?.token ?? null
  const http = createHttp({
    platform,
    ...{ api: base, jobs: jobsBase, admin: adminBase },
    language,
    token,
    onRefusedToken: session.drop,
    onAnswer: clock.observeAnswer,
  })
  return {
    language,
    base,
    auth: createAuth({ platform, api: createAuthApi(http), session }),
    exams: {
      openAttempt() {
        throw noExams()
      },
      hasSheet: () => Promise.reject(noExams()),
      $outbox: atom([]),
      resumeOutbox: () => Promise.reject(noExams()),
      checkStorage: () => Promise.reject(noExams()),
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
