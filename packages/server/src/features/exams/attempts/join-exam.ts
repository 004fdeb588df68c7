import { randomInt } from 'node:crypto'
import type { Joined } from '@prostuti/contract'
import { next } from '@prostuti/contract/attempt'
import { joinExam } from '@prostuti/contract/exams/operations'
import { createBatcher } from '../../../platform/db/batcher.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import {
  deadlineFor,
  durationText,
  type Exam,
  instantText,
  optionalInstant,
  settleDelayMs,
  totalMarks,
} from '../exam.ts'
import type { AttemptDeps } from '../exam-deps.ts'
import { createNotePartnerAttempt } from '../partner-pages/note-partner-attempt.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { admit } from './admit.ts'
import type { AttemptKey, AttemptRow } from './attempt-rows.ts'
import type { NewAttempt } from './open-attempts.ts'

/** Starts the clock, once. Joining again answers the same with the merged sheet: another device goes on. */
export function createJoinAttempt(deps: AttemptDeps) {
  const many = { maxItems: 200, maxInFlight: 2 }
  // In a rush every join begins with the one and ends with the other.
  const find = createBatcher<AttemptKey, AttemptRow | null>(deps.attempts.read, many)
  const open = createBatcher<NewAttempt, AttemptRow>(deps.attempts.open, many)
  const notePartner = createNotePartnerAttempt(deps.db.pool)
  const joined = async (exam: Exam, attempt: AttemptRow, call: Call) => {
    await notePartner({
      viewer: signedIn(call),
      examId: exam.id,
      mode: attempt.mode,
      try: attempt.try,
      joinedAt: attempt.joinedAt,
    })
    return presentJoined(deps, exam, attempt, call)
  }
  return implement(joinExam, async ({ params, body }, call) => {
    const viewer = signedIn(call)
    const exam = await deps.catalog.get(params.id, viewer)
    const key = { userId: viewer.id, examId: exam.id, mode: body.state }
    const known = await find(key)
    const state = known ? (known.isOpen ? 'open' : 'closed') : 'none'
    const { outcome } = next(state, 'join')
    if (known && outcome === 'resumed') return joined(exam, known, call)
    if (known && body.state === 'live')
      throw new AppError('already_participated', { receipt: known.receipt ?? undefined })
    const { enrols } = await admit(deps, { exam, viewer, mode: body.state }, call)
    if (enrols) await deps.enrolForExam(viewer, exam)
    const attempt = await open(newAttempt(exam, key, (known?.try ?? 0) + 1, call.receivedAt))
    return joined(exam, attempt, call)
  })
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

/** What joining answers, for the first time and each time again. */
export async function presentJoined(
  { papers, clock, roomMessages }: Pick<AttemptDeps, 'papers' | 'clock' | 'roomMessages'>,
  exam: Exam,
  attempt: AttemptRow,
  { language }: Pick<Call, 'language'>,
): Promise<Joined> {
  const [paper, layout, seal, said] = await Promise.all([
    papers.blob(exam.id, attempt.paperVersion, language),
    papers.layout(exam.id, attempt.paperVersion),
    // Nobody has an attempt before the start, so only this returns the seal's key.
    attempt.mode === 'live' ? papers.seal(exam.id, attempt.paperVersion, language) : null,
    attempt.mode === 'live' && exam.roomMessage !== null ? roomMessages.read(exam.roomMessage, language) : null,
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
    answer_sheet: [...decodeSheet(attempt.sheet, layout.questionIds).values()],
    ...said,
  }
}
