import { CircularColumns } from '@prostuti/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { failureMessage } from '../../questions/index.ts'
import type { Written } from './import-deps.ts'
import type { RowFields } from './judge-rows.ts'
import type { RowVerdict } from './row-verdict.ts'
import { circularImports } from './tables.ts'

export type ImportFailure = Parameters<typeof failureMessage>[0]

/** What is kept of a judged sheet, or of one that was refused as a whole. */
export type Verdicts =
  | { readonly rows: readonly RowVerdict[]; readonly samples: readonly Sample[] }
  | { readonly failure: ImportFailure; readonly line?: number }

interface Sample {
  readonly row: number
  readonly cells: readonly string[]
}

/** What an import wrote, to be taken back. */
export interface WrittenCirculars {
  readonly drafts: readonly Written[]
  readonly changed: readonly (Written & { readonly before: RowFields })[]
}

const { file: _, ...columns } = getTableColumns(circularImports)
/** An import without its file. */
export const importColumns = columns
export type ImportRecord = Omit<typeof circularImports.$inferSelect, 'file'>

export const rowsOf = ({ verdicts }: Pick<ImportRecord, 'verdicts'>): readonly RowVerdict[] => {
  const stored = verdicts as Verdicts | null
  return stored && 'rows' in stored ? stored.rows : []
}

export const samplesOf = ({ verdicts }: Pick<ImportRecord, 'verdicts'>): readonly Sample[] => {
  const stored = verdicts as Verdicts | null
  return stored && 'rows' in stored ? stored.samples : []
}

export const columnsOf = ({ columns }: Pick<ImportRecord, 'columns'>): CircularColumns =>
  CircularColumns.parse(columns ?? [])

export const writtenOf = ({ written }: Pick<ImportRecord, 'written'>): WrittenCirculars | null =>
  written as WrittenCirculars | null

/** Locks an import in this state, with its file. Throws `not_found`, and `conflict` for another state. */
export async function lockImport(client: PoolClient, id: string, state: ImportRecord['state']) {
  const [row] = await drizzle(client)
    .select()
    .from(circularImports)
    .where(sql`${circularImports.id} = ${id}::bigint`)
    .for('update')
  if (!row) throw new AppError('not_found')
  if (row.state !== state) throw new AppError('conflict')
  return row
}

export function updateImport(
  orm: Pick<NodePgDatabase, 'update'>,
  id: bigint,
  change: Partial<typeof circularImports.$inferInsert>,
) {
  return orm.update(circularImports).set(change).where(eq(circularImports.id, id))
}
