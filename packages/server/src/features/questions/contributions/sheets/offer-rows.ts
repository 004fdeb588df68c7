import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { findAlike } from '../../duplicates/find-alike.ts'
import { contributionSheets, contributions } from '../../tables/contributions.ts'
import type { RefusedRow } from './present-sheet.ts'
import type { OfferedRow } from './read-offered-rows.ts'

type Sheet = Pick<typeof contributionSheets.$inferSelect, 'id' | 'userId' | 'origin' | 'source' | 'named'>

interface ReadRows {
  readonly offered: readonly OfferedRow[]
  readonly refused: readonly RefusedRow[]
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Writes the rows of a sheet as contributions, once. */
export async function offerRows(client: PoolClient, sheet: Sheet, { offered, refused, at }: ReadRows): Promise<void> {
  const orm = drizzle(client)
  const [locked] = await orm
    .select({ state: contributionSheets.state })
    .from(contributionSheets)
    .where(eq(contributionSheets.id, sheet.id))
    .for('update')
  // Another process has done it, or the member has gone.
  if (locked?.state !== 'reading') return
  const { id: sheetId, userId, origin, named } = sheet
  const createdAt = new Date(at)
  for (const { words, categoryId, searchKey, source } of offered) {
    const [alike] = await findAlike(client, searchKey, 1)
    const row = { sheetId, userId, categoryId, origin, named, words, createdAt, source: source || sheet.source }
    await orm.insert(contributions).values({ ...row, similarity: alike?.similarity ?? null })
  }
  await orm
    .update(contributionSheets)
    .set({ state: 'read', offered: offered.length, refused, file: null })
    .where(eq(contributionSheets.id, sheetId))
}
