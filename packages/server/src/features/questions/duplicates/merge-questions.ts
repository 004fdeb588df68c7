import { mergeQuestions } from '@prostuti/contract/questions/operations'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { qualityOfWritten, questionColumns } from '../bank/question-columns.ts'
import { findSame, lockQuestion, readPassage } from '../bank/save-question.ts'
import { openQuestion } from '../bank/staff-question.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questions } from '../tables/questions.ts'

/**
 * Makes one question part of another: bookmarks, reports and lists that are still open go over; papers keep naming the merged one.
 * Throws `not_found`, and `validation_failed` for a question and itself.
 */
export function createMergeQuestions({ db, clock, uses }: QuestionDeps) {
  return implementOnce(mergeQuestions, { pool: db.pool, clock }, async ({ body: { keep, merge } }, call, client) => {
    if (keep === merge)
      throw new AppError('validation_failed', {
        fields: [{ path: 'merge', code: 'same', message: 'A question cannot become part of itself' }],
      })
    // In the order of their ids, as every change of many locks them.
    const order = BigInt(keep) < BigInt(merge) ? [keep, merge] : [merge, keep]
    const locked = new Map<string, typeof questions.$inferSelect>()
    for (const id of order) locked.set(id, await lockQuestion(client, id))
    const [into, from] = [locked.get(keep)!, locked.get(merge)!]
    const at = clock.now()
    const now = new Date(at)
    const orm = drizzle(client)
    const raised = { revision: sql`${questions.revision} + 1`, updatedAt: now }
    await orm
      .update(questions)
      .set({ mergedInto: into.id, ...raised })
      .where(eq(questions.id, from.id))
    const bookmarks = await moveBookmarks(client, from.id, into.id)
    const flags = await moveFlags(client, from.id, into.id)
    await uses.replaceInLists(client, { from: merge, into: keep })
    const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])]
    const written = openQuestion(into)
    const columns = questionColumns(written, { passage: (await readPassage(client, into.passageId))?.bn })
    const same = await findSame(client, columns.fingerprint, into.id)
    await orm
      .update(questions)
      .set({
        tags: union(into.tags, from.tags),
        appearances: union(into.appearances, from.appearances),
        quality: qualityOfWritten(written, columns, same.length > 0),
        ...raised,
      })
      .where(eq(questions.id, into.id))
    const actor = signedIn(call).id
    await writeAudit(client, [
      { actor, kind: 'question', id: from.id, action: 'merged', after: { merged_into: keep }, at },
      { actor, kind: 'question', id: into.id, action: 'merged', after: { merged: merge, bookmarks, flags }, at },
    ])
    return { bookmarks, flags }
  })
}

/** Who keeps both keeps the one that stays. */
async function moveBookmarks(client: PoolClient, from: bigint, into: bigint): Promise<number> {
  const { rowCount } = await client.query(
    `insert into question_bookmarks (user_id, question_id, seed, created_at)
     select user_id, $2, seed, created_at from question_bookmarks where question_id = $1
     on conflict do nothing`,
    [String(from), String(into)],
  )
  await client.query('delete from question_bookmarks where question_id = $1', [String(from)])
  return rowCount ?? 0
}

/** Who has reported both has said so of the one that stays. */
async function moveFlags(client: PoolClient, from: bigint, into: bigint): Promise<number> {
  await client.query(
    `delete from question_flags f where f.question_id = $1 and f.state = 'open' and exists (
       select 1 from question_flags o where o.user_id = f.user_id and o.question_id = $2 and o.state = 'open')`,
    [String(from), String(into)],
  )
  const { rowCount } = await client.query('update question_flags set question_id = $2 where question_id = $1', [
    String(from),
    String(into),
  ])
  return rowCount ?? 0
}
