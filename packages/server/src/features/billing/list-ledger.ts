import { type Language, type LedgerEntry, type LedgerReason, listPageSize, type ParsedPart } from '@prostuti/contract'
import { listLedger } from '@prostuti/contract/billing/operations'
import { and, count, eq } from 'drizzle-orm'
import { signedIn } from '../../platform/http/call/call.ts'
import { presentPage } from '../../platform/http/call/cursor.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../platform/http/call/keyset.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readTitles } from './read-titles.ts'
import { ledgerEntries } from './tables/coins.ts'

type EntryRow = typeof ledgerEntries.$inferSelect

const newest: ListOrder<EntryRow> = {
  at: ledgerEntries.at,
  id: ledgerEntries.id,
  order: 'newest first',
  sortKeyOf: ({ at, id }) => ({ at, id }),
}

/** Every change of the caller's coins. */
export function createListLedger(deps: Pick<BillingDeps, 'db'>) {
  return implement(listLedger, ({ query }, call) => ledgerPage(deps, query, signedIn(call), call.language))
}

/** A page of a person's ledger. */
export async function ledgerPage(
  { db }: Pick<BillingDeps, 'db'>,
  query: ParsedPart<'billing.listLedger', 'query'>,
  viewer: Viewer,
  language: Language,
) {
  const { page_size: pageSize = listPageSize, ...pageQuery } = query
  const mine = and(eq(ledgerEntries.userId, viewer.id), eq(ledgerEntries.account, 'person'))
  const [{ rows, ...page }, [all]] = await Promise.all([
    readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
      db.orm
        .select()
        .from(ledgerEntries)
        .where(and(mine, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    db.orm.select({ count: count() }).from(ledgerEntries).where(mine),
  ])
  const titles = await readTitles(db, rows, language)
  const results = rows.map((row, index) => presentEntry(row, titles[index]!))
  return presentPage('billing/v1/ledger/', query, { count: all!.count, results, ...page })
}

/** An entry as its person reads it, with the title of what it is about. */
export function presentEntry(
  { id, at, given, bought, balance, reason, ref }: EntryRow,
  title: string | null,
): LedgerEntry {
  return {
    id: String(id),
    at: at.toISOString(),
    delta: given + bought,
    balance: balance!,
    reason: reason as LedgerReason,
    // The number of the anonymous person whose coins came says nothing to the reader.
    ref: reason === 'account_merge' ? null : ref || null,
    title,
  }
}
