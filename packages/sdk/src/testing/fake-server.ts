import { type AnswerSheet, type ExamMode, type Joined, type RoomMessage, shapes } from '@prostuti/contract'
import { deadlineOf } from '@prostuti/contract/attempt'
import { type ErrorCode, errorStatus } from '@prostuti/contract/errors'
import { createFakeAttempt, type FakeAttempt, type FakeAttemptOptions, FakeRefusal } from './fake-attempt.ts'
import { detailsOf, paperOf } from './fake-exam.ts'
import { createFakeSealedPapers } from './fake-sealed-papers.ts'
import { userInfo } from './people.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What the network does to one request: nothing, lose it, lose the answer, or never say a word. */
export type Fault = 'none' | 'lose-request' | 'lose-answer' | 'black-hole'

export interface FakeServer {
  readonly fetch: typeof globalThis.fetch
  /** Every request that arrived, `[PATCH] exam/v5/answer-sheet/7/`. */
  readonly log: { readonly call: string; readonly body: unknown }[]
  attempt(person: string, exam?: string, mode?: ExamMode): FakeAttempt
  fault(call: string): Fault
  /** One way, ms. */
  latency: number
  /** The start of its exams, milliseconds since 1970; a test may move it. */
  startsAt: number
  /** When staff gave anybody more time, milliseconds since 1970; null: never. */
  timesChangedAt: number | null
  /** What staff said last to everybody who sits; null: nothing. */
  said: RoomMessage | null
  /** Tokens and whose they are. */
  readonly tokens: Map<string, string>
  /** The exam's paper is replaced: another key from now on. */
  newPaper(exam: string): void
  settle(): void
}

export interface FakeServerOptions extends Pick<FakeAttemptOptions, 'merge' | 'next'> {
  questions?: number
  durationMs?: number
  graceMs?: number
  endsAt?: number | null
  /** Nobody joins before; default: it has always run. */
  startsAt?: number
  /** Papers are given out sealed, and joining returns their key. */
  sealed?: boolean
}

