import { createAuthApi } from './auth/api.ts'
import { createAuth } from './auth/auth.ts'
import { createSession, type SessionStore } from './auth/session.ts'
import type { Prostuti, ProstutiOptions } from './client.ts'
import { createExamsApi, type ExamsApi } from './exams/api.ts'
import { createServerClock, type ServerClock } from './exams/clock.ts'
import { createExams } from './exams/exams.ts'
import { createJournal, type Journal } from './exams/journal/journal.ts'
import { createOutbox, type Outbox, type OutboxParts } from './exams/outbox.ts'
import { createHttp } from './http.ts'
import type { Platform } from './platform/platform.ts'

/** What a test may put in the place of ours, above all the wrong variants that it must catch. */
export interface ClientParts {
  random(): number
  createServerClock(platform: Platform): ServerClock
  createJournal(platform: Platform): Journal
  createOutbox(parts: OutboxParts): Outbox
  createExamsApi(...args: Parameters<typeof createExamsApi>): ExamsApi
}

const ours: ClientParts = { random: Math.random, createServerClock, createJournal, createOutbox, createExamsApi }

/** Wires the parts of one client. Nothing is stored, fetched or listened to before somebody uses it. */
export function createClient(options: ProstutiOptions & { platform: Platform }, parts: ClientParts = ours): Prostuti {
  const { platform, base = '/api/', language = 'bn' } = options
  const session = createSession(platform, base)
  const clock = parts.createServerClock(platform)
  const http = createHttp({
    platform,
    base,
    language,
    token: session.token,
    onRefusedToken: session.drop,
    onAnswer: clock.learn,
  })
  const api = parts.createExamsApi(http)
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
    nativeBridge: platform.nativeBridge,
  }
}

function personOf({ $user }: SessionStore): Pick<OutboxParts, 'person' | 'onPersonChange'> {
  return {
    person: () => $user.get()?.id ?? null,
    onPersonChange: callback => $user.listen((user, old) => void (user?.id !== old?.id && callback())),
  }
}
