import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { buildApp } from '../../promises/support/serve-app.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { signInPeople, tokenOf } from '../support/people.ts'

/** Who reads: an owner, and one whose rights leave most of the changes out. */
const readers = { owner: 1, moderator: 2 } as const
export type Reader = keyof typeof readers

/** Changes by staff in a database of their own, read through the app. */
export interface AuditBook {
  /** Resolves to the rows it answers with. */
  read(query: string, reader?: Reader): Promise<number>
  close(): Promise<void>
}

/** Rows of one statement: the pool ends what takes long. */
const atOnce = 20_000

export async function openAudit(size: number): Promise<AuditBook> {
  const benchDatabase = await openBenchDatabase()
  const db = connect({ url: benchDatabase.url, poolSize: 4, log: silentLog })
  await signInPeople(benchDatabase, { first: 1, count: 6 })
  for (const [role, id] of Object.entries(readers))
    await db.pool.query('update users set role = $1, name = $1 where id = $2', [role, id])
  await write(db, size)
  const { http } = buildApp({ db })
  return {
    async read(query, reader = 'owner') {
      const response = await http.request(`/api/core/v1/audit-log/search/${query}`, {
        headers: { authorization: `token ${tokenOf(readers[reader])}` },
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

/** A change a minute. Most are of questions; twenty of a post and twenty with a rare word, the oldest ones, however many there are. */
async function write({ pool }: Database, size: number): Promise<void> {
  for (let first = 1; first <= size; first += atOnce)
    await pool.query(
      `insert into audit_log (at, actor_id, kind, subject_id, action, before, after)
       select now() - ($2::int - n) * interval '1 minute', case when n % 7 = 0 then null else 1 + n % 6 end,
              case when n <= 20 then 'post' when n % 5 = 0 then 'person' when n % 11 = 0 then 'exam' else 'question' end,
              n::text, 'updated', '{"state": 1}',
              jsonb_build_object('state', 2, 'reason',
                case when n between 21 and 40 then 'যূথিকার অনুরোধে' when n % 3 = 0 then 'বানান ঠিক করা হলো' else '' end)
         from generate_series($1::int, $3::int) n`,
      [first, size, Math.min(size, first + atOnce - 1)],
    )
  await pool.query('vacuum analyze audit_log')
}
