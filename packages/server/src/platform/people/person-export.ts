import type { ExportSummary } from '@prostuti/contract'
import type { Pool } from 'pg'

/** Under which of the file's headings a table stands; `profile` is one person. */
export type ExportPart = Exclude<keyof ExportSummary, 'bytes'> | 'profile'

/** A table's rows of a person, as they stand there. */
interface Columns {
  readonly part: ExportPart
  /** Names of columns; nothing else of the row goes out. */
  readonly columns: readonly string[]
  /** The column that says whose a row is; default `user_id`. */
  readonly owner?: string
}

/** Rows that are not shown as they stand: packed ones, and those that may not be seen yet. */
interface Reader {
  readonly part: ExportPart
  read(pool: Pool, user: bigint): Promise<readonly object[]>
}

/** Why a table's rows are not in the file. */
interface Left {
  readonly left: string
}

/** What the file of a person's own data holds of one table. */
export type Exported = Columns | Reader | Left

/** By the tables' names. */
export type ExportedTables = Readonly<Record<string, Exported>>

/** Reads a table's rows of one person. */
export async function readExported(
  pool: Pool,
  table: string,
  exported: Columns | Reader,
  user: bigint,
): Promise<readonly object[]> {
  if ('read' in exported) return exported.read(pool, user)
  const { columns, owner = 'user_id' } = exported
  const { rows } = await pool.query<object>(
    `select ${columns.map(quoted).join(', ')} from ${quoted(table)} where ${quoted(owner)} = $1 order by 1`,
    [user],
  )
  return rows
}

const quoted = (name: string): string => `"${name}"`
