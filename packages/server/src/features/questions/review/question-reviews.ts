import type { ItemEvidence } from '@prostuti/contract'
import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Localized } from '../../../platform/db/columns.ts'
import { auditFields, lockQuestion } from '../bank/save-question.ts'
import { questions } from '../tables/questions.ts'
import { reviewReasons } from '../tables/review-reasons.ts'

/** What an exam has shown of a question, and who sends it to review for that. */
export interface SentQuestion {
  readonly question: string
  readonly exam: { readonly id: number; readonly title: Localized; readonly version: number }
  readonly evidence: ItemEvidence
  readonly by: bigint
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What the bank says of a question that an exam has asked. */
export interface ReviewSituation {
  readonly underReview: boolean
  /** When that exam's figures of this version were sent, in milliseconds since 1970; null: they were not. */
  readonly sentAt: number | null
  readonly openFlags: number
}

/** Questions that exams send to review. */
export interface QuestionReviews {
  /**
   * Puts a question under review with what speaks against it, within the caller's transaction. Sent before with the same version,
   * nothing changes. Resolves to when it was sent. Throws `not_found` for one that is deleted or merged.
   */
  send(client: PoolClient, sent: SentQuestion): Promise<number>
  /** By question id; none of those that are deleted. */
  situations(
    ids: readonly string[],
    exam: Pick<SentQuestion['exam'], 'id' | 'version'>,
  ): Promise<ReadonlyMap<string, ReviewSituation>>
}

export function createQuestionReviews(pool: Pool): QuestionReviews {
  return { send: sendToReview, situations: (ids, exam) => readSituations(pool, ids, exam) }
}

async function sendToReview(client: PoolClient, { question, exam, evidence, by, at }: SentQuestion): Promise<number> {
  const orm = drizzle(client)
  const row = await lockQuestion(client, question)
  const [known] = await orm
    .select()
    .from(reviewReasons)
    .where(and(eq(reviewReasons.questionId, row.id), eq(reviewReasons.examId, exam.id)))
  if (known?.version === exam.version) return known.sentAt.getTime()
  const sent = {
    ...{ examTitle: exam.title, version: exam.version, evidence },
    ...{ sentAt: new Date(at), sentBy: by },
  }
  await orm
    .insert(reviewReasons)
    .values({ questionId: row.id, examId: exam.id, ...sent })
    .onConflictDoUpdate({ target: [reviewReasons.questionId, reviewReasons.examId], set: sent })
  const [after] = await orm
    .update(questions)
    .set({
      // One that was sent back waits for its writer, and stays with them.
      ...(row.reviewed && { reviewed: false, returnedReason: null }),
      revision: sql`${questions.revision} + 1`,
      updatedAt: new Date(at),
    })
    .where(eq(questions.id, row.id))
    .returning()
  const reason = { exam: String(exam.id), version: exam.version, verdict: evidence.verdict }
  const [before, now] = [auditFields(row), { ...auditFields(after!), sent_to_review: reason }]
  await writeAudit(client, [
    { actor: by, kind: 'question', id: row.id, action: 'sent_to_review', before, after: now, at },
  ])
  return at
}

async function readSituations(
  pool: Pool,
  ids: readonly string[],
  { id, version }: Pick<SentQuestion['exam'], 'id' | 'version'>,
): Promise<ReadonlyMap<string, ReviewSituation>> {
  const { rows } = await pool.query<{ id: string; reviewed: boolean; sent: Date | null; flags: number }>({
    name: 'review-situations',
    text: `select q.id, q.reviewed, r.sent_at as sent,
                  (select count(*)::int from question_flags f where f.question_id = q.id and f.state = 'open') as flags
             from questions q
             left join review_reasons r on r.question_id = q.id and r.exam_id = $2 and r.version = $3
            where q.id = any($1::bigint[]) and q.deleted_at is null and q.merged_into is null`,
    values: [ids, id, version],
  })
  return new Map(
    rows.map(({ id, reviewed, sent, flags }) => [
      id,
      { underReview: !reviewed, sentAt: sent?.getTime() ?? null, openFlags: flags },
    ]),
  )
}
