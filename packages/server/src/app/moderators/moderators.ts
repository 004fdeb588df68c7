import type { Pool, PoolClient } from 'pg'
import { writeAudit } from '../../platform/audit/index.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { StartError } from '../../platform/start-error.ts'

/** A member of the staff, or a person who might become one. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly isModerator: boolean
}

const columns = 'id, name, email, is_moderator as "isModerator"'

/** Everybody of the staff, by id. */
export async function listModerators(pool: Pool): Promise<Account[]> {
  const { rows } = await pool.query<Account>(`select ${columns} from users where is_moderator order by id`)
  return rows
}

/**
 * Makes a person who has signed in a moderator, or takes that back; `who` is an e-mail address, or an account's id where two
 * share an address. Resolves to the account and whether that changed anything.
 *
 * @throws StartError with one sentence for people: nobody or more than one of that address, or the last moderator.
 */
export function setModerator(
  pool: Pool,
  who: string,
  isModerator: boolean,
  now: number,
): Promise<{ account: Account; changed: boolean }> {
  return inTransaction(pool, async client => {
    // Two removals at once would each leave the other one's as the last.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('moderators', 0))`)
    const account = await findAccount(client, who)
    if (account.isModerator === isModerator) return { account, changed: false }
    if (!isModerator) await refuseLast(client)
    await client.query('update users set role = $2 where id = $1', [account.id, isModerator ? 'owner' : null])
    const fields = { before: { is_moderator: !isModerator }, after: { is_moderator: isModerator } }
    await writeAudit(client, [{ actor: null, kind: 'person', id: account.id, action: 'updated', at: now, ...fields }])
    return { account: { ...account, isModerator }, changed: true }
  })
}

async function findAccount(client: PoolClient, who: string): Promise<Account> {
  const isId = /^[1-9]\d{0,17}$/.test(who)
  const { rows } = await client.query<Account>(
    `select ${columns} from users where not is_anonymous and merged_into is null
        and ${isId ? 'id = $1::bigint' : 'lower(email) = lower($1)'} order by id for update`,
    [who],
  )
  if (rows.length > 1)
    throw new StartError(`${who} belongs to accounts ${rows.map(({ id }) => id).join(', ')}: give one of these numbers`)
  if (!rows[0]) throw new StartError(`Nobody has signed in as ${who} yet: sign in on the site once, then try again`)
  return rows[0]
}

async function refuseLast(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from users where is_moderator')
  if (rows[0]!.count <= 1) throw new StartError('This is the last moderator: make another one first')
}
