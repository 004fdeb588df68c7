import { ImportMapping } from '@prostuti/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { isLiveCategory } from '../categories/category-rows.ts'
import { questionImports } from '../tables/imports.ts'
import { categories } from '../tables/questions.ts'
import type { NamedCategory } from './category-names.ts'
import type { Verdicts } from './row-verdict.ts'
import type { ImportFailure } from './verdict-messages.ts'

const { file: _, verdicts: __, ...summaryColumns } = getTableColumns(questionImports)

/** An import without its file and its verdicts, which are long. */
export const importColumns = {
  ...summaryColumns,
  failure: sql<ImportFailure | null>`${questionImports.verdicts}->>'failure'`,
  failureLine: sql<number | null>`(${questionImports.verdicts}->>'line')::int`,
}

export type ImportRecord = Omit<typeof questionImports.$inferSelect, 'file' | 'verdicts'> & {
  failure: ImportFailure | null
  failureLine: number | null
}

/** What is kept of a sheet that was refused as a whole. */
export const failedWith = (failure: ImportFailure, line?: number) => ({ failure, ...(line !== undefined && { line }) })

/** What is kept of one that was judged; null before. */
export function verdictsOf(stored: unknown): Verdicts | null {
  return stored !== null && typeof stored === 'object' && 'rows' in stored ? (stored as Verdicts) : null
}

export const mappingOf = (stored: unknown): ImportMapping | null => ImportMapping.nullable().parse(stored)

/** Locks an import in one of these states. Throws `not_found`, and `conflict` for another state. */
export async function lockImport(
  client: PoolClient,
  id: string,
  ...states: readonly ImportRecord['state'][]
): Promise<ImportRecord> {
  const [row] = await drizzle(client)
    .select(importColumns)
    .from(questionImports)
    .where(sql`${questionImports.id} = ${id}::bigint`)
    .for('update')
  if (!row) throw new AppError('not_found')
  if (!states.includes(row.state)) throw new AppError('conflict')
  return row
}

export function updateImportRow(
  orm: Pick<NodePgDatabase, 'update'>,
  id: bigint,
  change: Partial<typeof questionImports.$inferInsert>,
) {
  return orm.update(questionImports).set(change).where(eq(questionImports.id, id))
}

/** Every category that a question may be put into. */
export function readNamedCategories(orm: Pick<NodePgDatabase, 'select'>): Promise<NamedCategory[]> {
  return orm
    .select({
      id: categories.id,
      bn: sql<string>`${categories.name}->>'bn'`,
      en: sql<string>`${categories.name}->>'en'`,
      parent: categories.parentId,
    })
    .from(categories)
    .where(isLiveCategory)
}
