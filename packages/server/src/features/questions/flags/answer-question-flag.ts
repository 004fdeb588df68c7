import { answerQuestionFlag } from '@prostuti/contract/questions/operations'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Change, writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questionFlags } from '../tables/flags.ts'
import { tellReporters } from './tell-reporters.ts'

/** Answers a report, or all open ones of its question, and tells who made them. Throws `not_found`, and `conflict` for one that is answered. */
export function createAnswerFlag({ db, clock }: Pick<QuestionDeps, 'db' | 'clock'>) {
  return implement(answerQuestionFlag, ({ params, body: { state, answer, everyone } }, call) =>
    inTransaction(db.pool, async client => {
      const id = BigInt(params.id)
      const orm = drizzle(client)
      const [asked] = await orm.select().from(questionFlags).where(eq(questionFlags.id, id)).for('update')
      if (!asked) throw new AppError('not_found')
      if (asked.state !== 'open') throw new AppError('conflict')
      const at = clock.now()
      const actor = signedIn(call).id
      const of = everyone ? eq(questionFlags.questionId, asked.questionId) : eq(questionFlags.id, id)
      const answered = await orm
        .update(questionFlags)
        .set({ state, answer, answeredBy: actor, answeredAt: new Date(at) })
        .where(and(of, eq(questionFlags.state, 'open')))
        .returning({ id: questionFlags.id, userId: questionFlags.userId })
      const before = { state: 'open', answer: '' }
      await writeAudit(
        client,
        answered.map((flag): Change => {
          return { actor, kind: 'flag', id: flag.id, action: 'answered', before, after: { state, answer }, at }
        }),
      )
      const people = answered.map(({ userId }) => userId)
      await tellReporters(client, { flag: asked, people, answer, mended: state === 'accepted', at })
      return { answered: answered.length }
    }),
  )
}
