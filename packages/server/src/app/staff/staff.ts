import type { Role } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import type { Pool, PoolClient } from 'pg'
import { setRole } from '../../features/core/index.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { lockRoles } from '../../platform/people/owners.ts'
import { StartError } from '../../platform/start-error.ts'

/** A member of the staff, or a person who might become one. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string | null
  /** Null: not of the staff. */
  readonly role: Role | null
}

const columns = 'id, name, email, role'

/** Everybody of the staff, by id. */
export async function listStaff(pool: Pool): Promise<Account[]> {
  const { rows } = await pool.query<Account>(`select ${columns} from users where role is not null order by id`)
  return rows
}

/**
 * Gives a person who has signed in a role, or takes theirs; `who` is an e-mail address, or an account's id where two share an
 * address. Resolves to the account and whether that changed anything.
 *
 * @throws StartError with one sentence for people: nobody or more than one of that address, or the last owner.
 */
export function changeStaff(
  pool: Pool,
  who: string,
  role: Role | null,
  now: number,
): Promise<{ account: Account; changed: boolean }> {
  return inTransaction(pool, async client => {
    await lockRoles(client)
    const account = await findAccount(client, who)
    const change = { id: BigInt(account.id), role, actor: null, reason: 'pnpm staff', at: now }
    const outcome = await setRole(client, change)
    if (outcome === 'last owner') throw new StartError('This is the last owner: make another one first')
    return { account: { ...account, role }, changed: outcome === 'changed' }
  })
}

async function findAccount(client: PoolClient, who: string): Promise<Account> {
  const { rows } = await client.query<Account>(
    `select ${columns} from users where not is_anonymous and merged_into is null
        and ${isId(who) ? 'id = $1::bigint' : 'lower(email) = lower($1)'} order by id for update`,
    [who],
  )
  if (rows.length > 1)
    throw new StartError(`${who} belongs to accounts ${rows.map(({ id }) => id).join(', ')}: give one of these numbers`)
  if (!rows[0]) throw new StartError(`Nobody has signed in as ${who} yet: sign in on the site once, then try again`)
  return rows[0]
}
