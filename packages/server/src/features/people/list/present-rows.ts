import type { Language, Role, StaffUserRow } from '@prostuti/contract'
import type { Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { generatedExaminee } from '../../auth/index.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { coverEmail } from './cover-email.ts'
import type { PlaceRow } from './list-orders.ts'

interface DetailRow {
  readonly id: string
  readonly email: string | null
  readonly picture: string | null
  readonly is_anonymous: boolean
  readonly role: Role | null
  readonly is_demo: boolean
  readonly programs: readonly Translated[]
}

/** The rows of a page with what staff see of each: a few statements, however many rows. */
export async function presentRows(
  { db: { pool }, showPicture, billingProfiles, readHeld }: PeopleDeps,
  rows: readonly PlaceRow[],
  language: Language,
): Promise<StaffUserRow[]> {
  const ids = rows.map(({ id }) => id)
  const [details, profiles, held] = await Promise.all([
    pool.query<DetailRow>({
      name: 'staff-people',
      text: `select u.id::text, u.email, u.picture, u.is_anonymous, u.role,
                    exists (select from identities i where i.user_id = u.id and i.issuer = $2) as is_demo,
                    array(select p.title from program_enrollments e join programs p on p.id = e.program_id
                           where e.user_id = u.id order by e.enrolled_at desc, p.id) as programs
               from users u where u.id = any($1::bigint[])`,
      values: [ids.map(String), generatedExaminee],
    }),
    billingProfiles(pool, ids),
    readHeld(pool, ids),
  ])
  const byId = new Map(details.rows.map(row => [row.id, row]))
  return rows.flatMap(({ id, name, createdAt, seenAt }, index) => {
    const row = byId.get(String(id))
    const profile = profiles[index]
    // Deleted since the page was read.
    if (!row || !profile) return []
    return {
      ...{ id: row.id, name, is_anonymous: row.is_anonymous, role: row.role, is_demo: row.is_demo },
      email: row.email === null ? null : coverEmail(row.email),
      picture: showPicture(row.picture),
      programs: row.programs.map(title => inLanguage(title, language)),
      premium_until: profile.premium_until,
      coins: profile.coins,
      joined_at: createdAt.toISOString(),
      last_seen_at: seenAt.toISOString(),
      held: held.get(row.id)?.[0]?.amount ?? null,
    }
  })
}
