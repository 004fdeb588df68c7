import type { PoolClient } from 'pg'
import { type Deletion, erase, type Merging, notPersonal, type TableRules } from '../../platform/people/person-rules.ts'
import { partnerIssuer } from './people.ts'

/** Sessions and codes end at once, and the device's secret opens nobody any more. */
export const authRows: readonly TableRules[] = [
  { table: 'sessions', ...erase('sessions') },
  { table: 'one_time_codes', ...erase('one_time_codes') },
  // The staff's looks at a person end with them; those of a person of the staff go with their sessions.
  { table: 'view_as_sessions', ...erase('view_as_sessions') },
  // By its own partner's word the person is the account from then on; their device's secret opens nobody.
  { table: 'identities', merging: { rows: 'moved', run: movePartners }, deletion: erase('identities').deletion },
  // What lies between a start and its callback names nobody.
  notPersonal('provider_sign_ins'),
]

/** People themselves, to be run after all that hangs on them. */
export const personRow: TableRules = {
  table: 'users',
  merging: { rows: 'emptied', run: leaveTombstone },
  deletion: { rows: 'erased', run: removePeople },
}

/**
 * The row of the anonymous person stays, in nobody's name, for what could not move. Goals and the name in standings fill
 * what the account has left empty: a person who has hidden their name in a list is not named there for having signed in.
 */
async function leaveTombstone(client: PoolClient, { from, into }: Merging): Promise<void> {
  const people = [String(from), String(into)]
  await client.query(
    `update users account
        set tags = case when account.tags = '{}' then mine.tags else account.tags end,
            rank_alias = coalesce(account.rank_alias, mine.rank_alias)
       from users mine where mine.id = $1 and account.id = $2`,
    people,
  )
  await client.query(
    `update users set name = '', first_name = '', last_name = '', email = null, picture = null, provider_picture = null,
                      rank_alias = null, tags = '{}', merged_into = $2
      where id = $1`,
    people,
  )
}

async function movePartners(client: PoolClient, { from, into }: Merging): Promise<void> {
  const people = [String(from), String(into), partnerIssuer('')]
  await client.query('update identities set user_id = $2 where user_id = $1 and starts_with(issuer, $3)', people)
  await client.query('delete from identities where user_id = $1', [String(from)])
}

function removePeople(client: PoolClient, { people }: Deletion) {
  return client.query('delete from users where id = any($1::bigint[])', [people.map(String)])
}
