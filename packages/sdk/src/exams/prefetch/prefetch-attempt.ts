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
  /** Milliseconds since 1970. */
  wall: { now(): number }
  /** Milliseconds, which nobody sets. */
  monotonic: { now(): number }
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
  { base, exam, mode, language }: PrefetchOptions,
  { storage, wall, monotonic, fetch }: PrefetchPlatform,
): Promise<PrefetchedAttempt | null> | null {
  const { token, user } = parseSession(storage.getItem(sessionKey(base))) ?? {}
  const isPaperCached = storage.getItem(sealedPaperIndexKey)?.includes(` ${exam}:`)
  if (!user || isPaperCached) return null
  const join = async (): Promise<PrefetchedAttempt | null> => {
    const signal = AbortSignal.timeout(requestLimitMs)
    const sent = monotonic.now()
    const answer = await fetch(base + joinExam.path.replace('{id}', encodeURIComponent(exam)), {
      method: joinExam.method,
      headers: { Authorization: `token ${token}`, 'Accept-Language': language, 'Content-Type': 'application/json' },
      // One word, as text: a page's old library may have changed JSON, and no code is needed to stand that.
      body: `{"state":"${mode}"}`,
      signal,
    })
    if (!answer.ok) return null
    const joined: Joined = await answer.json()
    const timing = { sent, received: monotonic.now(), wall: wall.now() }
    const paper = await fetch(base + joined.paper, { signal })
    return paper.ok ? { user: user.id, joined, paper: (await paper.json()) as Paper, timing } : null
  }
  return join()
}
