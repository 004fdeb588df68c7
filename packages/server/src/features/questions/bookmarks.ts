import { randomInt } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import { holdPerson } from '../../platform/people/hold-person.ts'
import { questionBookmarks } from './tables/questions.ts'

/** The questions that people keep. Whether a person may know of a question is asked before it comes here. */
export interface QuestionBookmarks {
  /** Keeping a kept one again changes nothing. */
  add(viewer: Viewer, question: string, now: number): Promise<void>
  /** So does dropping one that is not kept. */
  remove(viewer: Viewer, question: string): Promise<void>
  /** Those of these questions that this person keeps. */
  findIn(viewer: Viewer, questions: readonly string[]): Promise<ReadonlySet<string>>
}

export function createQuestionBookmarks({ orm, pool }: Database): QuestionBookmarks {
  return {
    async add({ id: userId }, question, now) {
      await inTransaction(pool, async client => {
        await holdPerson(client, userId)
        await client.query({
          name: 'keep-question',
          text: `insert into question_bookmarks (user_id, question_id, seed, created_at) values ($1, $2, $3, $4)
                 on conflict do nothing`,
          values: [String(userId), question, randomInt(2 ** 31), new Date(now)],
        })
      })
    },
    async remove({ id }, question) {
      await orm
        .delete(questionBookmarks)
        .where(and(eq(questionBookmarks.userId, id), eq(questionBookmarks.questionId, BigInt(question))))
    },
    async findIn({ id }, asked) {
      const rows = await orm
        .select({ question: questionBookmarks.questionId })
        .from(questionBookmarks)
        .where(and(eq(questionBookmarks.userId, id), inArray(questionBookmarks.questionId, asked.map(BigInt))))
      return new Set(rows.map(row => String(row.question)))
    },
  }
}
