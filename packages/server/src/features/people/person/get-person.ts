import type { Role } from '@prostuti/contract'
import { getPerson } from '@prostuti/contract/core/operations'
import type { Pool } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { generatedExaminee } from '../../auth/index.ts'
import type { PeopleDeps } from '../people-deps.ts'

interface PersonRow {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly picture: string | null
  readonly tags: string[]
  readonly rank_alias: string | null
  readonly is_anonymous: boolean
  readonly role: Role | null
  readonly is_demo: boolean
  readonly created_at: Date
  readonly seen_at: Date
}

/** One person, from what each feature knows of them. Throws `not_found`, also for who has become an account since. */
export function createGetPerson(deps: PeopleDeps) {
  const { db, billingProfiles, readHeld, showPicture } = deps
  return implement(getPerson, async ({ params }, { language }) => {
    const user = BigInt(params.id)
    const { created_at: createdAt, seen_at: seenAt, ...row } = await readPerson(db.pool, user)
    const [account, belonging, languages, purchases, ledger, attempts, talk, [profile], held] = await Promise.all([
      deps.account(user, language),
      deps.belonging(user, language),
      deps.languages(user, language),
      deps.purchases(user, language),
      deps.ledger(user, language),
      deps.attempts(user, language),
      deps.talk(user, language),
      billingProfiles(db.pool, [user]),
      readHeld(db.pool, [user], language),
    ])
    const { sitsUntil, ...shownAttempts } = attempts
    return {
      ...row,
      ...account,
      ...belonging,
      ...{ languages, purchases, ledger, talk },
      picture: showPicture(row.picture),
      attempts: shownAttempts,
      sits_until: sitsUntil,
      held: [...(held.get(row.id) ?? [])],
      coins: profile!.coins,
      premium_until: profile!.premium_until,
      joined_at: createdAt.toISOString(),
      last_seen_at: seenAt.toISOString(),
    }
  })
}

async function readPerson(pool: Pool, user: bigint): Promise<PersonRow> {
  const { rows } = await pool.query<PersonRow>({
    name: 'staff-person',
    text: `select u.id::text, u.name, u.email, u.picture, u.tags, u.rank_alias, u.is_anonymous, u.role, u.created_at, s.seen_at,
                  exists (select from identities i where i.user_id = u.id and i.issuer = $2) as is_demo
             from users u join person_seen s on s.user_id = u.id where u.id = $1 and u.merged_into is null`,
    values: [String(user), generatedExaminee],
  })
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}
