import { getQuestion, updateQuestion } from '@prostuti/contract/questions/operations'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questions } from '../tables/questions.ts'
import { readStaffQuestion } from './read-staff-question.ts'
import { refuseOwn } from './refuse-own.ts'
import { auditFields, lockQuestion, placeColumns, textColumns } from './save-question.ts'
import { openQuestion } from './staff-question.ts'
import { checkOptionsKept } from './written-question.ts'

/** One question for staff. Throws `not_found`. */
export function createGetQuestion(deps: QuestionDeps) {
  return implement(getQuestion, ({ params }, call) => readStaffQuestion(deps, params.id, call))
}

/**
 * Changes the fields that are given. Throws `conflict` where it was changed since, and `validation_failed`, also where an
 * option would lose its number or a paper its option.
 */
export function createUpdateQuestion(deps: QuestionDeps) {
  const { db, clock, uses, siteUrl } = deps
  return implement(updateQuestion, async ({ params, body }, call) => {
    await inTransaction(db.pool, async client => {
      const row = await lockQuestion(client, params.id)
      if (row.revision !== body.revision) throw new AppError('conflict')
      if (body.reviewed && !row.reviewed) await refuseOwn(client, signedIn(call), [row.id])
      const at = clock.now()
      const { question, options, explanation, published, ...form } = body
      const place = await placeColumns(client, form)
      const before = openQuestion(row)
      if (options) {
        const inPaper = (await uses.inPapers(client, [params.id])).has(params.id)
        checkOptionsKept(before.options, options, { inPaper })
      }
      const written = {
        question: question ?? before.question,
        options: options ?? before.options,
        explanation: explanation ?? before.explanation,
      }
      const passageId = place.passageId === undefined ? row.passageId : place.passageId
      const pictureId = place.pictureId === undefined ? row.pictureId : place.pictureId
      const isElsewhere = place.passageId !== undefined || place.pictureId !== undefined
      const changesText = question || options || explanation || isElsewhere
      const [after] = await drizzle(client)
        .update(questions)
        .set({
          ...place,
          ...(changesText && (await textColumns(client, written, { id: row.id, passageId, pictureId, siteUrl }))),
          ...(body.reviewed !== undefined && { returnedReason: null }),
          ...(published !== undefined && { publishedAt: published ? (row.publishedAt ?? new Date(at)) : null }),
          revision: sql`${questions.revision} + 1`,
          updatedAt: new Date(at),
        })
        .where(eq(questions.id, row.id))
        .returning()
      await writeAudit(client, [
        {
          actor: signedIn(call).id,
          kind: 'question',
          id: row.id,
          action: 'updated',
          before: auditFields(row),
          after: auditFields(after!),
          at,
        },
      ])
    })
    return readStaffQuestion(deps, params.id, call)
  })
}
