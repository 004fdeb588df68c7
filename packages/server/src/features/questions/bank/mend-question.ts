import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Localized } from '../../../platform/db/columns.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questions } from '../tables/questions.ts'
import { auditFields, lockQuestion, textColumns } from './save-question.ts'
import { openQuestion } from './staff-question.ts'

/** What is wrong with a question, as an exam that asked it has found out. */
export interface Mending {
  readonly question: string
  /** Numbers of the options that are right; null leaves them. */
  readonly right: readonly number[] | null
  /** As staff typed it; undefined leaves it. */
  readonly explanation: Localized | undefined
  readonly by: bigint
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Mends a question of the bank within the caller's transaction. Throws `not_found`, and `validation_failed` as saving it does. */
export type MendQuestion = (client: PoolClient, mending: Mending) => Promise<void>

export function createMendQuestion({ siteUrl }: Pick<QuestionDeps, 'siteUrl'>): MendQuestion {
  return async (client, { question, right, explanation, by, at }) => {
    const row = await lockQuestion(client, question)
    const before = openQuestion(row)
    const options = right
      ? before.options.map((option, number) => ({ ...option, is_correct: right.includes(number) }))
      : before.options
    const written = { ...before, options, explanation: explanation ?? before.explanation }
    const [after] = await drizzle(client)
      .update(questions)
      .set({
        ...(await textColumns(client, written, { ...row, siteUrl })),
        revision: sql`${questions.revision} + 1`,
        updatedAt: new Date(at),
      })
      .where(eq(questions.id, row.id))
      .returning()
    const [was, is] = [auditFields(row), auditFields(after!)]
    await writeAudit(client, [
      { actor: by, kind: 'question', id: row.id, action: 'updated', before: was, after: is, at },
    ])
  }
}
