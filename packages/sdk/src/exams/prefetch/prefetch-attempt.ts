import type { ExamMode } from '@prostuti/contract'
import { requestLimitMs } from '../../http/http.ts'
import { parseSession, sessionKey } from '../../platform/stored-session.ts'
import type { JoinTiming } from '../attempt/screen/attempt-types.ts'
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

/** The answer to joining ahead, in the name of one person; `prefetchPaper` reads it and brings the paper. */
export interface PrefetchedJoin {
  /** Ends in `/api/`. */
  readonly base: string
  readonly user: string
  readonly answer: Response
  readonly timing: JoinTiming
  /** Of a live exam, asked for beside joining, which returns its key. Null of others, and where it did not come. */
  readonly sealed: Promise<Response | null> | null
  /** Ends all that is fetched ahead, 15 seconds after it began. */
  readonly signal: AbortSignal
}

/**
 * Joins without a client, for a page that wants its first question before the client's code has come; the sealed paper is fetched at
 * the same time. null, and nothing asked, where nobody is signed in, and where the lobby has kept the paper on this device: the
 * attempt opens that one, and at the start nobody fetches a paper twice. Rejects where no answer comes within 15 seconds.
 */
export function prefetchAttempt(
  { base, exam, mode, language }: PrefetchOptions,
  { storage, wall, monotonic, fetch }: PrefetchPlatform,
): Promise<PrefetchedJoin> | null {
  const { token, user } = parseSession(storage.getItem(sessionKey(base))) ?? {}
  const isPaperCached = storage.getItem(sealedPaperIndexKey)?.includes(` ${exam}:`)
  if (!user || isPaperCached) return null
  const exams = `${base}exam/v5/`
  const id = encodeURIComponent(exam)
  const signal = AbortSignal.timeout(requestLimitMs)
  const sent = monotonic.now()
  // Addresses as text: the operations of the contract would weigh 70 bytes more in the loader.
  const joining = fetch(`${exams}exams/${id}/join/`, {
    method: 'POST',
    headers: { Authorization: `token ${token}`, 'Accept-Language': language, 'Content-Type': 'application/json' },
    // One word, as text: a page's old library may have changed JSON, and no code is needed to stand that.
    body: `{"state":"${mode}"}`,
    signal,
  })
  const sealed =
    mode === 'live' ? fetch(`${exams}sealed-papers/${id}/?language=${language}`, { signal }).catch(() => null) : null
  return joining.then(answer => ({
    ...{ base, user: user.id, answer, sealed, signal },
    timing: { sent, received: monotonic.now(), wall: wall.now() },
  }))
}
