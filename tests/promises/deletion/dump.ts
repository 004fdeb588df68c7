import type { Database } from '@prostuti/server/platform/db/database'

/** Every row of every table of every schema that is not PostgreSQL's own, as text; bytes are in hex. */
export async function dump({ pool }: Pick<Database, 'pool'>): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  )
  const all: { table: string; row: string }[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    all.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return all
}

/** Where one of these stands, in the clear or in hex: `what in table`. */
export function findIn(rows: Awaited<ReturnType<typeof dump>>, canaries: ReadonlyMap<string, string>): string[] {
  return [...canaries].flatMap(([what, text]) => {
    const hex = Buffer.from(text).toString('hex')
    const found = rows.filter(({ row }) => row.includes(text) || row.includes(hex))
    return [...new Set(found.map(({ table }) => `${what} in ${table}`))]
  })
}

/** The tables that have rows under a person's number. */
export async function tablesOf({ pool }: Pick<Database, 'pool'>, person: string): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string }>(
    `select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  const found: string[] = []
  for (const { table } of columns) {
    const { rowCount } = await pool.query(`select 1 from ${table} where user_id = $1 limit 1`, [person])
    if (rowCount) found.push(table)
  }
  return found.sort()
}
