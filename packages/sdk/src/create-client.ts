import { createAuth, createAuthApi, createSession, type SessionStore } from './auth/index.ts'
import type { ClientOptions, Prostuti } from './client.ts'
import { type AttemptApi, createAttemptApi } from './exams/attempt-api.ts'
import { createServerClock, type ServerClock } from './exams/clock/server-clock.ts'
import { createExams } from './exams/exams.ts'
import { createJournal, type Journal } from './exams/journal/journal.ts'
import { createOutbox, type Outbox, type OutboxParts } from './exams/outbox/outbox.ts'
import { createHttp } from './http/http.ts'
import type { Platform } from './platform/platform.ts'

/** What a test may put in the place of ours, above all the wrong variants that it must catch. */
export interface ClientParts {
  random(): number
  createServerClock(platform: Platform): ServerClock
  createJournal(platform: Platform): Journal
  createOutbox(parts: OutboxParts): Outbox
  createAttemptApi(...args: Parameters<typeof createAttemptApi>): AttemptApi
}

const ours: ClientParts = { random: Math.random, createServerClock, createJournal, createOutbox, createAttemptApi }

/** Wires the parts of one client. Nothing is stored, fetched or listened to before it is used. */
export function createClient(options: ClientOptions, parts: ClientParts = ours): Prostuti {
  const { platform, send, base = '/api/', jobsBase = base, adminBase = base, language = 'bn' } = options
  const session = createSession(platform, base)
  const clock = parts.createServerClock(platform)
  const http = createHttp({
    platform,
    send,
    api: base,
    jobs: jobsBase,
    admin: adminBase,
    language,
    token: session.token,
    onRefusedToken: session.drop,
    onAnswer: clock.observeAnswer,
  })
  const api = parts.createAttemptApi(http)
  const journal = parts.createJournal(platform)
  const shared = { platform, base, clock, api, journal, random: parts.random, ...personOf(session) }
  const outbox = parts.createOutbox(shared)
  return {
    language,
    base,
    auth: createAuth({ platform, api: createAuthApi(http), session }),
    exams: createExams({ ...shared, outbox }),
    http,
    platform,
    now: clock.now,
    get $timeKnown() {
      return clock.$known
    },
    nativeBridge: platform.nativeBridge,
  }
}

function personOf({ $user }: SessionStore): Pick<OutboxParts, 'person' | 'onPersonChange'> {
  return {
    person: () => $user.get()?.id ?? null,
    onPersonChange: callback => $user.listen((user, old) => void (user?.id !== old?.id && callback())),
  }
}
