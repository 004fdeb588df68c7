import type { ExamMode } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { integersOf } from '../../../platform/db/array-of.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'

/** Whose attempt, of which exam, in which mode. */
export interface AttemptKey {
  readonly userId: bigint
  readonly examId: number
  readonly mode: ExamMode
}

/** An attempt as it is stored; instants in milliseconds since 1970. */
export interface AttemptRow extends AttemptKey {
  readonly try: number
  readonly isOpen: boolean
  readonly seed: number
  readonly paperVersion: number
  readonly joinedAt: number
  readonly deadline: number | null
  readonly sheet: Buffer
  readonly revision: number
  readonly submissionId: string | null
  readonly receipt: string | null
}

/**
 * What a caller who has the key does not know yet. Instants as numbers and the sheet in base64: the driver makes a `Date` by
 * a regular expression and bytes out of two letters each, which was a tenth of a submission.
 */
const tryColumns = `a.try, a.state, a.seed, a.paper_version, ${milliseconds('a.joined_at')} as joined_ms,
  ${milliseconds('a.deadline')} as deadline_ms, encode(a.sheet, 'base64') as sheet, a.sheet_revision, a.submission_id, a.receipt`

function milliseconds(instant: string): string {
  return `(date_part('epoch', ${instant}) * 1000)::bigint`
}

export const attemptColumns = `a.user_id, a.exam_id, a.mode, ${tryColumns}`

interface StoredTry {
  try: number
  state: number
  seed: number
  paper_version: number
  joined_ms: string
  deadline_ms: string | null
  sheet: string
  sheet_revision: number
  submission_id: string | null
  receipt: string | null
}

export interface StoredAttempt extends StoredTry {
  user_id: string
  exam_id: number
  mode: number
}

export function attemptOf(row: StoredAttempt): AttemptRow {
  const mode = row.mode === attemptMode.live ? 'live' : 'archive'
  return tryOf({ userId: BigInt(row.user_id), examId: row.exam_id, mode }, row)
}

function tryOf({ userId, examId, mode }: AttemptKey, row: StoredTry): AttemptRow {
  return {
    userId,
    examId,
    mode,
    try: row.try,
    isOpen: row.state === attemptState.open,
    seed: row.seed,
    paperVersion: row.paper_version,
    joinedAt: Number(row.joined_ms),
    deadline: row.deadline_ms === null ? null : Number(row.deadline_ms),
    sheet: Buffer.from(row.sheet, 'base64'),
    revision: row.sheet_revision,
    submissionId: row.submission_id,
    receipt: row.receipt,
  }
}

/** The newest try of each key, in one query; null where there is none. */
export async function readAttempts(
  pool: Pool | PoolClient,
  keys: readonly AttemptKey[],
): Promise<(AttemptRow | null)[]> {
  const { rows } = await pool.query<StoredTry & { ordinal: number }>({
    name: 'read-attempts',
    text: `select w.ordinal::int, ${tryColumns}
             from unnest($1::bigint[], $2::int[], $3::smallint[]) with ordinality as w (user_id, exam_id, mode, ordinal)
             join lateral (select * from attempts a
                            where a.user_id = w.user_id and a.exam_id = w.exam_id and a.mode = w.mode
                            order by a.try desc limit 1) a on true`,
    values: [
      integersOf(
        'bigint',
        keys.map(key => Number(key.userId)),
      ),
      integersOf(
        'int',
        keys.map(key => key.examId),
      ),
      integersOf(
        'smallint',
        keys.map(key => attemptMode[key.mode]),
      ),
    ],
  })
  const found: (AttemptRow | null)[] = keys.map(() => null)
  for (const row of rows) found[row.ordinal - 1] = tryOf(keys[row.ordinal - 1]!, row)
  return found
}

export function keyText({ userId, examId, mode }: AttemptKey): string {
  return `${userId} ${examId} ${mode}`
}

/** Locks are taken in this order by everybody, so that two batches never wait for each other in a circle. */
export function byKey(a: AttemptKey & { try: number }, b: AttemptKey & { try: number }): number {
  if (a.userId !== b.userId) return a.userId < b.userId ? -1 : 1
  return a.examId - b.examId || attemptMode[a.mode] - attemptMode[b.mode] || a.try - b.try
}
