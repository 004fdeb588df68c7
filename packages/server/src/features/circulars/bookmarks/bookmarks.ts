import { listPageSize, type ParsedPart } from '@prostuti/contract'
import {
  createCircularBookmark,
  deleteCircularBookmark,
  listBookmarkedCirculars,
} from '@prostuti/contract/circulars/operations'
import { and, count, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import type { CircularDeps } from '../circular-deps.ts'
import { type CardRow, cardColumns, presentCard } from '../present-circular.ts'
import { isPublic, withId } from '../public-circulars.ts'
import { circularBookmarks, circulars } from '../tables/circulars.ts'

type Query = ParsedPart<'circulars.listBookmarkedCirculars', 'query'>

const newest: ListOrder<{ readonly card: CardRow; readonly at: Date }> = {
  at: circularBookmarks.at,
  id: circularBookmarks.circularId,
  order: 'newest first',
  sortKeyOf: ({ card, at }) => ({ at, id: card.id }),
}

/** What a person marks: doing either twice changes nothing. */
export function createBookmarks(deps: CircularDeps): Implementation[] {
  const { db, clock } = deps
  return [
    implement(createCircularBookmark, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const { id: userId } = signedIn(call)
        await holdPerson(client, userId)
        const orm = drizzle(client)
        const [circular] = await orm
          .select({ id: circulars.id })
          .from(circulars)
          .where(and(withId(params.id), isPublic(clock.now())))
        if (!circular) throw new AppError('not_found')
        const at = new Date(clock.now())
        await orm.insert(circularBookmarks).values({ userId, circularId: circular.id, at }).onConflictDoNothing()
        return { bookmarked: true }
      }),
    ),
    implement(deleteCircularBookmark, async ({ params }, call) => {
      const { userId, circularId } = circularBookmarks
      const mine = and(eq(userId, signedIn(call).id), eq(circularId, BigInt(params.id)))
      await db.orm.delete(circularBookmarks).where(mine)
      return { bookmarked: false }
    }),
    implement(listBookmarkedCirculars, ({ query }, call) =>
      bookmarkPage(deps, query, { userId: signedIn(call).id, language: call.language }),
    ),
  ]
}

/** One's bookmarked circulars that are still public, the newest bookmark first. */
export async function bookmarkPage(
  { db: { orm }, clock }: CircularDeps,
  query: Query,
  { userId, language }: { readonly userId: bigint; readonly language: 'bn' | 'en' },
) {
  const { page_size: pageSize = listPageSize, ...walk } = query
  const mine = and(eq(circularBookmarks.userId, userId), isPublic(clock.now()))
  const joined = eq(circulars.id, circularBookmarks.circularId)
  const [{ rows, ...pages }, [all]] = await Promise.all([
    readPage({ pageSize, ...walk }, newest, ({ where, orderBy, limit, offset }) =>
      orm
        .select({ card: cardColumns, at: circularBookmarks.at })
        .from(circularBookmarks)
        .innerJoin(circulars, joined)
        .where(and(mine, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    orm.select({ count: count() }).from(circularBookmarks).innerJoin(circulars, joined).where(mine),
  ])
  const results = rows.map(({ card }) => presentCard(card, language))
  return presentPage(listBookmarkedCirculars.path, query, { count: all!.count, results, ...pages })
}
