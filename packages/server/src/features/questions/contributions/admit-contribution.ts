import { contributionBounds } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Lets what one member offers be written one after another, and throws `rate_limited` beyond the bound of 24 hours. */
export async function admitContribution(
  client: PoolClient,
  userId: bigint,
  kind: 'questions' | 'sheets',
  now: number,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`contributions of ${userId}`])
  const table = kind === 'sheets' ? 'contribution_sheets' : 'contributions'
  const alone = kind === 'sheets' ? '' : 'and sheet_id is null'
  const { rows } = await client.query<{ created_at: Date }>(
    `select created_at from ${table} where user_id = $1 ${alone} and created_at > $2
      order by created_at desc offset $3 limit 1`,
    [String(userId), new Date(now - dayMs), contributionBounds[kind] - 1],
  )
  if (!rows[0]) return
  const waitMs = rows[0].created_at.getTime() + dayMs - now
  throw new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
}