/** A server behind `fetch`, with the contract's real rules: it checks every body as the real one does. */
export function createFakeServer(time: VirtualTime, options: FakeServerOptions = {}): FakeServer {
  const { questions = 10, durationMs = 3_600_000, graceMs = 120_000, endsAt = null } = options
  const sealedPapers = createFakeSealedPapers(questions)
  const attempts = new Map<string, FakeAttempt>()
  const tries = new Map<string, number>()
  const keyOf = (person: string, exam: string, mode: string) => `${person}:${exam}:${mode}`

  function join(person: string, exam: string, mode: ExamMode): Joined {
    const key = keyOf(person, exam, mode)
    if (time.now() < server.startsAt) throw new FakeRefusal('exam_not_started')
    let attempt = attempts.get(key)
    if (attempt?.state === 'closed' && mode === 'live') throw new FakeRefusal('already_participated', attempt.receipt)
    if (!attempt || attempt.state === 'closed') {
      const number = (tries.get(key) ?? 0) + 1
      const deadline = mode === 'live' ? deadlineOf(time.now(), durationMs, endsAt) : null
      attempt = createFakeAttempt({ ...options, exam, attempt: number, joinedAt: time.now(), deadline, graceMs })
      tries.set(key, number)
      attempts.set(key, attempt)
    }
    const joined = joinedOf(attempt, mode, time.now(), graceMs)
    return options.sealed ? { ...joined, paper_key: sealedPapers.keyOf(exam) } : joined
  }

  const message = () => server.said && { message: server.said }

  function signIn(): unknown {
    const person = String(900 + server.tokens.size)
    server.tokens.set(`token-${person}`, person)
    return { token: `token-${person}`, user_info: userInfo(person, '') }
  }

  function opened(person: string, exam: string, mode: string): FakeAttempt {
    const attempt = attempts.get(keyOf(person, exam, mode))
    if (!attempt) throw new FakeRefusal('not_joined')
    return attempt
  }

  function draft(person: string, exam: string, body: DraftBody): unknown {
    const attempt = opened(person, exam, body.state ?? 'live')
    attempt.draft(body.device, body.changes, time.now())
    const news = attempt.hasNewsFor(body.device) ? { answer_sheet: [...attempt.sheet.values()] } : {}
    attempt.markNotified(body.device)
    return {
      merged_through: Math.max(...body.changes.map(change => change.seq)),
      deadline: instant(attempt.deadline),
      server_time: instant(time.now()),
      ...news,
      ...message(),
    }
  }

  function answer(method: string, path: string, person: string | undefined, body: unknown): unknown {
    if (path.startsWith('exam/v5/papers/')) return paperOf(path.split('/')[3]!.replace(/^0+/, ''), questions)
    if (path.startsWith('exam/v5/sealed-papers/') && options.sealed) return sealedPapers.sealed(path.split('/')[3]!)
    if (method === 'GET' && /^exam\/v5\/exams\/\d+\/$/.test(path))
      return detailsOf(path.split('/')[3]!, server.startsAt, time.now())
    if (path.startsWith('exam/v5/time-changes/')) return { changed_at: instant(server.timesChangedAt), ...message() }
    if (path.endsWith('receipt-keys/')) return { keys: [] }
    if (path.endsWith('login/anonymous/')) return signIn()
    if (!person) throw new FakeRefusal('not_signed_in')
    const exam = path.split('/')[3] ?? ''
    if (path.endsWith('/join/')) return join(person, exam, checked('exams.joinExam', body).state)
    if (method === 'PATCH') return draft(person, exam, checked('exams.draftAnswers', body))
    if (path.endsWith('submit-result/')) {
      const sheet: AnswerSheet = checked('exams.submitAttempt', body)
      return opened(person, sheet.exam, path.includes('archive') ? 'archive' : 'live').submit(sheet, time.now())
    }
    throw new FakeRefusal('not_found')
  }

  const server: FakeServer = {
    log: [],
    tokens: new Map(),
    latency: 20,
    timesChangedAt: null,
    said: null,
    startsAt: options.startsAt ?? Number.NEGATIVE_INFINITY,
    fault: () => 'none',
    attempt: (person, exam = '7', mode = 'live') => opened(person, exam, mode),
    newPaper: sealedPapers.renew,
    settle() {
      for (const attempt of attempts.values()) attempt.settle(time.now())
    },
    fetch: (async (url: string, init: RequestInit) => {
      const path = url.replace(/^.*\/api\//, '').replace(/\?.*/, '')
      const call = `[${init.method}] ${path}`
      const fault = server.fault(call)
      if (fault === 'black-hole') return new Promise<never>(() => undefined)
      await pause(time, server.latency)
      if (fault === 'lose-request' || init.signal?.aborted) throw new TypeError('connection reset')
      const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined
      server.log.push({ call, body })
      const token = new Headers(init.headers).get('Authorization')?.replace('token ', '') ?? ''
      const response = respond(() => answer(init.method!, path, server.tokens.get(token), body), time)
      await pause(time, server.latency)
      if (fault === 'lose-answer') throw new TypeError('connection reset')
      return response
    }) as typeof globalThis.fetch,
  }
  return server
}

type DraftBody = ReturnType<typeof checked<'exams.draftAnswers'>>

/** Bodies are checked by the contract's own shapes: what this server takes, the real one takes. */
function checked<Id extends 'exams.joinExam' | 'exams.draftAnswers' | 'exams.submitAttempt'>(id: Id, body: unknown) {
  const result = shapes[id].body.safeParse(body)
  if (!result.success) throw new FakeRefusal('validation_failed')
  return result.data as ReturnType<(typeof shapes)[Id]['body']['parse']>
}

function respond(work: () => unknown, time: VirtualTime): Response {
  const headers = { Date: new Date(time.now()).toUTCString() }
  try {
    return Response.json(work(), { headers })
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error
    return problem(error.code, error.receipt, headers)
  }
}

function problem(code: ErrorCode, receipt: unknown, headers: Record<string, string>): Response {
  const status = errorStatus[code]
  const body = {
    type: 'about:blank',
    title: code,
    status,
    code,
    detail: code,
    request_id: 'r',
    ...(receipt ? { receipt } : {}),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  })
}

function pause(time: VirtualTime, ms: number): Promise<void> {
  return ms > 0 ? new Promise(resolve => time.setTimer(resolve, ms)) : Promise.resolve()
}

export function joinedOf(attempt: FakeAttempt, mode: ExamMode, now: number, graceMs = 120_000): Joined {
  return {
    exam: attempt.exam,
    state: mode,
    attempt: attempt.attempt,
    title: 'মডেল টেস্ট',
    joined_time: instant(attempt.joinedAt)!,
    deadline: instant(attempt.deadline),
    grace_seconds: graceMs / 1_000,
    server_time: instant(now)!,
    duration: '01:00:00',
    total_marks: 100,
    negative_mark: 0.25,
    seed: 42,
    paper: `exam/v5/papers/${attempt.exam.padStart(22, '0')}/`,
    answer_sheet: [...attempt.sheet.values()],
  }
}

function instant(ms: number): string
function instant(ms: number | null): string | null
function instant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
