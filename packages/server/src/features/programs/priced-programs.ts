import { gt, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { PublicCache } from '../../platform/http/public-cache.ts'
import type { PricedPrograms } from '../exams/index.ts'
import { programs } from './tables.ts'

/** Drafts, unpublished ones and deleted ones, too: joining asks for the program of an exam whatever its state. */
export function createPricedPrograms({ orm }: Database, shared: PublicCache): PricedPrograms {
  return async () => {
    const { value } = await shared.get('priced programs', { maxAgeMs: 60_000 }, async () => {
      const rows = await orm
        .select({ id: programs.id, state: programs.state, cost: programs.cost, costInTk: programs.costInTk })
        .from(programs)
        .where(or(gt(programs.cost, 0), gt(programs.costInTk, 0)))
      return new Map(rows.map(({ id, state, ...price }) => [id, { ...price, isPublished: state === 'published' }]))
    })
    return value
  }
}
