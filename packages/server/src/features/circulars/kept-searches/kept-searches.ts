import { maxKeptSearches } from '@prostuti/contract'
import {
  createKeptSearch,
  deleteKeptSearch,
  listKeptSearches,
  openKeptSearch,
  updateKeptSearch,
} from '@prostuti/contract/circulars/operations'
import { and, count, desc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { CircularDeps } from '../circular-deps.ts'
import { refuseTurnedRange } from '../refuse.ts'
import { keptSearches } from '../tables/kept-searches.ts'
import { type KeptRow, presentKeptSearch } from './present-kept-search.ts'
import { searchColumns } from './search-columns.ts'

const isOwn = (id: string, call: Call) =>
  and(eq(keptSearches.id, BigInt(id)), eq(keptSearches.userId, signedIn(call).id))

/** The searches that a person keeps. */
export function createKeptSearches({ db, clock }: CircularDeps): Implementation[] {
  const { orm } = db
  const change = async (id: string, call: Call, set: Partial<Pick<KeptRow, 'name' | 'report' | 'openedAt'>>) => {
    const mine = isOwn(id, call)
    const isChange = Object.values(set).some(value => value !== undefined)
    const [row] = isChange
      ? await orm.update(keptSearches).set(set).where(mine).returning()
      : await orm.select().from(keptSearches).where(mine)
    if (!row) throw new AppError('not_found')
    return presentKeptSearch(orm, row, clock.now())
  }
  return [
    implement(listKeptSearches, async (_, call) => {
      const rows = await orm
        .select()
        .from(keptSearches)
        .where(eq(keptSearches.userId, signedIn(call).id))
        .orderBy(desc(keptSearches.createdAt), desc(keptSearches.id))
      const results = []
      for (const row of rows) results.push(await presentKeptSearch(orm, row, clock.now()))
      return { count: results.length, next: null, previous: null, results }
    }),
    implementOnce(createKeptSearch, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const { name, filters, report } = body
      refuseTurnedRange(filters, 'filters.')
      const userId = signedIn(call).id
      const now = new Date(clock.now())
      await keepOneAtATime(client, userId)
      const values = { userId, name, report, ...searchColumns(filters), createdAt: now, openedAt: now }
      await refuseEleventh(client, values)
      const [row] = await drizzle(client)
        .insert(keptSearches)
        .values(values)
        .onConflictDoUpdate({ target: [keptSearches.userId, keptSearches.filterKey], set: { name, report } })
        .returning()
      return presentKeptSearch(drizzle(client), row!, clock.now())
    }),
    implement(updateKeptSearch, ({ params, body: { name, report } }, call) =>
      change(params.id, call, { name, report }),
    ),
    implement(openKeptSearch, ({ params }, call) => change(params.id, call, { openedAt: new Date(clock.now()) })),
    implement(deleteKeptSearch, async ({ params }, call) => {
      const { rowCount } = await orm.delete(keptSearches).where(isOwn(params.id, call))
      if (rowCount === 0) throw new AppError('not_found')
    }),
  ]
}

/** Until the transaction ends: of many searches that are kept at once, none is the eleventh. */
export async function keepOneAtATime(client: PoolClient, userId: bigint): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`kept searches of ${userId}`])
}

/** Throws `conflict`. The same filters again are no further search. */
async function refuseEleventh(
  client: PoolClient,
  { userId, filterKey }: Pick<KeptRow, 'userId' | 'filterKey'>,
): Promise<void> {
  const orm = drizzle(client)
  const mine = eq(keptSearches.userId, userId)
  const [all] = await orm.select({ count: count() }).from(keptSearches).where(mine)
  if (all!.count < maxKeptSearches) return
  const [same] = await orm
    .select({ id: keptSearches.id })
    .from(keptSearches)
    .where(and(mine, eq(keptSearches.filterKey, filterKey)))
  if (!same) throw new AppError('conflict')
}
