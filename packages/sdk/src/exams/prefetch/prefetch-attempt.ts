import type { ExamMode, Joined, Paper } from '@prostuti/contract'
import { joinExam } from '@prostuti/contract/exams/attempt/operations'
import { requestLimitMs } from '../../http/http.ts'
import { parseSession, sessionKey } from '../../platform/stored-session.ts'
import type { JoinTiming, Preload } from '../attempt/screen/attempt-types.ts'
import { sealedPaperIndexKey } from '../sealed-papers/sealed-paper-index.ts'

/** Which attempt to join ahead of the player. */
export interface PrefetchOptions {
  /** Ends in `/api/`. */
  base: string
  exam: string
  mode: ExamMode
  language: 'bn' | 'en'
}

/** What of a platform this needs. */
export interface PrefetchPlatform {
  storage: { getItem(key: string): string | null }
  clock: { now(): number; monotonic(): number }
  fetch: typeof globalThis.fetch
}

/** An attempt in the name of one person: `openAttempt` takes it as `preload` while that person is signed in. */
export interface PrefetchedAttempt extends Preload {
  readonly user: string
  readonly timing: JoinTiming
}

/**
 * Joins and fetches the paper without a client, for a page that wants its first question before the client's code has
 * come. null, and nothing asked, where nobody is signed in, and where the lobby has kept the paper on this device: the
 * attempt opens that one, and at the start nobody fetches a paper twice. Resolves to null where the server refuses: the
 * screen that opens the attempt asks again and words the answer. Rejects where no answer comes within 15 seconds.
 */
export function prefetchAttempt(
  options: PrefetchOptions,
  platform: PrefetchPlatform,
): Promise<PrefetchedAttempt | null> | null {
  const { storage } = platform
  const session = parseSession(storage.getItem(sessionKey(options.base)))
  const isPaperCached = storage.getItem(sealedPaperIndexKey)?.includes(` ${options.exam}:`)
  return session?.user && !isPaperCached ? join(options, platform, session.token, session.user.id) : null
}

async function join(
  { base, exam, mode, language }: PrefetchOptions,
  { clock, fetch }: PrefetchPlatform,
  token: string,
  user: string,
): Promise<PrefetchedAttempt | null> {
  const signal = AbortSignal.timeout(requestLimitMs)
  const sent = clock.monotonic()
  const answer = await fetch(base + joinExam.path.replace('{id}', encodeURIComponent(exam)), {
    method: joinExam.method,
    headers: { Authorization: `token ${token}`, 'Accept-Language': language, 'Content-Type': 'application/json' },
    // One word, as text: a page's old library may have changed JSON, and no code is needed to stand that.
    body: `{"state":"${mode}"}`,
    signal,
  })
  if (!answer.ok) return null
  const joined: Joined = await answer.json()
  const timing = { sent, received: clock.monotonic(), wall: clock.now() }
  const paper = await fetch(base + joined.paper, { signal })
  return paper.ok ? { user, joined, paper: (await paper.json()) as Paper, timing } : null
}
