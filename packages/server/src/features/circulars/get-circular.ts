import type { Circular, Language } from '@prostuti/contract'
import { getCircular } from '@prostuti/contract/circulars/operations'
import { and } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.ts'
import { implementShared } from '../../platform/http/call/implement.ts'
import { type CircularDeps, shortly } from './circular-deps.ts'
import { pictureOf, presentCircular } from './present-circular.ts'
import { isPublic, withId } from './public-circulars.ts'
import { circulars } from './tables/circulars.ts'

/** A circular that is public, also after its end. Throws `not_found`. */
export function createGetCircular(deps: CircularDeps) {
  return implementShared(getCircular, shortly, async ({ params }, { language }) => {
    const circular = await findCircular(deps, params.id, language)
    if (!circular) throw new AppError('not_found')
    return circular
  })
}

/** Null for one that is not public. */
export async function findCircular(
  { readDb: { orm }, clock }: CircularDeps,
  id: string,
  language: Language,
): Promise<Circular | null> {
  const [row] = await orm
    .select()
    .from(circulars)
    .where(and(withId(id), isPublic(clock.now())))
  return row ? presentCircular(row, await pictureOf(orm, row), language) : null
}
