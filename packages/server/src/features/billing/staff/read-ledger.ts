import type { Language, Person } from '@prostuti/contract'
import { and, count, desc, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { presentEntry } from '../list-ledger.ts'
import { readTitles } from '../read-titles.ts'
import { ledgerEntries } from '../tables/coins.ts'

/** Entries that a person's page shows. */
const shown = 8

/** The newest changes of a person's coins, and what all of them add up to. */
export const createReadLedger =
  (db: Database) =>
  async (user: bigint, language: Language): Promise<Person['ledger']> => {
    const theirs = and(eq(ledgerEntries.userId, user), eq(ledgerEntries.account, 'person'))
    const [rows, [all]] = await Promise.all([
      db.orm
        .select()
        .from(ledgerEntries)
        .where(theirs)
        .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.id))
        .limit(shown),
      db.orm
        .select({ count: count(), sum: sum(sql`${ledgerEntries.given} + ${ledgerEntries.bought}`) })
        .from(ledgerEntries)
        .where(theirs),
    ])
    const titles = await readTitles(db, rows, language)
    return {
      count: all!.count,
      sum: Number(all!.sum ?? 0),
      entries: rows.map((row, index) => presentEntry(row, titles[index]!)),
    }
  }
