import { hash } from 'node:crypto'
import type { ImportMapping } from '@prostuti/contract'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { importMappings } from '../tables/imports.ts'
import { mappingOf } from './stored-import.ts'

const digestOf = (headers: readonly string[]) => hash('sha256', JSON.stringify(headers), 'base64url')

/** What this person last chose for a sheet with these headers; null for the first. */
export async function findMapping(
  orm: Pick<NodePgDatabase, 'select'>,
  userId: bigint | null,
  headers: readonly string[],
): Promise<ImportMapping | null> {
  if (userId === null) return null
  const [row] = await orm
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(and(eq(importMappings.userId, userId), eq(importMappings.headersDigest, digestOf(headers))))
  return row ? mappingOf(row.mapping) : null
}

export async function rememberMapping(
  orm: Pick<NodePgDatabase, 'insert'>,
  userId: bigint,
  headers: readonly string[],
  { mapping, at }: { readonly mapping: ImportMapping; readonly at: Date },
): Promise<void> {
  const row = { mapping, usedAt: at }
  await orm
    .insert(importMappings)
    .values({ userId, headersDigest: digestOf(headers), ...row })
    .onConflictDoUpdate({ target: [importMappings.userId, importMappings.headersDigest], set: row })
}
