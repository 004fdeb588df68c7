import type { Audience, AudienceFunnel } from '@prostuti/contract'
import { type SQL, sql } from 'drizzle-orm'
import { arrayOf } from '../../../../platform/db/array-of.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'

/** Whom a notification is for: one phone's person, one person, or an audience. */
export interface Recipients {
  readonly audience: Audience
  readonly user: bigint | string | null
}

/** One condition on a person `u`; all of them together decide. */
export interface Condition {
  readonly by: AudienceFunnel['steps'][number]['by']
  readonly is: SQL
}

interface Options extends Pick<AnnouncementDeps, 'premiumUntil'> {
  /** Milliseconds since 1970: premium ends. */
  readonly now: number
}

/** Who can be told at all. */
export const isMember = sql`u.merged_into is null and not u.is_anonymous`

/** Of an empty audience there is none: all members. */
export function conditionsOf({ audience, user }: Recipients, { premiumUntil, now }: Options): Condition[] {
  if (user !== null) return [{ by: 'person', is: sql`u.id = ${String(user)}::bigint` }]
  const { programs, goals, districts } = audience
  const conditions: (Condition | false)[] = [
    programs.length > 0 && { by: 'programs', is: hasOneOf(programs, { premiumUntil, now }) },
    goals.length > 0 && { by: 'goals', is: sql`u.tags && ${arrayOf(goals)}::text[]` },
    districts.length > 0 && {
      by: 'districts',
      is: sql`u.id in (select b.user_id from person_belongings b where b.district in (${sql.join(
        districts.map(name => sql`${name}`),
        sql`, `,
      )}))`,
    },
  ]
  return conditions.filter(condition => condition !== false)
}

/** All conditions in one; true for none. */
export const allOf = (conditions: readonly Condition[]): SQL =>
  sql.join([isMember, ...conditions.map(({ is }) => sql`(${is})`)], sql` and `)

/** What was entered with premium counts while premium lasts and the program is published. */
function hasOneOf(programs: readonly string[], { premiumUntil, now }: Options): SQL {
  return sql`u.id in (
    select e.user_id from program_enrollments e join programs p on p.id = e.program_id
     where e.program_id = any(${arrayOf(programs)}::bigint[])
       and (e.source <> 'premium'
         or (p.state = 'published' and ${sql.raw(premiumUntil('e.user_id'))} > ${new Date(now).toISOString()}::timestamptz)))`
}
