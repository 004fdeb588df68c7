import type { ParsedPart, StaffExam } from '@prostuti/contract'
import { deleteExam, updateExam } from '@prostuti/contract/exams/operations'
import { deleteProgramExam, getProgramExam, updateProgramExam } from '@prostuti/contract/programs/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { approved, draft, type Exam, reviewed } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { exams } from '../tables/exams.ts'
import { auditFields } from './audit-fields.ts'
import { changeExam } from './change-exam.ts'
import { checkExam, columnsOf, type ExamColumns, movedVisibilities } from './exam-columns.ts'
import { checkExamRights } from './exam-rights.ts'
import { findExam, lockExam } from './lock-exam.ts'
import { notInBank, readQuestionIds } from './question-list.ts'
import { countSitting, isJoined } from './sitters.ts'
import { presentStaffExam } from './staff-exam.ts'

type Body = ParsedPart<'exams.updateExam', 'body'>

interface Asked {
  readonly id: string
  /** The program that it must be of; undefined: any. */
  readonly program?: string
}

/** Changes and deletes exams, by themselves and as those of a program. */
export function createUpdateExam(deps: StaffDeps) {
  return [
    implement(updateExam, ({ params, body }, call) => update(deps, { id: params.id }, body, call)),
    implement(updateProgramExam, ({ params, body }, call) =>
      update(deps, { id: params.examId, program: params.id }, body, call),
    ),
    implement(getProgramExam, async ({ params }, { language }) => {
      const exam = await findExam(deps.db, params.examId)
      checkProgram(exam, params.id)
      return presentStaffExam(deps, deps.db.pool, exam, language)
    }),
    implement(deleteExam, ({ params, query }, call) => remove(deps, { id: params.id }, query.revision, call)),
    implement(deleteProgramExam, ({ params, query }, call) =>
      remove(deps, { id: params.examId, program: params.id }, query.revision, call),
    ),
  ]
}

function checkProgram({ programId }: Exam, program: string | undefined): void {
  if (program !== undefined && String(programId) !== program) throw new AppError('no_exam_found')
}

function update(deps: StaffDeps, { id, program }: Asked, body: Body, call: Call): Promise<StaffExam> {
  const { revision, confirm = false, question_state: state, question_ids: questionIds, ...fields } = body
  return inTransaction(deps.db.pool, async client => {
    const before = await lockExam(client, id, revision)
    checkProgram(before, program)
    await checkPrograms(deps, client, fields.program)
    const columns: ExamColumns = { ...columnsOf(fields), ...(state !== undefined && { questionState: state }) }
    const next = { ...before, ...withoutUndefined(columns) }
    checkExam(next)
    checkMove(before, next)
    checkExamRights(signedIn(call), before, next)
    const changesSource = next.reviewedQb !== before.reviewedQb
    if (!confirm) await askFirst(client, { before, next, changesSource })
    const ids = questionIds?.map(BigInt) ?? (changesSource ? [] : undefined)
    if (ids) await checkBank(client, { before, reviewed: next.reviewedQb, changesSource }, ids)
    const after = await changeExam(client, {
      before,
      columns: { ...columns, ...movedVisibilities(before, next, columns) },
      questionIds: ids,
      by: signedIn(call).id,
      at: deps.clock.now(),
      publishes: state === approved,
    })
    return presentStaffExam(deps, client, after, call.language)
  })
}

/** Undefined ones must not hide what is stored. */
function withoutUndefined(columns: ExamColumns): Partial<Exam> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** Throws `validation_failed` for a program that there is not. */
export async function checkPrograms(
  { staffPrograms }: Pick<StaffDeps, 'staffPrograms'>,
  client: PoolClient,
  program: string | null | undefined,
): Promise<void> {
  if (program === undefined || program === null) return
  const programs = await staffPrograms(client)
  if (programs.some(({ id }) => String(id) === program)) return
  const fields = [{ path: 'program', code: 'program_missing', message: 'There is no such program' }]
  throw new AppError('validation_failed', { fields })
}

/** Only what is reviewed is approved; back it may go from anywhere. */
function checkMove(before: Exam, next: Exam): void {
  if (next.questionState !== approved || before.questionState >= reviewed) return
  const fields = [{ path: 'question_state', code: 'not_reviewed', message: 'Only a reviewed exam can be approved' }]
  throw new AppError('validation_failed', { fields })
}

interface Asking {
  readonly before: Exam
  readonly next: Exam
  readonly changesSource: boolean
}

/** Throws `confirm_required` with the number of questions that would go, or of people who are sitting what would be hidden. */
async function askFirst(client: PoolClient, { before, next, changesSource }: Asking): Promise<void> {
  if (changesSource) {
    const questions = await readQuestionIds(client, before)
    if (questions.length > 0) throw new AppError('confirm_required', { affected: questions.length })
  }
  if (before.questionState === approved && next.questionState !== approved) {
    const sitting = await countSitting(client, before.id)
    if (sitting > 0) throw new AppError('confirm_required', { affected: sitting })
  }
}

interface Bank {
  readonly before: Exam
  readonly reviewed: boolean
  readonly changesSource: boolean
}

/** Those that it has already may have left the bank since. Throws `validation_failed` for others that are not in it. */
export async function checkBank(client: PoolClient, bank: Bank, ids: readonly bigint[]): Promise<void> {
  const kept = new Set(bank.changesSource ? [] : await readQuestionIds(client, bank.before))
  const strange = await notInBank(
    client,
    ids.filter(id => !kept.has(id)),
    bank.reviewed,
  )
  if (strange.length === 0) return
  const message = 'Not a question of this bank'
  const fields = strange.map(id => ({ path: `question_ids.${ids.indexOf(BigInt(id))}`, code: 'not_in_bank', message }))
  throw new AppError('validation_failed', { fields })
}

function remove(deps: StaffDeps, { id, program }: Asked, revision: number, call: Call): Promise<void> {
  return inTransaction(deps.db.pool, async client => {
    const before = await lockExam(client, id, revision)
    checkProgram(before, program)
    checkExamRights(signedIn(call), before, before)
    if (await isJoined(client, before.id)) {
      const fields = [{ path: 'id', code: 'joined', message: 'Somebody has joined this exam' }]
      throw new AppError('conflict', { fields })
    }
    const at = deps.clock.now()
    const ids = await readQuestionIds(client, before)
    await drizzle(client)
      .update(exams)
      .set({ questionState: draft, deletedAt: new Date(at), revision: before.revision + 1 })
      .where(eq(exams.id, before.id))
    await writeAudit(client, [
      {
        actor: signedIn(call).id,
        kind: 'exam',
        id: before.id,
        action: 'deleted',
        at,
        before: auditFields(before, ids),
      },
    ])
  })
}
