import { maxPostsPerHour } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'

const hourMs = 60 * 60 * 1000

/** Lets this person's posts be written one after another, and throws `rate_limited` beyond ten an hour, deleted ones among them. */
export async function admitPost(client: PoolClient, userId: bigint, now: number): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`posts of ${userId}`])
  const { rows } = await client.query<{ created_at: Date }>(
    `select created_at from posts where author_id = $1 and created_at > $2 order by created_at desc offset $3 limit 1`,
    [String(userId), new Date(now - hourMs), maxPostsPerHour - 1],
  )
  if (!rows[0]) return
  const waitMs = rows[0].created_at.getTime() + hourMs - now
  throw new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
}
