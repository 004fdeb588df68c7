import { randomInt } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../db/database.ts'
import { questionBookmarks } from './tables.ts'

/** The questions that people keep. Whether somebody may know of a question is asked before it comes here. */
export interface QuestionBookmarks {
  /** Keeping a kept one again changes nothing. */
  keep(viewer: Viewer, question: string, now: number): Promise<void>
  /** So does dropping one that is not kept. */
  drop(viewer: Viewer, question: string): Promise<void>
  /** Those of these questions that this person keeps. */
  among(viewer: Viewer, questions: readonly string[]): Promise<ReadonlySet<string>>
}

export function createQuestionBookmarks({ orm }: Database): QuestionBookmarks {
  return {
    async keep({ id: userId }, question, now) {
      const bookmark = { userId, questionId: BigInt(question), seed: randomInt(2 ** 31), createdAt: new Date(now) }
      await orm.insert(questionBookmarks).values(bookmark).onConflictDoNothing()
    },
    async drop({ id }, question) {
      await orm
        .delete(questionBookmarks)
        .where(and(eq(questionBookmarks.userId, id), eq(questionBookmarks.questionId, BigInt(question))))
    },
    async among({ id }, asked) {
      const rows = await orm
        .select({ question: questionBookmarks.questionId })
        .from(questionBookmarks)
        .where(and(eq(questionBookmarks.userId, id), inArray(questionBookmarks.questionId, asked.map(BigInt))))
      return new Set(rows.map(row => String(row.question)))
    },
  }
}
