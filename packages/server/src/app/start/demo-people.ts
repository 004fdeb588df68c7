import { type SandboxPerson, sandboxPeople } from '@prostuti/sandbox/people'
import type { Pool } from 'pg'
import { findOrCreatePerson } from '../../features/auth/index.ts'

/**
 * Makes sure that the sandbox's people exist; Mita begins as an owner. For the demo only, and safe to do again: what
 * became of them since stays. The sandbox's port is part of its issuer, so each address at which a sandbox of this database
 * has stood names the same people, those of servers that run side by side as well.
 */
export async function ensureDemoPeople(pool: Pool, sandboxIssuer: string): Promise<void> {
  const subjects = sandboxPeople.map(person => person.sub)
  await pool.query(
    `insert into identities (issuer, subject, user_id)
     select $1, subject, min(user_id) from identities where subject = any($2) group by subject
     on conflict do nothing`,
    [sandboxIssuer, subjects],
  )
  const { rows } = await pool.query<{ subject: string }>(
    'select subject from identities where issuer = $1 and subject = any($2)',
    [sandboxIssuer, subjects],
  )
  const known = new Set(rows.map(row => row.subject))
  for (const person of sandboxPeople) if (!known.has(person.sub)) await createPerson(pool, sandboxIssuer, person)
}

async function createPerson(pool: Pool, issuer: string, { sub, name, email, staffRole }: SandboxPerson): Promise<void> {
  const names = { name, firstName: name, lastName: '' }
  const newcomer = { issuer, subject: sub, isAnonymous: false, ...names, email, picture: null }
  const id = await findOrCreatePerson(pool, newcomer)
  await pool.query('update users set role = $2 where id = $1', [id, staffRole])
}
