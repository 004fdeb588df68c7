import type { ExamQuestionList, ParsedPart } from '@prostuti/contract'
import { maxQuestions } from '@prostuti/contract/attempt'
import { addExamQuestions, removeExamQuestions } from '@prostuti/contract/exams/operations'
import { updateProgramExamQuestion } from '@prostuti/contract/programs/operations'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Exam } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { ofType } from './category-types.ts'
import { changeExam } from './change-exam.ts'
import { checkExamRights } from './exam-rights.ts'
import { lockExam } from './lock-exam.ts'
import { readQuestionIds } from './question-list.ts'
import { checkBank } from './update-exam.ts'

/** Adds, orders, removes and replaces the questions of an exam (decision 0064). */
export function createChangeQuestions(deps: StaffDeps) {
  return [
    implement(addExamQuestions, ({ params, body }, call) =>
      change(deps, { id: params.id, revision: body.revision }, call, async (_, before) => nextIds(before, body)),
    ),
    implement(removeExamQuestions, ({ params, query }, call) => {
      const gone = new Set(query.questions.split(',').map(BigInt))
      return change(deps, { id: params.id, revision: query.revision }, call, async (_, before) =>
        before.filter(id => !gone.has(id)),
      )
    }),
    implement(updateProgramExamQuestion, ({ params, query, body }, call) =>
      change(deps, { id: params.id, revision: body.revision }, call, async (client, before) => {
        const replaced = await ofType(client, before, query.type)
        const kept = before.filter(id => !replaced.has(id))
        const added = unique(body.questions.map(BigInt))
        const typed = await ofType(client, added, query.type)
        refuse(added, id => !typed.has(id), 'not_of_type')
        return [...kept, ...added]
      }),
    ),
  ]
}

const unique = (ids: readonly bigint[]) => [...new Set(ids)]

function nextIds(
  before: readonly bigint[],
  { questions, order = false }: ParsedPart<'exams.addExamQuestions', 'body'>,
) {
  const named = unique(questions.map(BigInt))
  if (!order) return unique([...before, ...named])
  const known = new Set(before)
  refuse(named, id => !known.has(id), 'not_in_exam')
  // Those that are not named keep their order, at the end.
  return unique([...named, ...before])
}

function refuse(ids: readonly bigint[], isWrong: (id: bigint) => boolean, code: string): void {
  const fields = ids.flatMap((id, index) =>
    isWrong(id) ? [{ path: `questions.${index}`, code, message: 'This question cannot stand here' }] : [],
  )
  if (fields.length > 0) throw new AppError('validation_failed', { fields })
}

interface Asked {
  readonly id: string
  readonly revision: number
}

function change(
  deps: StaffDeps,
  { id, revision }: Asked,
  call: Call,
  next: (client: PoolClient, before: readonly bigint[]) => Promise<bigint[]>,
): Promise<ExamQuestionList> {
  return inTransaction(deps.db.pool, async client => {
    const exam = await lockExam(client, id, revision)
    checkExamRights(signedIn(call), exam, exam)
    const ids = await next(client, await readQuestionIds(client, exam))
    const after = await setQuestions(client, exam, { ids, by: signedIn(call).id, at: deps.clock.now() })
    return {
      exam: String(after.id),
      revision: after.revision,
      question_ids: (await readQuestionIds(client, after)).map(String),
    }
  })
}

/** Makes these the questions of a locked exam, in this order. Throws as `changeExam` does, and for too many of them. */
export async function setQuestions(
  client: PoolClient,
  exam: Exam,
  { ids, by, at }: { ids: readonly bigint[]; by: bigint | null; at: number },
): Promise<Exam> {
  if (ids.length > maxQuestions) {
    const fields = [{ path: 'questions', code: 'too_big', message: `At most ${maxQuestions} questions` }]
    throw new AppError('validation_failed', { fields })
  }
  await checkBank(client, { before: exam, reviewed: exam.reviewedQb, changesSource: false }, ids)
  return changeExam(client, { before: exam, columns: {}, questionIds: ids, by, at })
}
