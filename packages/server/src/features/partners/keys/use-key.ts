import type { Operation, ReturnsOf, ServedId } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { type Handled, type Implementation, type Input, implement } from '../../../platform/http/call/implement.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { isKeyOf } from './keys.ts'

interface KeyDeps {
  readonly pool: Pool
  readonly clock: Pick<Clock, 'now'>
}

/** Serves a call of a partner's server: `partner` is whose key it sends. */
export type PartnerHandler<Id extends ServedId> = (
  input: Input<Id>,
  call: Call & { readonly partner: number },
) => Promise<Handled<ReturnsOf<Id>>>

/**
 * Joins a row of the contract that partners' servers call with its handler, which gets no call without a key that works. Throws
 * `not_signed_in` for any other.
 */
export function implementForPartner<Id extends ServedId>(
  operation: Operation<Id>,
  { pool, clock }: KeyDeps,
  handle: PartnerHandler<Id>,
): Implementation {
  return implement(operation, async (input, call) => {
    const key = /^Bearer ([\w-]{20,200})$/.exec(call.header('authorization') ?? '')?.[1]
    if (!key || !isKeyOf('api', key)) throw new AppError('not_signed_in')
    const now = clock.now()
    const { rows } = await pool.query<{ id: number; partner_id: number }>(
      `select id, partner_id from partner_keys where hash = $1 and kind = 'api' and (ends_at is null or ends_at > $2)`,
      [sha256(key), new Date(now)],
    )
    if (!rows[0]) throw new AppError('not_signed_in')
    await noteUse(pool, [rows[0].id], now)
    return handle(input, { ...call, partner: rows[0].partner_id })
  })
}

/** Counts one use of each of these keys. */
export async function noteUse(pool: Pool, keys: readonly number[], now: number): Promise<void> {
  await pool.query(
    `with used as (update partner_keys set last_used_at = $2 where id = any($1::int[]) returning id)
     insert into partner_key_uses as known (key_id, hour, count)
     select id, date_trunc('hour', $2::timestamptz), 1 from used order by id
     on conflict (key_id, hour) do update set count = known.count + 1`,
    [keys, new Date(now)],
  )
}

/** Forgets how often keys were used the day before yesterday. */
export async function purgeKeyUses({ pool, clock }: KeyDeps): Promise<void> {
  await pool.query('delete from partner_key_uses where hour < $1', [new Date(clock.now() - 2 * 86_400_000)])
}
