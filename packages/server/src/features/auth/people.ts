import type { Pool, PoolClient } from 'pg'
import { AppError } from '../../platform/errors/app-error.ts'

/** How a person is recognised: an issuer and the subject's id there, never the email. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** What is known of a person who signs in for the first time. */
export interface Newcomer extends Identity {
  readonly isAnonymous: boolean
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly picture: string | null
}

/** Issuer of the identities that a device's secret makes. */
export const deviceIssuer = 'device'

/** Issuer of the identities that a partner's own server vouches for; ids of partners never come back. */
export const partnerIssuer = (partner: number | '') => `partner:${partner}`

/**
 * The issuer of generated examinees' identities. Nobody signs in with it: it says which examinee is which, so that a second
 * seeding finds them, and standings with them that it is a demonstration.
 */
export const generatedExaminee = 'demo-examinee'

/**
 * The person of an identity, created when it is new. Of many first calls at once exactly one creates. What people have
 * written about themselves stays; the email follows the provider's, and so does the provider's picture where it is shown.
 */
export async function findOrCreatePerson(pool: Pool | PoolClient, newcomer: Newcomer): Promise<bigint> {
  // A person may be deleted between two steps; after that the next round creates them again.
  for (let round = 0; round < 3; round++) {
    const id = (await findPerson(pool, newcomer)) ?? (await createPerson(pool, newcomer))
    if (id !== undefined) return id
  }
  throw new AppError('try_later', { retryAfter: 1 })
}

async function findPerson(pool: Pool | PoolClient, newcomer: Newcomer): Promise<bigint | undefined> {
  const { issuer, subject, email, picture } = newcomer
  const { rows } = await pool.query<{ id: string; email: string | null; provider_picture: string | null }>({
    name: 'person-by-identity',
    text: `select u.id, u.email, u.provider_picture from identities i join users u on u.id = i.user_id
            where i.issuer = $1 and i.subject = $2`,
    values: [issuer, subject],
  })
  const [known] = rows
  if (!known) return undefined
  const isNews = (email !== null && email !== known.email) || picture !== known.provider_picture
  if (isNews) await pool.query(followProvider, [known.id, email, picture])
  return BigInt(known.id)
}

/** Who has chosen no picture keeps none; who shows the provider's has its newest. */
const followProvider = `
  update users set email = coalesce($2, email), provider_picture = $3,
                   picture = case when picture = provider_picture then $3 else picture end
   where id = $1`

/** One statement, whose arbiter is the identity's primary key: who loses the race writes nothing and gets undefined. */
async function createPerson(pool: Pool | PoolClient, person: Newcomer): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'create-person',
    text: `with fresh as (select nextval(pg_get_serial_sequence('users', 'id')) as id),
                identity as (insert into identities (issuer, subject, user_id) select $1, $2, id from fresh
                             on conflict do nothing returning user_id)
           insert into users (id, is_anonymous, name, first_name, last_name, email, picture, provider_picture)
           overriding system value select user_id, $3::boolean, $4, $5, $6, $7, $8, $8 from identity returning id`,
    values: [
      person.issuer,
      person.subject,
      person.isAnonymous,
      person.name,
      person.firstName,
      person.lastName,
      person.email,
      person.picture,
    ],
  })
  return rows[0] && BigInt(rows[0].id)
}
