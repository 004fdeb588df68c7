import { listPremiumPacks } from '@prostuti/contract/billing/operations'
import { implementShared } from '../../api/implement.ts'
import type { Database } from '../../db/database.ts'
import { readPacks } from './read-packs.ts'

/** Premium as it is sold. */
export function createListPremiumPacks({ db }: { readonly db: Database }) {
  return implementShared(listPremiumPacks, { maxAgeMs: 60_000 }, async (_, { language }) => ({
    results: await readPacks(db, language),
  }))
}
