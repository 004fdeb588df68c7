import type { MyCircular } from '@prostuti/contract'
import { getMyCircular } from '@prostuti/contract/circulars/operations'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { CircularDeps } from '../circular-deps.ts'
import { isPublic, withId } from '../public-circulars.ts'
import { circularBookmarks, circulars } from '../tables/circulars.ts'

/** What a person has of a circular. Throws `not_found` for one that is not public. */
export function createGetMyCircular(deps: CircularDeps) {
  return implement(getMyCircular, async ({ params }, call) => {
    const mine = await findMyCircular(deps, params.id, signedIn(call).id)
    if (!mine) throw new AppError('not_found')
    return mine
  })
}

export async function findMyCircular(
  { db: { orm }, clock, inRoutine }: CircularDeps,
  id: string,
  userId: bigint,
): Promise<MyCircular | null> {
  const [row] = await orm
    .select({ at: circularBookmarks.at })
    .from(circulars)
    .leftJoin(
      circularBookmarks,
      and(eq(circularBookmarks.circularId, circulars.id), eq(circularBookmarks.userId, userId)),
    )
    .where(and(withId(id), isPublic(clock.now())))
  return row ? { bookmarked: row.at !== null, in_routine: await inRoutine(userId, 'circular', id) } : null
}
