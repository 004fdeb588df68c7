import type { ExamMode } from '@prostuti/contract'
import { isInTime, next } from '@prostuti/contract/attempt'
import { submitArchiveAttempt, submitAttempt } from '@prostuti/contract/exams/operations'
import { createBatcher } from '../../../platform/db/batcher.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { Exam } from '../exam.ts'
import type { AttemptDeps } from '../exam-deps.ts'
import { entriesOf, questionIndexesOf } from '../sheets/change-columns.ts'
import { PackedSheet } from '../sheets/packed-sheet.ts'
import { type ReceivedSheet, readSheet, receivedSheet } from '../sheets/read-sheet.ts'
import { attemptMode } from '../tables/attempts.ts'
import type { AttemptKey, AttemptRow } from './attempt-rows.ts'
import { reasonForNoAttempt } from './attempts-of-people.ts'
import type { Closing } from './close-attempt.ts'
import { asError, type BatchOutcome, isNotError, retryOnConflict } from './retry-on-conflict.ts'

interface Submission extends AttemptKey {
  readonly exam: Exam
  readonly body: ReceivedSheet
  readonly receivedAt: number
}

/** Entries of a sheet that names no device. */
const unnamedDevice = 'sheet'

/** Closes the attempt with this sheet. The same `submission_id` gets the same receipt, byte for byte, for ever. */
export function createSubmitAttempt(deps: AttemptDeps) {
  const submit = createBatcher<Submission, string>(
    submissions => retryOnConflict(deps.attempts, submissions, round => submitAll(deps, round)),
    { maxItems: 200, maxInFlight: 2 },
  )
  const handle =
    (mode: ExamMode) =>
    async ({ body }: { body: ReceivedSheet }, call: Call) => {
      const viewer = signedIn(call)
      const exam = await deps.catalog.get(body.exam, viewer)
      const receipt = await submit({
        userId: viewer.id,
        examId: exam.id,
        mode,
        exam,
        body,
        receivedAt: call.receivedAt,
      })
      return new Reply(receipt, {
        headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
      })
    }
  const arrives = { quick: readSheet, of: receivedSheet }
  return [
    implement(submitAttempt, handle('live'), arrives),
    implement(submitArchiveAttempt, handle('archive'), arrives),
  ]
}

async function submitAll(
  deps: AttemptDeps,
  round: { item: Submission; row: AttemptRow | null }[],
): Promise<BatchOutcome<string>[]> {
  const decided = await Promise.all(round.map(({ item, row }) => decide(deps, item, row).catch(asError)))
  const closings = decided.filter(isNotError).filter(each => typeof each === 'object')
  const closed = await deps.attempts.close(deps.db.pool, deps.receipts, closings)
  // What was not closed is tried again, by the exam as it is then.
  for (const { row } of closings) if (!closed.has(row)) deps.catalog.forget(row.examId)
  return decided.map(each => (typeof each === 'string' || each instanceof Error ? each : closed.get(each.row)))
}

/** What this submission does by the attempt's table: close it, get the stored receipt again, or fail. */
async function decide(deps: AttemptDeps, submission: Submission, row: AttemptRow | null): Promise<Closing | string> {
  // A retry may come when another try of an archived exam has begun: it must not close that one.
  const earlier = row && row.try > 1 ? await receiptOfEarlierTry(deps, submission) : null
  if (earlier) return earlier
  const { outcome } = next(row ? (row.isOpen ? 'open' : 'closed') : 'none', eventOf(submission, row))
  if (!row || outcome === 'not_joined') throw await reasonForNoAttempt(deps, submission.userId)
  if (outcome === 'same_receipt') return row.receipt!
  if (outcome === 'already_participated') throw new AppError(outcome, { receipt: row.receipt ?? undefined })
  if (outcome === 'too_late') {
    await keepAsEvidence(deps, submission, row)
    throw new AppError('too_late')
  }
  return closingOf(deps, submission, row)
}

function eventOf({ body, receivedAt, exam }: Submission, row: AttemptRow | null) {
  if (row && !row.isOpen && row.submissionId === body.submission_id) return 'submitAgain'
  return !row || isInTime(receivedAt, row.deadline, exam.graceMs) ? 'submit' : 'submitLate'
}

async function closingOf(deps: AttemptDeps, submission: Submission, row: AttemptRow): Promise<Closing> {
  const { body, receivedAt } = submission
  const exam = await deps.catalog.stored(submission.examId)
  const key = await deps.papers.key(exam.id, row.paperVersion, exam.resultVersion)
  const { changes, device = unnamedDevice, submission_id: submissionId } = body
  const indexes = questionIndexesOf(changes, key, 'answer_sheet')
  const stored = PackedSheet.read(row.sheet, key.questionIds.length)
  const sheet = stored.merge(changes, indexes, { device, received: receivedAt - row.joinedAt })
  const changed = sheet !== stored
  return { row, exam, key, sheet, changed, by: 'submit', submissionId, submittedAt: receivedAt }
}

async function receiptOfEarlierTry({ db }: AttemptDeps, { body, ...key }: Submission): Promise<string | null> {
  const { rows } = await db.pool.query<{ receipt: string }>(
    'select receipt from attempts where user_id = $1 and exam_id = $2 and mode = $3 and submission_id = $4',
    [String(key.userId), key.examId, attemptMode[key.mode], body.submission_id],
  )
  return rows[0]?.receipt ?? null
}

async function keepAsEvidence(
  { db }: AttemptDeps,
  { body, receivedAt, ...key }: Submission,
  row: AttemptRow,
): Promise<void> {
  const { changes, ...head } = body
  const evidence = { ...head, answer_sheet: entriesOf(changes) }
  await db.pool.query(
    `insert into late_sheets (user_id, exam_id, mode, try, submission_id, received_at, body)
     values ($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), $7) on conflict do nothing`,
    [String(key.userId), key.examId, attemptMode[key.mode], row.try, body.submission_id, receivedAt, evidence],
  )
}
