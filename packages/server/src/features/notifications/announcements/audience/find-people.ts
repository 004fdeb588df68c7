import { isId } from '@prostuti/contract/id'
import { findPeople } from '@prostuti/contract/notifications/staff-operations'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inLatinDigits } from '../../../../platform/bangla-digits.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import { isMember } from './conditions.ts'

const most = 10

/** To whom one goes: members by a part of their name, or the one with this number. */
export function createFindPeople({ db }: AnnouncementDeps) {
  return implement(findPeople, async ({ query: { search } }) => {
    const digits = inLatinDigits(search)
    const id = isId(digits) ? digits : null
    const { rows } = await drizzle(db.pool).execute<{ id: string; name: string }>(sql`
      select u.id::text, u.name from users u
       where ${isMember} and (u.id = ${id}::bigint or strpos(lower(normalize(u.name)), lower(normalize(${search}))) > 0)
       order by (u.id = ${id}::bigint) desc nulls last, u.name collate "C", u.id limit ${most}`)
    return { results: rows.map(({ id, name }) => ({ id, name })) }
  })
}
