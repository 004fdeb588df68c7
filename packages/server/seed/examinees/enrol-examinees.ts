import type { Pool } from 'pg'

/** Nobody signs in with it: these identities only tell which examinee is which, so that a second seeding finds them. */
const issuer = 'demo-examinee'

/** Examinees are numbered from here. */
const firstNumber = 1001

/**
 * Makes sure that so many generated examinees exist, and tells their ids by their number. They have no names but
 * aliases, every fifth in English: “পরীক্ষার্থী ১০৪৭”, “Examinee 1050”.
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
     insert into users (id, is_anonymous, name) overriding system value
     select user_id, false,
            case when subject::int % 5 = 0 then 'Examinee ' || subject
                 else 'পরীক্ষার্থী ' || translate(subject, '0123456789', '০১২৩৪৫৬৭৮৯') end
       from identity`,
    [issuer, firstNumber, lastNumber],
  )
  const { rows } = await pool.query<{ user_id: string }>(
    `select user_id from identities where issuer = $1 and subject::int between $2 and $3 order by subject::int`,
    [issuer, firstNumber, lastNumber],
  )
  return rows.map(row => BigInt(row.user_id))
}
