import { randomUUID } from 'node:crypto'
import { type Receipt, roles, seesKeys } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { arrayOf, integersOf } from '../../../platform/db/array-of.ts'
import { statementName } from '../../../platform/db/statement-name.ts'
import { type Exam, instantText, rankingOf, resultVisibleAt } from '../exam.ts'
import type { PaperKey } from '../papers/paper-store.ts'
import { digestOf, type ReceiptSigner } from '../receipts/receipt-signer.ts'
import { type Score, scoreSheet } from '../scoring/scoring.ts'
import type { PackedSheet } from '../sheets/packed-sheet.ts'
import { attemptMode, attemptState, closedBy } from '../tables/attempts.ts'
import { type AttemptRow, byKey } from './attempt-rows.ts'

/** An open attempt with its final sheet, about to be closed. */
export interface Closing {
  readonly row: AttemptRow
  readonly exam: Exam
  readonly key: PaperKey
  readonly sheet: PackedSheet
  /** Whether it differs from the stored one; one that does not is not written again. */
  readonly changed: boolean
  readonly by: keyof typeof closedBy
  /** Null when the server closes it by itself. */
  readonly submissionId: string | null
  /** When the sheet arrived; for a settled one the deadline. */
  readonly submittedAt: number
}

/** The same with all that its closing writes. */
export interface ScoredClosing extends Closing {
  readonly score: Score
  readonly submission: string
  readonly receipt: string
  readonly ranked: boolean
}

/**
 * Closes attempts, for submit and settle alike: sheet, score, receipt and mark counts in one statement and so in one
 * commit. Its arbiter is the attempt's own row: the process that finds it open and unchanged closes it, provided that the sheet was
 * scored by the version of the results that counts now. Returns the receipts of those it closed; a row that is missing there
 * was changed by another process meanwhile, or its exam was: read both again.
 */
export async function closeAttempts(
  client: Pool | PoolClient,
  signer: ReceiptSigner,
  closings: readonly Closing[],
): Promise<Map<AttemptRow, string>> {
  if (closings.length === 0) return new Map()
  return writeClosings(client, scoreClosings(signer, closings))
}

/** Scores sheets and signs their receipts, in the order in which rows are locked. */
export function scoreClosings(signer: ReceiptSigner, closings: readonly Closing[]): ScoredClosing[] {
  const ordered = closings.toSorted((a, b) => byKey(a.row, b.row))
  const textOf = instantTexts()
  const unsigned = ordered.map(closing => receiptOf(closing, closing.submissionId ?? randomUUID(), textOf))
  const receipts = signer.signAll(unsigned)
  return ordered.map((closing, index) => ({
    ...closing,
    score: scoreSheet(closing.sheet, closing.key, closing.exam),
    submission: unsigned[index]!.submission_id,
    receipt: receipts[index]!,
    ranked: rankingOf(closing.exam, closing.row.try) === 'ranked',
  }))
}

/** Writes closings that are scored, in the order in which they were scored. */
export async function writeClosings(
  client: Pool | PoolClient,
  scored: readonly ScoredClosing[],
): Promise<Map<AttemptRow, string>> {
  const { rows } = await client.query<{ ordinal: number }>(closeStatement(scored))
  return new Map(rows.map(({ ordinal }) => [scored[ordinal - 1]!.row, scored[ordinal - 1]!.receipt]))
}

function receiptOf(
  { row, exam, key, sheet, submittedAt }: Closing,
  submissionId: string,
  textOf: typeof instantText,
): Omit<Receipt, 'proof'> {
  const visibleAt = resultVisibleAt(exam, row.mode)
  return {
    exam: String(row.examId),
    submission_id: submissionId,
    received_at: textOf(submittedAt),
    answered: sheet.countAnswered(),
    digest: digestOf(row.examId, sheet, key),
    result_visible_at: visibleAt === null ? null : textOf(visibleAt),
  }
}

/** Makes each text once: a batch has few instants, and each of its receipts two. */
function instantTexts(): typeof instantText {
  const known = new Map<number, string>()
  return ms => known.get(ms) ?? known.set(ms, instantText(ms)).get(ms)!
}

