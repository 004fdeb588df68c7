import { listNotices } from '@prostuti/contract/notices/operations'
import { implementShared } from '../api/implement.ts'
import type { Database } from '../db/database.ts'
import { readConstants } from './constants.ts'

/** The constants that a page shows, by key, as texts. */
export function createListNotices({ pool }: Database) {
  return implementShared(listNotices, { maxAgeMs: 60_000 }, async () => {
    const constants = await readConstants(pool)
    return Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, String(value)]))
  })
}
