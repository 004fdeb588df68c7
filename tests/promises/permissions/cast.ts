import type { Database } from '@prostuti/server/platform/db/database'
import { lookAt, openAttempts, type Person, signInPeople } from '../support/people.ts'
import { isLesser, type Role, roles } from './declared.ts'

/** For each role as many people as there are operations, for some calls leave nothing of the session they came with. */
export type Cast = Readonly<Record<Role, readonly (Person | null)[]>>

interface Attempt {
  exam: number
  joinedAt: number
  deadline: number
}

export async function castRoles(db: Database, size: number, attempt: Attempt): Promise<Cast> {
  const entries: [Role, readonly (Person | null)[]][] = []
  for (const role of roles) entries.push([role, await peopleOf(db, role, size, attempt)])
  return Object.fromEntries(entries) as Cast
}

async function peopleOf(db: Database, role: Role, size: number, attempt: Attempt): Promise<(Person | null)[]> {
  if (role === 'view-as') return Array.from<Person>({ length: size }).fill(await lookAt(db))
  if (role === 'visitor') return Array.from({ length: size }, () => null)
  const people = await signInPeople(db, size, {
    anonymous: role === 'anonymous',
    staffRole: role === 'owner' || isLesser(role) ? role : undefined,
    scope: role === 'partner-scoped' ? 'partner' : 'full',
  })
  const ids = people.map(person => person.id)
  if (role === 'member') await openAttempts(db, people, attempt)
  if (role === 'signed out') await db.pool.query('delete from sessions where user_id = any($1::bigint[])', [ids])
  if (role === 'expired') {
    // Over for a process, too, whose clock is a little behind the database's.
    const over = `clock_timestamp() - interval '1 second'`
    await db.pool.query(`update sessions set expires_at = ${over} where user_id = any($1::bigint[])`, [ids])
  }
  return people
}
