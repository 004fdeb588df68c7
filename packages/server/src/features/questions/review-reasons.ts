import type { Language, ReviewReason } from '@prostuti/contract'
import { desc, eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { inLanguage } from '../../platform/db/in-language.ts'
import { users } from '../../platform/people/tables.ts'
import { reviewReasons } from './tables/review-reasons.ts'

/** Why these questions wait, by question id, the newest reason first. */
export async function readReviewReasons(
  client: Pool | PoolClient,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, ReviewReason[]>> {
  const rows = await drizzle(client as PoolClient)
    .select({ reason: reviewReasons, sender: users.name })
    .from(reviewReasons)
    .leftJoin(users, eq(users.id, reviewReasons.sentBy))
    .where(inArray(reviewReasons.questionId, ids.map(BigInt)))
    .orderBy(desc(reviewReasons.sentAt), desc(reviewReasons.examId))
  const found = new Map<string, ReviewReason[]>()
  for (const { reason, sender } of rows) {
    const id = String(reason.questionId)
    found.set(id, [
      ...(found.get(id) ?? []),
      {
        exam: String(reason.examId),
        title: inLanguage(reason.examTitle, language),
        version: reason.version,
        evidence: reason.evidence,
        sent_at: reason.sentAt.toISOString(),
        sent_by: sender,
      },
    ])
  }
  return found
}
