import type { CircularCard, Language } from '@prostuti/contract'
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm'
import { type CircularDeps, shortly } from '../circular-deps.ts'
import { type CardRow, cardColumns, presentCard } from '../present-circular.ts'
import { isOpen, withId } from '../public-circulars.ts'
import { circulars } from '../tables/circulars.ts'

interface Asked {
  readonly count: number
  readonly language: Language
}

/** Open ones of the same company, category or district: those that share most come first, of these the ones that end first. */
export async function similarCirculars(
  deps: CircularDeps,
  id: string,
  { count, language }: Asked,
): Promise<CircularCard[]> {
  const key = `circulars like ${id} ${count}`
  const { value: rows } = await deps.publicCache.get(key, shortly, () => readSimilar(deps, id, count))
  return rows.map(row => presentCard(row, language))
}

async function readSimilar({ readDb: { orm }, clock }: CircularDeps, id: string, count: number): Promise<CardRow[]> {
  const [like] = await orm
    .select({ company: circulars.company, category: circulars.category, district: circulars.district })
    .from(circulars)
    .where(withId(id))
  if (!like) return []
  const { company, category, district } = like
  const shared = sql`(${circulars.company} = ${company})::int * 4 + (${circulars.category} = ${category})::int * 2
    + coalesce((${circulars.district} = ${district})::int, 0)`
  return orm
    .select(cardColumns)
    .from(circulars)
    .where(
      and(
        isOpen(clock.now()),
        ne(circulars.id, BigInt(id)),
        or(
          eq(circulars.company, company),
          eq(circulars.category, category),
          district === null ? undefined : eq(circulars.district, district),
        ),
      ),
    )
    .orderBy(desc(shared), asc(circulars.deadlineUp), asc(circulars.id))
    .limit(count)
}
