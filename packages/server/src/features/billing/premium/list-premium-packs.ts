import { listPremiumPacks } from '@prostuti/contract/billing/operations'
import type { Database } from '../../../platform/db/database.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { readPacks } from './read-packs.ts'

/** Premium as it is sold. */
export function createListPremiumPacks({ db }: { readonly db: Database }) {
  return implementShared(listPremiumPacks, { maxAgeMs: 60_000 }, async (_, { language }) => ({
    results: await readPacks(db, language),
  }))
}
