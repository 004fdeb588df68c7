import { reviewQuestion } from '@prostuti/contract/questions/operations'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { isLive } from '../bank/question-filter.ts'
import { questionListItems } from '../bank/question-list-items.ts'
import { refuseOwn } from '../bank/refuse-own.ts'
import { auditFields, lockQuestion } from '../bank/save-question.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { categories, questions } from '../tables/questions.ts'

const waits = and(isLive, eq(questions.reviewed, false), isNull(questions.returnedReason))

/**
 * Approves a question under review or sends it back. Throws `conflict` where it was changed or reviewed since, and
 * `validation_failed` where it is sent back without a reason.
 */
export function createReviewQuestion(deps: QuestionDeps) {
  const { db, clock } = deps
  return implement(reviewQuestion, async ({ params, body: { verdict, reason, revision } }, call) => {
    if (verdict === 'return' && reason === '')
      throw new AppError('validation_failed', {
        fields: [{ path: 'reason', code: 'required', message: 'A question is sent back with a reason' }],
      })
    await inTransaction(db.pool, async client => {
      const row = await lockQuestion(client, params.id)
      if (row.reviewed || row.revision !== revision) throw new AppError('conflict')
      if (verdict === 'approve') await refuseOwn(client, signedIn(call), [row.id])
      const at = clock.now()
      const [after] = await drizzle(client)
        .update(questions)
        .set({
          ...(verdict === 'approve' ? { reviewed: true, returnedReason: null } : { returnedReason: reason }),
          revision: sql`${questions.revision} + 1`,
          updatedAt: new Date(at),
        })
        .where(eq(questions.id, row.id))
        .returning()
      const action = verdict === 'approve' ? 'approved' : 'returned'
      const [before, now] = [auditFields(row), auditFields(after!)]
      await writeAudit(client, [
        { actor: signedIn(call).id, kind: 'question', id: row.id, action, before, after: now, at },
      ])
    })
    const [reviewed, [next], [left]] = await Promise.all([
      db.orm
        .select({ question: questions, category: categories })
        .from(questions)
        .innerJoin(categories, eq(categories.id, questions.categoryId))
        .where(sql`${questions.id} = ${params.id}::bigint`),
      db.orm
        .select({ id: questions.id })
        .from(questions)
        .where(waits)
        .orderBy(asc(questions.updatedAt), asc(questions.id))
        .limit(1),
      db.orm.select({ count: count() }).from(questions).where(waits),
    ])
    const [question] = await questionListItems(deps, reviewed, call.language)
    return { question: question!, next: next ? String(next.id) : null, waiting: left!.count }
  })
}
