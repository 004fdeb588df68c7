import type { Pool } from 'pg'

import { generatedExaminee as issuer } from '../../src/features/auth/index.ts'
import { examineeName } from './names.ts'

/** Examinees are numbered from here. */
const firstNumber = 1001

/**
 * Makes sure that so many generated examinees exist under the names that belong to their numbers, and returns their ids by
 * number.
 */
export async function enrolExaminees(pool: Pool, count: number): Promise<bigint[]> {
  const lastNumber = firstNumber + count - 1
  await pool.query(
    `with fresh as (
       select n, nextval(pg_get_serial_sequence('users', 'id')) as id
         from generate_series($2::int, $3::int) n
        where not exists (select from identities i where i.issuer = $1 and i.subject = n::text)
     ), identity as (
       insert into identities (issuer, subject, user_id) select $1, n::text, id from fresh
       on conflict do nothing returning subject, user_id
     )
     insert into users (id, is_anonymous) overriding system value select user_id, false from identity`,
    [issuer, firstNumber, lastNumber],
  )
  const numbers = Array.from({ length: count }, (_, index) => firstNumber + index)
  await pool.query(
    `update users u set name = w.name
       from unnest($2::text[], $3::text[]) as w (subject, name) join identities i on i.issuer = $1 and i.subject = w.subject
      where u.id = i.user_id and u.name <> w.name`,
    [issuer, numbers.map(String), numbers.map(examineeName)],
  )
  const { rows } = await pool.query<{ user_id: string }>(
    `select user_id from identities where issuer = $1 and subject::int between $2 and $3 order by subject::int`,
    [issuer, firstNumber, lastNumber],
  )
  return rows.map(row => BigInt(row.user_id))
}
