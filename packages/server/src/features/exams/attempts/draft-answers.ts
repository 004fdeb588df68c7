import type { Change, Drafted, MergedEntry } from '@prostuti/contract'
import { isInTime, next } from '@prostuti/contract/attempt'
import { draftAnswers } from '@prostuti/contract/exams/operations'
import { createBatcher } from '../../../platform/db/batcher.ts'
import { statementName } from '../../../platform/db/statement-name.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { instantText, optionalInstant } from '../exam.ts'
import type { AttemptDeps } from '../exam-deps.ts'
import type { PaperLayout } from '../papers/paper-store.ts'
import { columnsOf, questionIndexesOf } from '../sheets/change-columns.ts'
import { PackedSheet, readDevices } from '../sheets/packed-sheet.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import { type AttemptKey, type AttemptRow, byKey } from './attempt-rows.ts'
import { reasonForNoAttempt } from './attempts-of-people.ts'
import { asError, type BatchOutcome, isNotError, retryOnConflict } from './retry-on-conflict.ts'

interface Draft extends AttemptKey {
  readonly device: string
  readonly changes: readonly Change[]
  readonly receivedAt: number
  readonly graceMs: number
}

interface Merged {
  readonly row: AttemptRow
  readonly layout: PaperLayout
  readonly bytes: Buffer
}

/** Merges changes per question into the open sheet; the newest wins whatever the order of arrival. */
export function createDraftAnswers(deps: AttemptDeps) {
  const save = createBatcher<Draft, Merged>(
    drafts => retryOnConflict(deps.attempts, drafts, round => mergeAll(deps, round)),
    {
      maxItems: 200,
      maxInFlight: 2,
    },
  )
  return implement(draftAnswers, async ({ params, body }, call): Promise<Drafted> => {
    const exam = await deps.catalog.get(params.id, signedIn(call))
    const { row, layout, bytes } = await save({
      userId: signedIn(call).id,
      examId: exam.id,
      mode: body.state ?? 'live',
      device: body.device,
      changes: body.changes,
      receivedAt: call.receivedAt,
      graceMs: exam.graceMs,
    })
    const others = othersOf(bytes, layout, body.device)
    return {
      merged_through: Math.max(...body.changes.map(change => change.seq)),
      deadline: optionalInstant(row.deadline),
      server_time: instantText(deps.clock.now()),
      ...(others.length > 0 && { answer_sheet: others }),
      ...(exam.roomMessage !== null && (await deps.roomMessages.newly(exam.roomMessage, call))),
    }
  })
}

/** What other devices have brought; nearly always there is none, and nothing to decode. */
function othersOf(bytes: Buffer, layout: PaperLayout, device: string): MergedEntry[] {
  if (readDevices(bytes).devices.every(name => name === device)) return []
  return [...decodeSheet(bytes, layout.questionIds).values()].filter(entry => entry.device !== device)
}

async function mergeAll(
  deps: AttemptDeps,
  round: { item: Draft; row: AttemptRow | null }[],
): Promise<BatchOutcome<Merged>[]> {
  const merged = await Promise.all(round.map(({ item, row }) => merge(deps, item, row).catch(asError)))
  const saved = await saveSheets(deps, merged.filter(isNotError))
  return merged.map(each => (!isNotError(each) || saved.has(each.row) ? each : undefined))
}

async function merge(deps: AttemptDeps, draft: Draft, row: AttemptRow | null): Promise<Merged> {
  const { outcome } = next(row ? (row.isOpen ? 'open' : 'closed') : 'none', 'draft')
  if (!row || outcome === 'not_joined') throw await reasonForNoAttempt(deps, draft.userId)
  if (outcome === 'already_participated') throw new AppError(outcome, { receipt: row.receipt ?? undefined })
  if (!isInTime(draft.receivedAt, row.deadline, draft.graceMs)) throw new AppError('too_late')
  const layout = await deps.papers.layout(draft.examId, row.paperVersion)
  const changes = columnsOf(draft.changes)
  const indexes = questionIndexesOf(changes, layout, 'changes')
  const arrival = { device: draft.device, received: draft.receivedAt - row.joinedAt }
  const bytes = PackedSheet.read(row.sheet, layout.questionIds.length).merge(changes, indexes, arrival).toBytes()
  return { row, layout, bytes }
}

const savePlan = statementName('save-sheets')

/** Writes the sheets whose attempt is still open and unchanged since it was read, and says which those were. */
async function saveSheets({ db, clock }: AttemptDeps, merged: readonly Merged[]): Promise<Set<AttemptRow>> {
  if (merged.length === 0) return new Set()
  const ordered = merged.toSorted((a, b) => byKey(a.row, b.row))
  const { rows } = await db.pool.query<{ ordinal: number }>({
    name: savePlan(),
    text: `update attempts a set sheet = w.sheet, sheet_revision = a.sheet_revision + 1, heard_at = $7
             from unnest($1::bigint[], $2::int[], $3::smallint[], $4::smallint[], $5::int[], $6::bytea[])
                  with ordinality as w (user_id, exam_id, mode, try, revision, sheet, ordinal)
            where a.user_id = w.user_id and a.exam_id = w.exam_id and a.mode = w.mode and a.try = w.try
              and a.sheet_revision = w.revision and a.state <> ${attemptState.closed}
        returning w.ordinal::int`,
    values: [
      ordered.map(({ row }) => String(row.userId)),
      ordered.map(({ row }) => row.examId),
      ordered.map(({ row }) => attemptMode[row.mode]),
      ordered.map(({ row }) => row.try),
      ordered.map(({ row }) => row.revision),
      ordered.map(({ bytes }) => bytes),
      instantText(clock.now()),
    ],
  })
  return new Set(rows.map(({ ordinal }) => ordered[ordinal - 1]!.row))
}
