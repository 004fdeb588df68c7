import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { StartError } from '../../../platform/start-error.ts'
import { searchKey } from './search-key.ts'

/** A word of letters, signs and a conjunct. */
const word = 'বিশ্ববিদ্যালয়'

/** One after another where processes start at once. */
const lock = 7_264_310_956

/**
 * Makes sure that this database takes a Bangla word for one word, and that its indexes of search keys were built by the version
 * and the locale that it has now: another C library may know other letters. Where they were not, it builds them again.
 *
 * @throws StartError naming DATABASE_URL and what to do
 */
export async function checkSearch(pool: Pool): Promise<void> {
  await refuseBrokenWords(pool)
  await inTransaction(pool, rebuildIfForeign, { limitMs: 600_000 })
}

/** A word of n letters has n + 1 trigrams; of one that is broken into several, each part has its own beginning and end. */
async function refuseBrokenWords(pool: Pool): Promise<void> {
  const key = searchKey(word)
  const { rows } = await pool.query<{ trigrams: number; database: string; locale: string }>(
    `select cardinality(show_trgm($1)) as trigrams, datname as database, datctype as locale
       from pg_database where datname = current_database()`,
    [key],
  )
  const { trigrams, database, locale } = rows[0]!
  if (trigrams === key.length + 1) return
  throw new StartError(
    `DATABASE_URL: the database "${database}" (LC_CTYPE ${locale}) does not take Bangla signs for letters, so that no search would ` +
      `find a word. Make one that does: createdb --template=template0 --encoding=UTF8 --lc-ctype=C.UTF-8 "${database}".`,
  )
}

/** Major version, provider and names of the locale, and the version of its rules. Not every version has each of them. */
const describeDatabase = `(
  select concat_ws(' ', current_setting('server_version_num')::int / 10000, d->>'datlocprovider', d->>'datcollate',
                   d->>'datctype', coalesce(d->>'datlocale', d->>'daticulocale'), pg_collation_actual_version(100))
    from (select to_jsonb(db) as d from pg_database db where datname = current_database()) this)`

/** Whichever table they are of: none is forgotten. */
const trigramIndexes = `
  select i.indexrelid::regclass::text as name
    from pg_index i join pg_opclass o on o.oid = any(i.indclass) where o.opcname = 'gin_trgm_ops' order by name`

async function rebuildIfForeign(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lock])
  const { rowCount } = await client.query(`select from search_index where made_by = ${describeDatabase}`)
  if (rowCount === 1) return
  const { rows } = await client.query<{ name: string }>(trigramIndexes)
  // One index of a large bank may take minutes; the transaction's own limit ends it all the same.
  await client.query('set local statement_timeout = 0')
  for (const { name } of rows) await client.query(`reindex index ${name}`)
  await client.query(
    `insert into search_index (made_by) values (${describeDatabase}) on conflict (id) do update set made_by = excluded.made_by`,
  )
}
