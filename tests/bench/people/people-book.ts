import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { buildApp } from '../../promises/support/serve-app.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { signInPeople, tokenOf } from '../support/people.ts'

/** People in a database of their own, read through the app by one of the staff. */
export interface PeopleBook {
  /** Resolves to the rows it answers with. */
  read(query: string): Promise<number>
  close(): Promise<void>
}

/** Rows of one statement: the pool ends what takes long. */
const atOnce = 5_000

export async function openPeople(size: number): Promise<PeopleBook> {
  const benchDatabase = await openBenchDatabase()
  const db = connect({ url: benchDatabase.url, poolSize: 4, log: silentLog })
  await signInPeople(benchDatabase, { first: 1, count: 1 })
  await db.pool.query(`update users set role = 'owner', name = 'মালিক' where id = 1`)
  await write(db, size)
  const { http } = buildApp({ db })
  return {
    async read(query) {
      const response = await http.request(`/api/exam/v5/admin-user-list/${query}`, {
        headers: { authorization: `token ${tokenOf(1)}` },
      })
      const { results } = (await response.json()) as { results?: unknown[] }
      if (response.status !== 200 || !results?.length) throw new Error(`${query} answered ${response.status}`)
      return results.length
    },
    async close() {
      await db.close()
      await benchDatabase.close()
    },
  }
}

const firstNames = 'নুসরাত শারমিন Tanvir কামাল সুমাইয়া Rafi জান্নাত তানজিলা Sadia আরিফ রাকিব ফারজানা Mita শফিক সোহেল জহির'.split(' ')
const lastNames = 'জাহান আক্তার Khatun সুলতানা বেগম Islam রহমান Hossain চৌধুরী আহমেদ হাসান'.split(' ')

/** Twenty have the rare name, however many there are; a third of all have no e-mail, and one in ten no account. */
async function write({ pool }: Database, size: number): Promise<void> {
  for (let first = 2; first <= size; first += atOnce)
    await pool.query(
      `insert into users (id, is_anonymous, name, email, tags, created_at) overriding system value
       select n, n % 10 = 0,
              case when n % 10 = 0 then '' when n < 23 then 'যূথিকা পাল'
                   else ($1::text[])[1 + n % ${firstNames.length}] || ' ' || ($2::text[])[1 + n * 7 % ${lastNames.length}] end,
              case when n % 3 > 0 and n % 10 > 0 then 'person' || n || '@mail.example' end,
              case when n % 4 = 0 then '{bcs}'::text[] else '{}' end, now() - n * interval '1 minute'
         from generate_series($3::int, $4::int) n`,
      [firstNames, lastNames, first, Math.min(size, first + atOnce - 1)],
    )
  for (const table of ['users', 'person_words', 'person_seen']) await pool.query(`vacuum analyze ${table}`)
}
