import type { FieldError } from '@prostuti/contract'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { approved, draft, type Exam } from '../exam.ts'
import { writePaper } from '../papers/publish-paper.ts'
import { exams } from '../tables/exams.ts'
import { auditFields } from './audit-fields.ts'
import type { ExamColumns } from './exam-columns.ts'
import { findProblems, markOf, readQuestionFaults } from './find-problems.ts'
import { readQuestionIds, writeQuestionIds } from './question-list.ts'
import { isJoined } from './sitters.ts'
import { readPaperVersion } from './staff-exam.ts'

/** A change of an exam that is locked. */
export interface ExamChange {
  readonly before: Exam
  readonly columns: ExamColumns
  /** All its questions in their order; undefined: they stay. */
  readonly questionIds?: readonly bigint[]
  /** Who changes it; null: the server by itself. */
  readonly by: bigint | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** Makes the paper again, whether it looks changed or not. */
  readonly publishes?: boolean
}

/** What an exam that learners have joined keeps: their marks, and what they were promised, rest on it. */
const frozen = {
  startTime: 'start_time',
  endTime: 'end_time',
  durationMs: 'duration',
  graceMs: 'grace_seconds',
  totalMarks: 'total_marks',
  negativeMark: 'negative_mark',
  isDemo: 'is_demo',
  membersOnly: 'members_only',
  mode: 'mode',
  reviewedQb: 'reviewed_qb',
  subjectOrder: 'subject_order',
} as const satisfies Partial<Record<keyof Exam, string>>

/**
 * Writes a change of an exam with its audit row, and a new version of its paper where an approved one has another. Throws
 * `conflict` naming what an exam that a learner has joined keeps, and `validation_failed` with what an approved one must not be.
 */
export async function changeExam(client: PoolClient, change: ExamChange): Promise<Exam> {
  const { before, columns, by, at } = change
  const idsBefore = await readQuestionIds(client, before)
  const joined = await isJoined(client, before.id)
  const wanted = change.questionIds ?? idsBefore
  const changesQuestions = !equal(wanted, idsBefore)
  if (joined) refuseFrozen(before, columns, changesQuestions)
  if (change.questionIds && !joined) await writeQuestionIds(client, before.id, wanted)
  const stored = await store(client, before, {
    ...columns,
    ...(joined ? {} : { totalQuestions: wanted.length }),
    ...(columns.questionState !== undefined && { stoppedAt: null }),
    updatedAt: new Date(at),
  })
  const ids = await readQuestionIds(client, stored)
  const after =
    stored.questionState === approved ? await approve(client, { change, stored, ids, idsBefore, joined }) : stored
  const action = before.questionState === after.questionState ? 'updated' : stateVerbs[after.questionState]!
  await writeAudit(client, [
    {
      actor: by,
      kind: 'exam',
      id: before.id,
      action,
      at,
      before: auditFields(before, idsBefore),
      after: auditFields(after, ids),
    },
  ])
  return after
}

const stateVerbs = ['drafted', 'halted', 'reviewed', 'approved'] as const

function refuseFrozen(before: Exam, columns: ExamColumns, changesQuestions: boolean): void {
  const message = 'Somebody has joined this exam'
  const names = (Object.keys(frozen) as (keyof typeof frozen)[]).filter(
    name => columns[name] !== undefined && !sameValue(columns[name], before[name]),
  )
  const fields: FieldError[] = names.map(name => ({ path: frozen[name], code: 'joined', message }))
  // A draft may be deleted and written again.
  if (columns.questionState === draft && before.questionState !== draft)
    fields.push({ path: 'question_state', code: 'joined', message })
  if (changesQuestions) fields.push({ path: 'question_ids', code: 'joined', message })
  if (fields.length > 0) throw new AppError('conflict', { fields })
}

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const equal = (one: readonly bigint[], other: readonly bigint[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

async function store(client: PoolClient, { id, revision }: Exam, columns: ExamColumns): Promise<Exam> {
  const [exam] = await drizzle(client)
    .update(exams)
    .set({ ...columns, revision: revision + 1 })
    .where(and(eq(exams.id, id), eq(exams.revision, revision)))
    .returning()
  if (!exam) throw new AppError('conflict')
  return exam
}

interface Approving {
  readonly change: ExamChange
  readonly stored: Exam
  readonly ids: readonly bigint[]
  readonly idsBefore: readonly bigint[]
  readonly joined: boolean
}

/** Who has joined sits the paper that is there: no other is made then. */
async function approve(client: PoolClient, { change, stored, ids, idsBefore, joined }: Approving): Promise<Exam> {
  const faults = joined ? new Map() : await readQuestionFaults(client, ids)
  const problems = findProblems(stored, ids, faults)
  if (problems.length > 0)
    throw new AppError('validation_failed', {
      fields: problems.map(({ path, number, code }) => ({
        path: number === null ? path : `${path}.${number}`,
        code,
        message: 'The exam cannot be approved with this',
      })),
    })
  const { before, publishes = false } = change
  const isSame =
    !publishes && before.questionState === approved && equal(ids, idsBefore) && sameValue(before.title, stored.title)
  if (joined || isSame) return stored
  const version = (await readPaperVersion(client, stored)) === null ? stored.paperVersion : stored.paperVersion + 1
  await writePaper(client, { id: stored.id, version, title: stored.title }, ids)
  const [exam] = await drizzle(client)
    .update(exams)
    .set({ paperVersion: version, totalQuestions: ids.length, mark: markOf(stored, ids.length)! })
    .where(eq(exams.id, stored.id))
    .returning()
  return exam!
}
