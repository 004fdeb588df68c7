import type { Database } from '@prostuti/server/platform/db/database'

/** Every row of the database by table and primary key, with its columns as JSON has them; papers, which are bytes, left out. */
export type Rows = ReadonlyMap<string, Record<string, unknown>>

interface Table {
  readonly name: string
  readonly key: string[]
}

/** All rows, or those of one person: of every table that has a `user_id`, and their own. */
export async function readRows({ pool }: Database, person?: string): Promise<Rows> {
  const rows = new Map<string, Record<string, unknown>>()
  for (const { name, key, owner } of await ownedTables(pool)) {
    if (name === 'papers' || (person !== undefined && owner === null)) continue
    const where = person === undefined ? '' : `where ${owner} = $1`
    const found = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t ${where}`,
      person === undefined ? [] : [person],
    )
    for (const { row } of found.rows) rows.set(`${name} ${key.map(column => row[column]).join(' ')}`, row)
  }
  return rows
}

/** The number of the next transaction that writes: as long as it stays the same, no row has changed. */
export async function nextWrite({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
  return rows[0]!.next
}

async function ownedTables(pool: Database['pool']): Promise<(Table & { owner: string | null })[]> {
  const { rows } = await pool.query<{ name: string; key: string[]; owns: boolean }>(
    `select c.relname as name,
            array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
                   where i.indrelid = c.oid and i.indisprimary) as key,
            exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id') as owns
       from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ name, key, owns }) => ({ name, key, owner: name === 'users' ? 'id' : owns ? 'user_id' : null }))
}

/** Every column that there is, as the database writes it and as code would. */
export async function columnNames({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  )
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [...new Set(rows.flatMap(({ name }) => [name, camel(name)]))]
}

/** What became of the rows: `table.column` for what changed in one, `table+` and `table-` for those that came and went. */
export function changesBetween(before: Rows, after: Rows): Set<string> {
  const changes = new Set<string>()
  const table = (key: string) => key.split(' ')[0]!
  for (const [key, row] of after) {
    const old = before.get(key)
    if (!old) changes.add(row.is_moderator === true ? `${table(key)}.is_moderator` : `${table(key)}+`)
    else
      for (const column of Object.keys(row)) if (!same(row[column], old[column])) changes.add(`${table(key)}.${column}`)
  }
  for (const key of before.keys()) if (!after.has(key)) changes.add(`${table(key)}-`)
  return changes
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
