import { randomInt } from 'node:crypto'
import type { ExamMode, Joined } from '@prostuti/contract'
import { next } from '@prostuti/contract/attempt'
import { joinExam } from '@prostuti/contract/exams/operations'
import type { Viewer } from '../auth/sessions.ts'
import { createBatcher } from '../db/batcher.ts'
import { AppError } from '../errors.ts'
import { type Call, signedIn } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import {
  type AttemptKey,
  type AttemptRow,
  attemptColumns,
  attemptOf,
  readAttempts,
  type StoredAttempt,
} from './attempt-rows.ts'
import {
  archiveOpensAt,
  deadlineFor,
  durationText,
  type Exam,
  instantText,
  optionalInstant,
  settleDelayMs,
  totalMarks,
} from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import { decodeSheet } from './sheet-codec.ts'
import { attemptMode, attemptState } from './tables.ts'

/** Starts the clock, once. Joining again answers the same with the merged sheet: another device goes on. */
export function createJoinAttempt(deps: ExamDeps) {
  const find = createFinder(deps)
  const open = createOpener(deps)
  return implement(joinExam, async ({ params, body }, call) => {
    const viewer = signedIn(call)
    const exam = await deps.catalog.get(params.id)
    const key = { userId: viewer.id, examId: exam.id, mode: body.state }
    const known = await find(key)
    const state = known ? (known.isOpen ? 'open' : 'closed') : 'none'
    const { outcome } = next(state, 'join')
    if (known && outcome === 'resumed') return presentJoined(deps, exam, known, call)
    if (known && body.state === 'live')
      throw new AppError('already_participated', { receipt: known.receipt ?? undefined })
    await mayJoin(deps, exam, viewer, body.state, call.receivedAt)
    const attempt = await open(newAttempt(exam, key, (known?.try ?? 0) + 1, call.receivedAt))
    return presentJoined(deps, exam, attempt, call)
  })
}

/** Whether it runs and the person may. Throws the code that says why not. */
async function mayJoin(deps: ExamDeps, exam: Exam, viewer: Viewer, mode: ExamMode, now: number): Promise<void> {
  const reason = await deps.refusal(exam, viewer, mode, now)
  if (reason) throw new AppError(reason)
}

/** Why this exam can't be joined at this moment, or null. What it costs is for billing to say (`canJoin`). */
export function refusalByClock(exam: Exam, mode: ExamMode, now: number) {
  if (mode === 'archive') return now < archiveOpensAt(exam) ? 'exam_not_started' : null
  if (now < exam.startTime.getTime()) return 'exam_not_started'
  return now < exam.endTime.getTime() ? null : 'exam_over'
}

interface NewAttempt extends AttemptKey {
  try: number
  seed: number
  paperVersion: number
  joinedAt: number
  deadline: number | null
  settleAt: number | null
}

function newAttempt(exam: Exam, key: AttemptKey, number: number, joinedAt: number): NewAttempt {
  const deadline = deadlineFor(exam, key.mode, joinedAt)
  return {
    ...key,
    try: number,
    seed: randomInt(2 ** 31),
    paperVersion: exam.paperVersion,
    joinedAt,
    deadline,
    settleAt: deadline === null ? null : deadline + exam.graceMs + settleDelayMs,
  }
}

/** The newest try of each, many at once: in a rush every join begins with this. */
function createFinder({ db }: ExamDeps) {
  return createBatcher<AttemptKey, AttemptRow | null>(keys => readAttempts(db.pool, keys), {
    maxItems: 200,
    maxInFlight: 2,
  })
}

/** Inserts, many at once; of parallel joins of one person the first wins and all get its row. */
function createOpener({ db }: ExamDeps) {
  return createBatcher<NewAttempt, AttemptRow>(
    async items => {
      const { rows } = await db.pool.query<StoredAttempt>({
        name: 'open-attempts',
        text: `with wanted as (
                 select * from unnest($1::bigint[], $2::int[], $3::smallint[], $4::smallint[], $5::int[], $6::smallint[],
                   $7::timestamptz[], $8::timestamptz[], $9::timestamptz[])
                   as w (user_id, exam_id, mode, try, seed, paper_version, joined_at, deadline, settle_at)
               ), opened as (
                 insert into attempts (user_id, exam_id, mode, try, state, seed, paper_version, joined_at, deadline, settle_at, sheet)
                 select user_id, exam_id, mode, try, ${attemptState.open}, seed, paper_version, joined_at, deadline, settle_at, ''
                   from wanted order by user_id, exam_id, mode, try
                 on conflict do nothing returning *
               )
               select ${attemptColumns} from opened a`,
        values: [
          items.map(item => String(item.userId)),
          items.map(item => item.examId),
          items.map(item => attemptMode[item.mode]),
          items.map(item => item.try),
          items.map(item => item.seed),
          items.map(item => item.paperVersion),
          items.map(item => instantText(item.joinedAt)),
          items.map(item => optionalInstant(item.deadline)),
          items.map(item => optionalInstant(item.settleAt)),
        ],
      })
      const opened = new Map(rows.map(row => [nameOf(attemptOf(row)), attemptOf(row)]))
      const missing = items.filter(item => !opened.has(nameOf(item)))
      const known = missing.length > 0 ? await readAttempts(db.pool, missing) : []
      missing.forEach((item, place) => {
        const row = known[place]
        if (row) opened.set(nameOf(item), row)
      })
      return items.map(item => opened.get(nameOf(item)) ?? new AppError('conflict'))
    },
    { maxItems: 200, maxInFlight: 2 },
  )
}

function nameOf(attempt: AttemptKey & { try: number }): string {
  return `${attempt.userId} ${attempt.examId} ${attempt.mode} ${attempt.try}`
}

/** What joining answers, for the first time and each time again. */
export async function presentJoined(
  { papers, clock }: Pick<ExamDeps, 'papers' | 'clock'>,
  exam: Exam,
  attempt: AttemptRow,
  { language }: Pick<Call, 'language'>,
): Promise<Joined> {
  const [paper, key, seal] = await Promise.all([
    papers.blob(exam.id, attempt.paperVersion, language),
    papers.key(exam.id, attempt.paperVersion),
    // Nobody has an attempt before the start, so this is where the seal's key is told and nowhere else.
    attempt.mode === 'live' ? papers.seal(exam.id, attempt.paperVersion, language) : null,
  ])
  return {
    exam: String(exam.id),
    state: attempt.mode,
    attempt: attempt.try,
    title: exam.title[language],
    joined_time: instantText(attempt.joinedAt),
    deadline: optionalInstant(attempt.deadline),
    grace_seconds: exam.graceMs / 1000,
    server_time: instantText(clock.now()),
    duration: durationText(exam.durationMs),
    total_marks: totalMarks(exam) / 1000,
    negative_mark: exam.negativeMark / 1000,
    seed: attempt.seed,
    paper: `exam/v5/papers/${paper.accessKey}/`,
    ...(seal && { paper_key: seal.key.toString('base64url') }),
    answer_sheet: [...decodeSheet(attempt.sheet, key.questionIds).values()],
  }
}
