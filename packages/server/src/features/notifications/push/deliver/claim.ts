import { notificationKinds } from '@prostuti/contract'
import type { Pool } from 'pg'

/** Which notifications this process rings now, and until when they are its own. Milliseconds since 1970. */
export interface Claim {
  readonly now: number
  readonly until: number
  readonly most: number
}

/** Takes notifications that are due, so that no other process takes them before `until`; resolves to their ids. */
export type ClaimDue = (claim: Claim) => Promise<string[]>

/** A process of a newer build rings for its own kinds. */
const knownKinds = Object.keys(notificationKinds)

/** Every process claims; `skip locked` shares the work. A process that dies leaves them to the others from `until` on. */
export function createClaimDue(pool: Pool): ClaimDue {
  return async ({ now, until, most }) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'claim-due-pushes',
      text: `with due as (
               select id from notifications where push_at <= $1 and kind = any($4)
                order by push_at limit $3 for update skip locked)
             update notifications n set push_at = $2 from due where n.id = due.id returning n.id::text`,
      values: [new Date(now), new Date(until), most, knownKinds],
    })
    return rows.map(({ id }) => id)
  }
}
