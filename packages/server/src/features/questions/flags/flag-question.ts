import { flagQuestion } from '@prostuti/contract/questions/operations'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { maySeeQuestions } from '../may-see-questions.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questionFlags } from '../tables/flags.ts'
import { questions } from '../tables/questions.ts'
import { presentFlag } from './present-flag.ts'

/** Beyond every exam's id. */
const maxExam = 2 ** 31

/**
 * Reports a question. Throws `not_found` for one that this person may not know of, and `conflict` where they have said something else
 * of it that is not answered yet.
 */
export function createFlagQuestion(deps: QuestionDeps) {
  const { db, clock } = deps
  return implementOnce(flagQuestion, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const viewer = signedIn(call)
    const at = clock.now()
    const visible = await maySeeQuestions(deps, viewer.id, [body.question], at, client)
    if (!visible.has(body.question)) throw new AppError('not_found')
    if (body.exam !== null && Number(body.exam) >= maxExam) throw new AppError('not_found')
    const questionId = BigInt(body.question)
    const [flag] = await drizzle(client)
      .insert(questionFlags)
      .values({
        userId: viewer.id,
        questionId,
        examId: body.exam === null ? null : Number(body.exam),
        reason: body.reason,
        text: body.text,
        createdAt: new Date(at),
      })
      .onConflictDoNothing()
      .returning()
    const found = flag ?? (await openFlag(client, viewer.id, questionId))
    if (found.reason !== body.reason || found.text !== body.text) throw new AppError('conflict')
    const [question] = await drizzle(client).select().from(questions).where(eq(questions.id, questionId))
    return presentFlag(found, question!, call.language)
  })
}

async function openFlag(client: PoolClient, userId: bigint, questionId: bigint) {
  const [flag] = await drizzle(client)
    .select()
    .from(questionFlags)
    .where(
      and(eq(questionFlags.userId, userId), eq(questionFlags.questionId, questionId), eq(questionFlags.state, 'open')),
    )
  // Answered between the two statements: the next try writes a new one.
  if (!flag) throw new AppError('conflict', { retryAfter: 1 })
  return flag
}