/**
 * Each process adds to mark counts of its own, and each batch to other rows than the one before, so that two commits
 * under way never wait for one another.
 */
const writerBase = Math.floor(Math.random() * 4096) * 4
let lane = 0

function nextWriter(): number {
  lane = (lane + 1) % 4
  return writerBase + lane
}

/*
 * `state <> closed` rather than `= open`: the index of open attempts must not look like a way to one of them, for the
 * planner takes it to be empty until the first statistics after an exam's start.
 * Who has read keys as one of the staff is not compared with those who have not.
 * The exam's row is held for the transaction, so that no version is published between a sheet's score and its result. An exam
 * that is being changed is passed over rather than waited for: others stand in this batch.
 */
const closeSql = `
  with held as materialized (
    select id, result_version from exams where id = any($2::int[]) order by id for share skip locked
  ), wanted as (
    select w.*, 'epoch'::timestamptz + submitted_ms * interval '1 millisecond' as submitted_at,
           w.may_rank and not exists (select from users u where u.id = w.user_id and u.role = any ($19::text[])) as ranked
      from unnest($1::bigint[], $2::int[], $3::smallint[], $4::smallint[], $5::int[], $6::bytea[], $7::smallint[],
        $8::bigint[], $9::uuid[], string_to_array($10, e'\\n'), $11::int[], $12::smallint[], $13::smallint[], $14::int[],
        $15::text[], $16::boolean[], $18::smallint[]) with ordinality as w (user_id, exam_id, mode, try, revision, sheet, closed_by,
        submitted_ms, submission_id, receipt, marks, correct, incorrect, taken_ms, subjects, may_rank, version, ordinal)
      join held on held.id = w.exam_id and held.result_version = w.version
  ), closed as (
    update attempts a
       set state = ${attemptState.closed}, sheet = coalesce(w.sheet, a.sheet), sheet_revision = a.sheet_revision + 1, closed_by = w.closed_by,
           submitted_at = w.submitted_at, submission_id = w.submission_id, receipt = w.receipt
      from wanted w
     where a.user_id = w.user_id and a.exam_id = w.exam_id and a.mode = w.mode and a.try = w.try
       and a.sheet_revision = w.revision and a.state <> ${attemptState.closed}
    returning w.ordinal
  ), done as (
    select w.* from wanted w join closed using (ordinal)
  ), scored as (
    insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
    select user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects::smallint[], ranked
      from done
  ), counted as (
    insert into exam_mark_counts as c (exam_id, mode, version, marks, writer, count)
    select exam_id, mode, version, marks, $17::smallint, count(*) from done where ranked
     group by exam_id, mode, version, marks order by exam_id, mode, version, marks
    on conflict (exam_id, mode, version, marks, writer) do update set count = c.count + excluded.count
  )
  select ordinal::int from closed`

const rolesWithKeys = roles.filter(seesKeys)

const closePlan = statementName('close-attempts')

function closeStatement(scored: readonly ScoredClosing[]) {
  const column = (type: Parameters<typeof integersOf>[0], value: (each: ScoredClosing) => number) =>
    integersOf(type, scored.map(value))
  return {
    name: closePlan(),
    text: closeSql,
    values: [
      column('bigint', each => Number(each.row.userId)),
      column('int', each => each.row.examId),
      column('smallint', each => attemptMode[each.row.mode]),
      column('smallint', each => each.row.try),
      column('int', each => each.row.revision),
      scored.map(each => (each.changed ? each.sheet.toBytes() : null)),
      column('smallint', each => closedBy[each.by]),
      column('bigint', each => each.submittedAt),
      arrayOf(scored.map(each => each.submission)),
      scored.map(each => each.receipt).join('\n'),
      column('int', each => each.score.marks),
      column('smallint', each => each.score.correct),
      column('smallint', each => each.score.incorrect),
      column('int', each => each.submittedAt - each.row.joinedAt),
      // Within an array a list of lists would have to be as long for everybody.
      arrayOf(scored.map(each => `"{${each.score.subjects.join(',')}}"`)),
      arrayOf(scored.map(each => each.ranked)),
      nextWriter(),
      column('smallint', each => each.key.resultVersion),
      rolesWithKeys,
    ],
  }
}
